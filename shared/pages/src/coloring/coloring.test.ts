import type { Pixels } from '@scribblepup/imaging';
import { labFromRgb, chromaAndHue, rgbFromLab, type Rgb } from '@scribblepup/imaging/color';
import type { DogArt } from '@scribblepup/tracing';
import { packCoat, type Coat } from '@scribblepup/tracing/coat';
import { rasterize } from '../bitmap/raster';
import type { Cast, Page } from '../model/types';
import { pageToPaths } from '../output/paths';
import { composePage } from '../page';
import { bust, inProfile, sitting } from '../testing/dogs';
import { chooseCrayons } from './chooseCrayons';
import { coatsOf } from './coats';
import { colorPage } from './colorPage';
import { crayon } from './crayons';
import { fieldsOf } from './fields';
import { FIRST_ITEM, ownersOf } from './owners';
import { THING_COLORS } from './thingColors';
import { thingsOn } from './things';

const choices = { name: 'Rosie', bornMonth: 5 };

/** A dog whose coat has these crayons in columns of equal width. */
const withCoatColors = (dog: DogArt, ...crayons: Coat['crayons']): DogArt => ({
  ...dog,
  coat: packCoat({
    width: crayons.length,
    height: 1,
    cells: Uint8Array.from(crayons.keys()),
    crayons,
  }),
});

const GOLD = [220, 176, 110] as const;
const DARK = [118, 112, 108] as const;
const golden = withCoatColors(sitting, GOLD);
const hueOf = (rgb: Rgb) => chromaAndHue(labFromRgb(rgb));

const at = ({ width, data }: Pixels, x: number, y: number): readonly [number, number, number] => {
  const p = 4 * (y * width + x);
  return [data[p], data[p + 1], data[p + 2]];
};

/** The share of pixels that are neither white nor black nor gray. */
const colored = ({ data }: Pixels): number => {
  let count = 0;
  for (let p = 0; p < data.length; p += 4)
    if (Math.abs(data[p] - data[p + 1]) + Math.abs(data[p + 1] - data[p + 2]) > 16) count++;
  return (4 * count) / data.length;
};

const fieldsOn = (page: Page, cast: Cast) =>
  fieldsOf(rasterize(pageToPaths(page, cast), 100), ownersOf(page, cast, 100));

const isSame = (a: Pixels, b: Pixels): boolean => Buffer.from(a.data).equals(Buffer.from(b.data));

test('a color survives the conversion to Lab and back', () => {
  for (const rgb of [GOLD, [0, 0, 0], [255, 255, 255], [20, 90, 200]] as const)
    expect(rgbFromLab(labFromRgb(rgb))).toEqual([...rgb]);
});

describe('thingsOn', () => {
  it('recognizes the things of a beach by their shapes, and no other shape', () => {
    const page = composePage(sitting, 'beach', choices);
    const found = thingsOn(page.items).flatMap((part) => part?.color ?? []);
    for (const color of ['orange', 'yellow', 'wood', 'tan']) expect(found).toContain(color);
    const paths = page.items.filter((item) => item.kind === 'path');
    expect(thingsOn(paths.map((item) => ({ ...item, d: 'M0 0L10 0L10 10L0 10L5 5Z' })))).toEqual(
      paths.map(() => null),
    );
  });

  it.each([
    ['desert', 'stone', 3],
    ['plane', 'white', 2],
    ['balloon-ride', 'white', 1],
    ['autumn', 'wood', 1],
    ['garden', 'wood', 1],
  ])('recognizes simple things of %s: %s', (look, color, minCount) => {
    const known = thingsOn(composePage(sitting, look, choices).items);
    expect(known.filter((part) => part?.color === color).length).toBeGreaterThanOrEqual(minCount);
  });

  it('gives paws over a rim the color of the coat', () => {
    const page = composePage(sitting, 'bakery', choices);
    const paws = thingsOn(page.items).filter((part) => part?.color === 'coat');
    expect(new Set(paws.map((part) => part?.thing)).size).toBe(2);
    expect(THING_COLORS['overRim']).toEqual(['coat']);
  });
});

test('adjacent fields get different crayons', () => {
  const page = composePage(sitting, 'glass', choices);
  const fields = fieldsOn(page, [sitting]);
  const crayons = chooseCrayons(page, fields, coatsOf([sitting]));
  const pairs = fields.neighbors.flatMap((others, field) =>
    [...others].filter(([, length]) => length > 20).map(([other]) => [field, other] as const),
  );
  const glass = pairs.filter((pair) => pair.every((field) => typeof crayons[field] === 'object'));
  const same = glass.filter(([p, q]) => crayons[p] !== null && crayons[p] === crayons[q]);
  expect(glass.length).toBeGreaterThan(20);
  expect(same.length / glass.length).toBeLessThan(0.05);
});

