import type { Pixels } from '@scribblepup/imaging';
import { composePage } from '../page';
import { sitting } from '../testing/dogs';
import { rasterize } from '../bitmap/raster';
import { pageToPaths } from '../output/paths';
import { chooseCrayons } from './choose';
import { coatOf, plainCoat } from './coat';
import { colorPage } from './colorPage';
import { labOf, rgbFromLab } from '@scribblepup/imaging/colour';
import { polar } from './colour';
import { THING_COLOURS } from './thingColours';
import { fieldsOf } from './fields';
import { ownersOf } from './owners';
import { thingsOn } from './things';

const choices = { name: 'Rosie', bornMonth: 5 };

type Paint = (x: number, y: number) => readonly [number, number, number];

/** A cutout whose every pixel is dog, but those of the outermost columns. */
const cutout = (paint: Paint): Pixels => {
  const [width, height] = [200, 240];
  const data = new Uint8ClampedArray(4 * width * height);
  for (let i = 0; i < width * height; i++) {
    const x = i % width;
    data.set([...paint(x, Math.floor(i / width)), x > 0 && x < width - 1 ? 255 : 0], 4 * i);
  }
  return { width, height, data };
};

const GOLD = [205, 160, 95] as const;
const golden = coatOf(cutout(() => GOLD));
const hueOf = (rgb: readonly [number, number, number]) => polar(labOf(rgb));

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

test('Lab there and back', () => {
  for (const rgb of [GOLD, [0, 0, 0], [255, 255, 255], [20, 90, 200]] as const)
    expect(rgbFromLab(labOf(rgb))).toEqual([...rgb]);
});

describe('the coat', () => {
  it('has few colours, the largest first, where they are', () => {
    const coat = coatOf(cutout((x) => (x < 140 ? [120, 70, 40] : [246, 244, 240])));
    expect(coat.crayons).toHaveLength(2);
    const [brown, white] = coat.crayons;
    expect(white).toBeNull();
    expect(hueOf(brown!).hue).toBeGreaterThan(40);
    const row = coat.cells.subarray(5 * coat.width, 6 * coat.width);
    expect([row[3], row.at(-4)]).toEqual([0, 1]);
  });

  it('is never of the colour of the sky or the grass', () => {
    for (const light of [
      [120, 150, 200],
      [110, 150, 90],
    ] as const) {
      const [crayon] = coatOf(cutout(() => light)).crayons;
      expect(hueOf(crayon!).chroma).toBeLessThan(8);
    }
  });

  it('knows a collar by its color', () => {
    const coat = coatOf(cutout((_x, y) => (y > 90 && y < 110 ? [40, 90, 190] : GOLD)));
    const blue = coat.crayons.at(-1)!;
    expect(blue[2]).toBeGreaterThan(blue[0] + 40);
    expect(coat.cells.filter((cell) => coat.crayons[cell] === blue).length).toBeGreaterThan(300);
  });

  it('leaves shade away: gray below gold is gold', () => {
    const coat = coatOf(cutout((_x, y) => (y < 200 ? GOLD : [90, 88, 86])));
    expect(new Set(coat.crayons.map(String)).size).toBe(1);
  });

  it('keeps black patches, light enough for the lines on them', () => {
    const coat = coatOf(cutout((_x, y) => (y < 120 ? GOLD : [22, 22, 22])));
    const lightness = coat.crayons.map((rgb) => labOf(rgb!)[0]).sort((p, q) => p - q);
    expect(lightness).toHaveLength(2);
    expect(lightness[0]).toBeGreaterThan(40);
    expect(lightness[0]).toBeLessThan(55);
  });

  it('is white where nothing is known of the dog', () => {
    const nothing = { width: 4, height: 4, data: new Uint8ClampedArray(64) };
    expect(coatOf(nothing).crayons).toEqual([null]);
  });
});

describe('things', () => {
  it('are known by their shapes: those of a beach, but not any other shape', () => {
    const page = composePage(sitting, 'beach', choices);
    const found = thingsOn(page.items).flatMap((part) => part?.colour ?? []);
    for (const colour of ['orange', 'yellow', 'wood', 'tan']) expect(found).toContain(colour);
    const paths = page.items.filter((item) => item.kind === 'path');
    expect(thingsOn(paths.map((item) => ({ ...item, d: 'M0 0L10 0L10 10L0 10L5 5Z' })))).toEqual(
      paths.map(() => null),
    );
  });

  it('paws over a rim have the color of the coat', () => {
    const page = composePage(sitting, 'bakery', choices);
    const paws = thingsOn(page.items).filter((part) => part?.colour === 'coat');
    expect(new Set(paws.map((part) => part?.thing)).size).toBe(2);
    expect(THING_COLOURS['overRim']).toEqual(['coat']);
  });
});

test('fields beside each other get different crayons', () => {
  const page = composePage(sitting, 'glass', choices);
  const fields = fieldsOf(
    rasterize(pageToPaths(page, sitting), 100),
    ownersOf(page, [sitting], 100),
  );
  const crayons = chooseCrayons(page, fields, null);
  const pairs = fields.beside.flatMap((others, field) =>
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
  const picture = colorPage(page, sitting, golden);

  it('is the same picture each time', () => {
    expect(
      Buffer.from(colorPage(page, sitting, golden).data).equals(Buffer.from(picture.data)),
    ).toBe(true);
  });

  it('has the dog in its coat, a blue sky, and white margins', () => {
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

  it('has one colour all over the dog where the coat is of another photo', () => {
    const halves = coatOf(cutout((x) => (x < 120 ? GOLD : [90, 60, 40])));
    expect(halves.crayons).toHaveLength(2);
    const plain = colorPage(page, sitting, plainCoat(halves));
    expect(Buffer.from(plain.data).equals(Buffer.from(picture.data))).toBe(true);
    const patched = colorPage(page, sitting, halves);
    expect(Buffer.from(patched.data).equals(Buffer.from(plain.data))).toBe(false);
  });

  it('colors most of a scene and little of a puzzle', () => {
    expect(colored(picture)).toBeGreaterThan(0.4);
    const maze = colorPage(composePage(sitting, 'maze', choices), sitting, golden);
    expect(colored(maze)).toBeGreaterThan(0.01);
    expect(colored(maze)).toBeLessThan(0.2);
  });
});
