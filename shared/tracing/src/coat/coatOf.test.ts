import { labFromRgb, chromaAndHue, type Rgb } from '@scribblepup/imaging/color';
import { toLab } from '@scribblepup/imaging/lab';
import { mask } from '@scribblepup/imaging/plane';
import { coatOf } from './coatOf';
import type { Coat } from './packed';
import type { Parts } from './parts';

/**
 * The coat of a dog that fills a picture except for a green margin.
 * @param above how far the outline extends above the picture, px
 */
const coatFrom = (
  paint: (x: number, y: number) => Rgb,
  above = 0,
  parts: Partial<Parts> = {},
): Coat => {
  const [width, height] = [204, 244];
  const rgb = new Uint8ClampedArray(3 * width * height);
  const dog = mask(width, height);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [(i % width) - 2, Math.floor(i / width) - 2];
    dog.data[i] = x >= 0 && y >= 0 && x < 200 && y < 240 ? 1 : 0;
    rgb.set(dog.data[i] ? paint(x, y) : [60, 150, 60], 3 * i);
  }
  return coatOf(
    toLab(rgb, width, height),
    dog,
    { x0: 2, y0: 2 - above, x1: 202, y1: 242 },
    { tongues: [], spots: [], ...parts },
  );
};

const GOLD = [205, 160, 95] as const;
const hueOf = (rgb: Rgb) => chromaAndHue(labFromRgb(rgb));

it('has few colors, largest first, at their positions', () => {
  const coat = coatFrom((x) => (x < 140 ? [120, 70, 40] : [246, 244, 240]));
  expect(coat.crayons).toHaveLength(2);
  const [brown, white] = coat.crayons;
  expect(white).toBeNull();
  expect(hueOf(brown!).hue).toBeGreaterThan(40);
  const row = coat.cells.subarray(5 * coat.width, 6 * coat.width);
  expect([row[3], row.at(-4)]).toEqual([0, 1]);
  expect([coat.width, coat.height]).toEqual([93, 112]);
});

it('fills the bounds of the outline, which may extend above the picture', () => {
  const stripes = (_x: number, y: number): Rgb => (y < 120 ? GOLD : [246, 244, 240]);
  const firstWhite = ({ cells, crayons, width }: Coat): number =>
    Math.floor(cells.findIndex((cell) => crayons[cell] === null) / width);
  const [plain, raised] = [coatFrom(stripes), coatFrom(stripes, 60)];
  expect(firstWhite(plain) / plain.height).toBeCloseTo(120 / 240, 1);
  expect(firstWhite(raised) / raised.height).toBeCloseTo(180 / 300, 1);
});

it('never has the color of the sky or the grass', () => {
  for (const light of [
    [120, 150, 200],
    [110, 150, 90],
  ] as const) {
    const [crayon] = coatFrom(() => light).crayons;
    expect(hueOf(crayon!).chroma).toBeLessThan(8);
  }
});

it('is pink inside the rim of a tongue, and only there', () => {
  const rim = [
    [82, 122],
    [122, 122],
    [122, 182],
    [82, 182],
  ] as const;
  const { cells, crayons, width, height } = coatFrom(() => GOLD, 0, { tongues: [rim] });
  expect(crayons).toHaveLength(2);
  const { hue, chroma } = hueOf(crayons[1]!);
  expect(chroma).toBeGreaterThan(25);
  expect(Math.min(hue, 360 - hue)).toBeLessThan(20);
  const at = (x: number, y: number): number =>
    cells[Math.floor((y * height) / 240) * width + Math.floor((x * width) / 200)];
  expect([at(100, 150), at(84, 124)]).toEqual([1, 1]);
  expect([at(70, 150), at(130, 150), at(100, 110), at(100, 190)]).toEqual([0, 0, 0, 0]);
  expect(coatFrom(() => GOLD).crayons).toHaveLength(1);
});

it('is dark inside the rims of spots, and white around them, even in the shade', () => {
  const at = [40, 80, 120, 160].flatMap((x) => [50, 110, 170].map((y) => [x, y] as const));
  const isSpot = (x: number, y: number): boolean =>
    at.some(([sx, sy]) => Math.abs(x - sx) < 12 && Math.abs(y - sy) < 12);
  const paint = (x: number, y: number): Rgb =>
    isSpot(x, y) ? [30, 28, 26] : y < 120 ? [240, 238, 234] : [150, 150, 152];
  const spots = at.map(([x, y]) =>
    [
      [-10, -10],
      [14, -10],
      [14, 14],
      [-10, 14],
    ].map(([dx, dy]) => [x + dx, y + dy] as const),
  );
  const { cells, crayons, width, height } = coatFrom(paint, 0, { spots });
  const crayonAt = (x: number, y: number): Rgb | null =>
    crayons[cells[Math.floor((y * height) / 240) * width + Math.floor((x * width) / 200)]];
  for (const [x, y] of at) expect(labFromRgb(crayonAt(x, y)!)[0]).toBeLessThan(60);
  for (const [x, y] of [
    [60, 80],
    [100, 140],
    [140, 50],
    [10, 230],
  ] as const)
    expect(crayonAt(x, y)).toBeNull();
});

it('ignores spots whose rims lie off the dog', () => {
  const rim = [
    [-90, -90],
    [-50, -90],
    [-50, -50],
  ] as const;
  expect(coatFrom(() => GOLD, 0, { spots: [rim] })).toEqual(coatFrom(() => GOLD));
});

it('recognizes a collar by its color', () => {
  const coat = coatFrom((_x, y) => (y > 90 && y < 110 ? [40, 90, 190] : GOLD));
  const blue = coat.crayons.at(-1)!;
  expect(blue[2]).toBeGreaterThan(blue[0] + 40);
  expect(coat.cells.filter((cell) => coat.crayons[cell] === blue).length).toBeGreaterThan(300);
});

it('leaves out shade: a small gray area on a golden coat becomes gold', () => {
  const coat = coatFrom((_x, y) => (y < 200 ? GOLD : [90, 88, 86]));
  expect(new Set(coat.crayons.map(String)).size).toBe(1);
});

it('keeps black patches, light enough for the lines on them', () => {
  const coat = coatFrom((_x, y) => (y < 120 ? GOLD : [22, 22, 22]));
  const lightness = coat.crayons.map((rgb) => labFromRgb(rgb!)[0]).sort((p, q) => p - q);
  expect(lightness).toHaveLength(2);
  expect(lightness[0]).toBeGreaterThan(40);
  expect(lightness[0]).toBeLessThan(55);
});

it('is white if the mask is empty', () => {
  const nothing = coatOf(toLab(new Uint8ClampedArray(48), 4, 4), mask(4, 4), {
    x0: 0,
    y0: 0,
    x1: 4,
    y1: 4,
  });
  expect(nothing.crayons).toEqual([null]);
});
