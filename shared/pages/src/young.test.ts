import type { DogArt } from '@scribblepup/tracing';
import { flatten, tightBounds, toPathData, type Path } from '@scribblepup/imaging/curves/path';
import { contains, resampleRing } from '@scribblepup/imaging/curves/rings';
import { AREA, bottom, right } from './canvas/sheet';
import { rasterize, release } from './bitmap/raster';
import { Stage } from './canvas/stage';
import { maxRegions } from './checks/check';
import { measureBitmap } from './checks/measure';
import { lookOf, looks, type Look } from './looks';
import { BOARDS } from './looks/young/boards';
import type { Board } from './looks/young/boards/board';
import type { Layout } from './looks/young/layout';
import type { Page } from './model/types';
import { pageToPaths } from './output/paths';
import { titleOf } from './page';
import { sitting } from './testing/dogs';
import { FIRST, OTHER_THING_FROM, PLAINEST_FROM, youngLayout, youngRecipe } from './young';

/** How far a part may extend past the area, in sheet units. The layout fits it into the area. */
const MAX_OVERHANG = 40;

/**
 * Minimum distance of a hole from the outline around it, in sheet units: a narrow rim is not a
 * field.
 */
const RIM = 20;

const ringOf = (shape: Path): number[] => resampleRing(flatten(shape, 20)[0].points, 120);

/** The distance between two rings, flat x, y. */
function distance(a: readonly number[], b: readonly number[]): number {
  let nearest = Infinity;
  for (let i = 0; i < a.length; i += 2)
    for (let j = 0; j < b.length; j += 2)
      nearest = Math.min(nearest, Math.hypot(a[i] - b[j], a[i + 1] - b[j + 1]));
  return nearest;
}

const boards = [
  ...Object.entries(BOARDS),
  ...looks.flatMap(({ id, young: { layout } }) =>
    layout.board ? [[id, layout.board] as const] : [],
  ),
];

/**
 * The closed outlines around the hole of a board; none if the hole is beside or between its parts.
 */
function outlinesAround({ hole, parts }: Board): number[][] {
  const inner = ringOf(hole);
  return parts
    .filter(([, part]) => part.ops.endsWith('Z'))
    .map(([, part]) => ringOf(part))
    .filter((outer) => inner.every((x, i) => i % 2 === 1 || contains([outer], x, inner[i + 1])));
}

/** The number of fields of a page at 2-3 years after one try with too many. */
function fieldsOfSecondTry(look: Look): number {
  const stage = new Stage(sitting, { name: 'Bo', bornMonth: null, age: '2-3' }, look.id, null, {
    seed: 1,
    simplification: 0,
    clear: true,
  });
  youngRecipe(look, sitting, { ...FIRST, step: 1, tooManyFields: 1 }).draw(stage);
  const page: Page = { look: look.id, title: '', family: look.family, items: stage.items };
  const bitmap = rasterize(pageToPaths(page, sitting));
  const { regions } = measureBitmap(bitmap);
  release(bitmap);
  return regions;
}

/** The large things with something beside them, such as bubbles, stars or a cloud. */
const NOT_ALONE = new Set(
  'mandala-ring sea sun-mandala starry-night dream picture-sudoku peaks tunnel igloo submarine candy bubble'.split(
    ' ',
  ),
);

/** Pixels per inch that show whether two parts touch. */
const COARSE = 50;

/** The number of separate pieces of a large thing that is drawn with its parts up to a rank. */
function piecesOf({ hole, parts }: Board, rank: number): number {
  const shapes = [...parts.flatMap(([own, shape]) => (own <= rank ? [shape] : [])), hole];
  const look = { fill: 'black', stroke: 7, evenOdd: false } as const;
  const bitmap = rasterize(
    shapes.map((shape) => ({ d: toPathData(shape), ...look })),
    COARSE,
  );
  const { components } = measureBitmap(bitmap);
  release(bitmap);
  return components;
}

/**
 * Maximum distance of the end of a line from an outline, in sheet units: less than the line's
 * width.
 */
const TOUCHING = 6;

/** The large things with lines that end in the air: the antennae of a bee. */
const FREE_LINES = new Set(['honeycomb']);

/** The ends of a board's lines that reach no outline and are under no later part or the hole. */
function looseEnds({ hole, parts }: Board): (readonly [number, number])[] {
  const shapes = [...parts.map(([, shape]) => shape), hole];
  const isLine = ({ ops }: Path): boolean => !ops.endsWith('Z');
  const lines = shapes.map((shape) => flatten(shape, 20).map(({ points }) => points));
  return shapes.flatMap((shape, i) =>
    isLine(shape)
      ? lines[i].flatMap((own) => {
          const others = lines.flat().filter((other) => other !== own);
          const covers = lines.slice(i + 1).filter((_, k) => !isLine(shapes[i + 1 + k]));
          const ends = [own.slice(0, 2), own.slice(-2)].map(([x, y]) => [x, y] as const);
          return ends.filter(
            (end) =>
              !covers.some((rings) => contains(rings, ...end)) &&
              others.every((other) => distance(end, resampleRing(other, 600)) > TOUCHING),
          );
        })
      : [],
  );
}

