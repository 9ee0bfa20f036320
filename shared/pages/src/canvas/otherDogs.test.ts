import { contains, outerRings } from '@scribblepup/imaging/curves/rings';
import { parsePath, flatten } from '@scribblepup/imaging/curves/path';
import { circle } from '@scribblepup/imaging/curves/shapes';
import { composePage } from '..';
import { cake } from '../looks/props/things';
import type { DogItem, Page } from '../model/types';
import { dogAboveDog, dogs, sitting, twoDogs } from '../testing/dogs';
import { otherDogFacePoints } from './features';
import { isInAny, outlinesAround, ringOfHead } from './placedDog';
import { Stage } from './stage';
import { dogParts } from './dogParts';
import type { Point } from '@scribblepup/imaging';

const choices = { name: 'Bo', bornMonth: 3 };
const stageAndDog = (dog = twoDogs) => {
  const stage = new Stage(dog, choices, 'test');
  return { stage, placedDog: stage.stand({ ground: 900, w: 600, h: 600 }) };
};

const dogsOf = (page: Page): DogItem[] => page.items.filter((item) => item.kind === 'dog');

/** Converts points of `twoDogs` to the sheet, as an item shows them. */
const onSheet = ({ scale, dx, dy, mirror }: DogItem, points: readonly number[]): number[] =>
  points.map((v, i) => (i % 2 === 0 ? dx + (mirror ? -v : v) * scale : dy + v * scale));

/** The outlines of both dogs of a page, on the sheet: first that of the dog whose head is known. */
const outlinesOf = (page: Page): number[][] =>
  dogsOf(page)
    .toSorted((a, b) => a.part! - b.part!)
    .flatMap((item) =>
      dogParts(twoDogs)![item.part!].inPlace.outline.map((ring) => onSheet(item, ring)),
    );

/** Points in the eyes and noses of both dogs of a page, on the sheet. */
const facePointsOf = (page: Page): Point[] =>
  dogsOf(page).flatMap((item) =>
    dogParts(twoDogs)![item.part!].inPlace.solids.map((solid) => {
      const ring = onSheet(item, solid);
      const mean = (axis: 0 | 1): number =>
        (2 * ring.filter((_, i) => i % 2 === axis).reduce((x, y) => x + y)) / ring.length;
      return [mean(0), mean(1)];
    }),
  );

const pathsBefore = (page: Page): number[][][] =>
  page.items
    .slice(
      0,
      page.items.findIndex(({ kind }) => kind === 'dog'),
    )
    .flatMap((item) =>
      item.kind === 'path' ? [flatten(parsePath(item.d), 6).map(({ points }) => points)] : [],
    );

describe('a photo of two dogs that do not touch', () => {
  it('has an outer ring for each, and none for a hole', () => {
    expect(outerRings(twoDogs.outline)).toHaveLength(2);
    const hole = circle(250, 300, 20);
    const [{ points }] = flatten(hole, 6);
    const backwards = points.flatMap((_, i) =>
      i % 2 === 0 ? points.slice(points.length - 2 - i, points.length - i) : [],
    );
    const [ring] = sitting.outline;
    const rings = [outerRings([ring, points]), outerRings([ring, backwards])];
    expect(rings.map(({ length }) => length).toSorted((a, b) => a - b)).toEqual([1, 2]);
  });

  it('keeps things off both, even where the grown outlines overlap', () => {
    const { placedDog } = stageAndDog();
    for (const distance of [20, 60]) {
      const around = outlinesAround(placedDog, distance);
      for (const face of [...otherDogFacePoints(placedDog), placedDog.head.eyeMidpoint])
        expect(isInAny(around, face)).toBe(true);
    }
  });

  it('has one known head, and the face of the other dog', () => {
    const { placedDog } = stageAndDog();
    expect(contains([ringOfHead(placedDog)], ...placedDog.head.eyeMidpoint)).toBe(true);
    const faces = otherDogFacePoints(placedDog);
    expect(faces.length).toBeGreaterThan(0);
    for (const face of faces) expect(contains([ringOfHead(placedDog)], ...face)).toBe(false);
  });

  it.each(Object.entries(dogs))('has no other face if there is one %s dog', (_, dog) => {
    expect(otherDogFacePoints(stageAndDog(dog).placedDog)).toEqual([]);
  });

  it('hides a face if a thing covers the other dog, but not if a frame or its clip does', () => {
    const { stage, placedDog } = stageAndDog();
    const [[x, y]] = otherDogFacePoints(placedDog);
    stage.show(placedDog);
    expect(stage.hidesFace()).toBe(false);
    stage.draw(circle(x, y, 20));
    expect(stage.hidesFace()).toBe(true);
    const cropped = new Stage(twoDogs, choices, 'test');
    cropped.show(placedDog).frame(circle(...placedDog.head.eyeMidpoint, 120));
    expect(cropped.hidesFace()).toBe(false);
    const clipped = new Stage(twoDogs, choices, 'test');
    clipped.show(placedDog, { clip: 'M0 0L10 0L10 10L0 10Z' }).draw(circle(x, y, 20));
    expect(clipped.hidesFace()).toBe(false);
  });
});