describe('a colored page', () => {
  const page = composePage(sitting, 'garden', choices);
  const dog = page.items.find((item) => item.kind === 'dog')!;
  const picture = colorPage(page, golden);

  it('is the same picture each time', () => {
    expect(isSame(colorPage(page, golden), picture)).toBe(true);
  });

  it('shows the dog in the colors of its coat, a blue sky, and white margins', () => {
    const near = [0.4, 0.5, 0.6].map((share) =>
      hueOf(
        at(
          picture,
          Math.round(dog.dx + (dog.mirror ? -1 : 1) * dog.scale * sitting.width * share),
          Math.round(dog.dy + dog.scale * sitting.height * 0.62),
        ),
      ),
    );
    expect(near.some(({ hue, chroma }) => chroma > 25 && hue > 50 && hue < 90)).toBe(true);
    const sky = at(picture, 270, 240);
    expect(sky[2]).toBeGreaterThan(sky[0] + 10);
    expect(at(picture, 20, 20)).toEqual([255, 255, 255]);
  });

  it('keeps the lines black', () => {
    let black = 0;
    for (let p = 0; p < picture.data.length; p += 4) if (picture.data[p] === 0) black++;
    expect(black).toBeGreaterThan(5000);
  });

  it('shows the patches of the coat in their positions', () => {
    const patched = colorPage(page, withCoatColors(sitting, GOLD, DARK));
    expect(isSame(patched, picture)).toBe(false);
    const both = withCoatColors(sitting, GOLD, GOLD);
    expect(isSame(colorPage(page, both), picture)).toBe(true);
  });

  it('shows a dog without a coat, or with a damaged one, in one muted crayon', () => {
    const plain = colorPage(page, sitting);
    expect(isSame(plain, colorPage(page, withCoatColors(sitting, crayon('tan').rgb)))).toBe(true);
    for (const coat of [null, 'gold', { width: 2, height: 2, cells: 'a9', crayons: [GOLD] }])
      expect(isSame(colorPage(page, { ...sitting, coat }), plain)).toBe(true);
  });

  it('colors most of a scene and little of a puzzle', () => {
    expect(colored(picture)).toBeGreaterThan(0.4);
    const maze = colorPage(composePage(sitting, 'maze', choices), golden);
    expect(colored(maze)).toBeGreaterThan(0.01);
    expect(colored(maze)).toBeLessThan(0.2);
  });

  it.each(['2-3', '3-5'] as const)('colors the picture for ages %s instead of a puzzle', (age) => {
    const instead = composePage(sitting, 'maze', { ...choices, age });
    expect(colored(colorPage(instead, golden, age))).toBeGreaterThan(0.4);
  });
});

describe('a page of two dogs', () => {
  const cast: Cast = [golden, withCoatColors(bust, DARK)];
  const both = { ...choices, companions: [{ name: 'Koda', bornMonth: null }] };

  /** Mean chroma of each dog, in the order of the cast. */
  const chromas = (page: Page, dogs: Cast): number[] => {
    const picture = colorPage(page, dogs);
    const owners = ownersOf(page, dogs, 100);
    const sums = dogs.map(() => [0, 0, 0, 0]);
    for (const [i, owner] of owners.data.entries()) {
      const item = owner < FIRST_ITEM ? undefined : page.items[owner - FIRST_ITEM];
      if (item?.kind !== 'dog' || picture.data[4 * i] < 60) continue;
      const sum = sums[item.who ?? 0];
      for (const c of [0, 1, 2]) sum[c] += picture.data[4 * i + c];
      sum[3]++;
    }
    return sums.map(([r, g, b, n]) => hueOf([r / n, g / n, b / n]).chroma);
  };

  it.each(['picnic', 'bakery', 'camping'])('shows each dog in its own coat: %s', (look) => {
    const page = composePage(cast, look, both);
    const [gold, dark] = chromas(page, cast);
    expect(gold).toBeGreaterThan(25);
    expect(dark).toBeLessThan(10);
    const [left, right] = chromas(page, [
      withCoatColors(sitting, DARK),
      withCoatColors(bust, GOLD),
    ]);
    expect(left).toBeLessThan(10);
    expect(right).toBeGreaterThan(25);
  });

  it('shows a dog without a coat in a muted crayon', () => {
    const page = composePage(cast, 'picnic', both);
    const [tan, dark] = chromas(page, [sitting, withCoatColors(bust, DARK)]);
    expect(tan).toBeGreaterThan(15);
    expect(dark).toBeLessThan(10);
  });

  it('shows the paws of each dog in the colors of its coat', () => {
    const page = composePage(cast, 'bakery', both);
    const fields = fieldsOn(page, cast);
    const crayons = chooseCrayons(page, fields, coatsOf(cast));
    const things = thingsOn(page.items);
    const paws = fields.list
      .map(({ owner, area, x }, field) => ({ owner, area, x, choice: crayons[field] }))
      .filter(({ owner }) => owner >= FIRST_ITEM && things[owner - FIRST_ITEM]?.color === 'coat')
      .sort((p, q) => q.area - p.area)
      .slice(0, 4)
      .sort((p, q) => p.x - q.x);
    // The dark dog is on the left.
    expect(paws.map(({ choice }) => choice)).toEqual(
      [DARK, DARK, GOLD, GOLD].map((rgb): unknown => expect.objectContaining({ rgb })),
    );
  });
});

it.each([
  ['both cups', sitting, ['navy', 'own', 'own']],
  ['the one cup in profile', inProfile, ['navy', 'own', 'own']],
])('gives headphones their own colors: %s', (_, dog, colors) => {
  const { items } = composePage(dog, 'music', choices);
  const index = items.findIndex(({ kind }) => kind === 'dog') + 1;
  const worn = thingsOn(items).slice(index, index + 3);
  expect(worn.map((part) => part?.color)).toEqual(colors);
  expect(new Set(worn.map((part) => part?.thing)).size).toBe(1);
});