describe('the large things', () => {
  it('have lines that end at an outline, so that they divide a field', () => {
    const loose = boards.flatMap(([name, board]) =>
      FREE_LINES.has(name) ? [] : looseEnds(board).map((end) => `${name} ${end.join()}`),
    );
    expect(loose).toEqual([]);
  });

  it.each([1, 2])('are in one piece with their parts up to rank %i', (rank) => {
    const broken = boards.filter(
      ([name, board]) => !NOT_ALONE.has(name) && piecesOf(board, rank) > 1,
    );
    expect(broken.map(([name]) => name)).toEqual([]);
  });
});

describe('pages for young children', () => {
  it('have few fields after one try with too many, so that each can show its own thing', () => {
    const crowded = looks.filter(
      (look) => look.young.layout.board && fieldsOfSecondTry(look) > maxRegions('2-3'),
    );
    expect(crowded.map(({ id }) => id)).toEqual([]);
  });

  it('show a dog that the photo crops at a side in a hole, because a vessel would be cut off', () => {
    for (const look of looks) {
      expect(youngLayout(look, false, 0)).toBe(look.young.layout);
      expect(youngLayout(look, true, 0).needsWholeSides).not.toBe(true);
    }
  });

  it('show the dog in another thing if their layout fails, then in one with one main part', () => {
    const requiredParts = ({ board }: Layout): number | undefined =>
      board?.parts.filter(([rank]) => rank === 0).length;
    for (const look of looks)
      for (const open of [false, true]) {
        expect(youngLayout(look, open, OTHER_THING_FROM).board).toBeDefined();
        expect(requiredParts(youngLayout(look, open, PLAINEST_FROM))).toBe(1);
      }
  });

  it('have the title of the thing that replaces that of the look', () => {
    const titles = Object.values(BOARDS).map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const look of looks) {
      const own = look.young.title ?? look.title;
      expect(youngRecipe(look, sitting, FIRST).title).toBe(own);
      const replaced = youngRecipe(look, sitting, { ...FIRST, step: OTHER_THING_FROM }).title;
      expect(titles).toContain(replaced);
      expect(replaced).not.toBe(own);
    }
  });

  describe.each(['wizard', 'royal'])('%s', (id) => {
    const look = lookOf(id);
    /** Whether the hat is drawn, and the page's title. */
    const draw = (dog: DogArt, tooManyFields: number): readonly [isHatDrawn: boolean, string] => {
      const stage = new Stage(dog, { name: 'Bo', bornMonth: null, age: '2-3' }, id);
      const putOn = jest.spyOn(stage, 'putOn');
      const recipe = youngRecipe(look, dog, { ...FIRST, tooManyFields });
      recipe.draw(stage);
      return [putOn.mock.calls.length > 0, titleOf(recipe, stage)];
    };

    it('has a title that names the hat only if it is drawn', () => {
      const drawn = [0, 1, 2, 3, 4, 5].map((n) => draw(sitting, n));
      const isHatDrawn = drawn.map(([is]) => is);
      expect(isHatDrawn).toEqual([true, true, true, true, true, false]);
      expect(drawn.map(([, title]) => title === look.title)).toEqual(isHatDrawn);
    });

    it('has a title without a hat if the photo crops the head', () => {
      const cropped = { ...sitting, cut: { ...sitting.cut, top: true } };
      expect(draw(cropped, 0)).toEqual([false, look.young.hatlessTitle]);
    });
  });

  it.each(boards)(
    'have a hole in the %s that is large enough for a face, and all parts near the area',
    (_, { hole, parts }) => {
      const [left, top, holeRight, holeBottom] = tightBounds(hole);
      expect(Math.min(holeRight - left, holeBottom - top)).toBeGreaterThanOrEqual(250);
      expect([
        left > AREA.x,
        top > AREA.y,
        holeRight < right(AREA),
        holeBottom < bottom(AREA),
      ]).toEqual([true, true, true, true]);
      expect(parts.some(([rank]) => rank === 0)).toBe(true);
      for (const [, part] of parts) {
        const [l, t, r, b] = tightBounds(part);
        expect([
          l > AREA.x - MAX_OVERHANG,
          t > AREA.y - MAX_OVERHANG,
          r < right(AREA) + MAX_OVERHANG,
          b < bottom(AREA) + MAX_OVERHANG,
        ]).toEqual([true, true, true, true]);
      }
    },
  );

  it.each(boards.filter(([, board]) => outlinesAround(board).length > 0))(
    'have a hole in the %s that is clear of the outline around it',
    (_, board) => {
      for (const outer of outlinesAround(board))
        expect(distance(ringOf(board.hole), outer)).toBeGreaterThanOrEqual(RIM);
    },
  );
});