it('shows the faces of both dogs of a photo above a rim, however low one of them is', () => {
  const rim = 700;
  const placedDog = new Stage(dogAboveDog, choices, 'test').stand({
    rim,
    hide: 0.3,
    w: 500,
    h: 600,
  });
  const faces = otherDogFacePoints(placedDog);
  expect(faces.length).toBeGreaterThan(0);
  for (const [, y] of faces) expect(y).toBeLessThan(rim);
});

describe.each(['5-8', '8+'] as const)('a page of a photo with two dogs at %s', (age) => {
  const draw = (look: string): Page => composePage(twoDogs, look, { ...choices, age });

  it.each(['search', 'fish-count'])('hides no thing to count behind a dog: %s', (look) => {
    const page = draw(look);
    const outlines = outlinesOf(page);
    expect(outlines).toHaveLength(2);
    const smallShapes = pathsBefore(page).filter((rings) => {
      const xs = rings.flat().filter((_, i) => i % 2 === 0);
      const ys = rings.flat().filter((_, i) => i % 2 === 1);
      return Math.max(...xs) - Math.min(...xs) < 140 && Math.max(...ys) - Math.min(...ys) < 140;
    });
    const hidden = smallShapes.filter((rings) =>
      rings.some((ring) =>
        outlines.some((outline) =>
          ring.some((x, i) => i % 2 === 0 && contains([outline], x, ring[i + 1])),
        ),
      ),
    );
    expect(smallShapes.length).toBeGreaterThan(3);
    expect(hidden).toEqual([]);
  });

  it('shows exactly two shadows with the proportions of the dogs', () => {
    const page = draw('shadows');
    const shapes = pathsBefore(page).filter(([ring]) => ring.length > 100);
    const aspects = shapes.map(([ring]) => {
      const [w, h] = [0, 1].map((axis) => {
        const values = ring.filter((_, i) => i % 2 === axis);
        return Math.max(...values) - Math.min(...values);
      });
      return w / h;
    });
    const dogRings = aspects.filter(
      (aspect) => Math.abs(aspect * sitting.height - sitting.width) < 8,
    );
    expect(dogRings).toHaveLength(2);
  });

  it('draws the outline of the dog that has no dots', () => {
    const page = draw('connect');
    const [, other] = outlinesOf(page);
    const drawn = page.items.some((item) => {
      if (item.kind !== 'path' || item.fill) return false;
      const [first] = flatten(parsePath(item.d), 6);
      return Math.hypot(first.points[0] - other[0], first.points[1] - other[1]) < 1;
    });
    expect(drawn).toBe(true);
  });

  it('draws bands that surround both dogs without dipping between them', () => {
    const page = draw('echo');
    const all = outlinesOf(page).flat();
    const [middle, height] = [0, 1].map((axis) => {
      const values = all.filter((_, i) => i % 2 === axis);
      return (Math.min(...values) + Math.max(...values)) / 2;
    });
    for (const rings of pathsBefore(page))
      for (const ring of rings)
        for (let i = 0; i < ring.length; i += 2)
          expect(Math.hypot(ring[i] - middle, ring[i + 1] - height)).toBeGreaterThan(30);
  });

  it('has a cake that covers neither face', () => {
    const page = draw('birthday');
    const faces = facePointsOf(page);
    expect(faces).toHaveLength(6);
    const later = page.items.slice(page.items.findLastIndex(({ kind }) => kind === 'dog') + 1);
    const covering = later.filter((item) => {
      if (item.kind !== 'path' || !item.fill) return false;
      const rings = flatten(parsePath(item.d), 6).map(({ points }) => points);
      return faces.some(([x, y]) => contains(rings, x, y)) && !contains(rings, 0, 0);
    });
    expect(covering).toEqual([]);
    expect(later.length).toBeGreaterThan(cake.length);
    expect(page.title).toBe('Happy birthday!');
  });
});
