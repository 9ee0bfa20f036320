import type { LabImage } from '@scribblepup/imaging/lab';
import { mask, type Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { drawFace } from './drawFaces';
import { findTongue } from './tongue';

type Color = readonly [L: number, a: number, b: number];
type Shape = (x: number, y: number) => boolean;

const SIDE = 400,
  SIZE = 100;
const NOSE: Point = [200, 150];
const oval =
  (cx: number, cy: number, rx: number, ry: number): Shape =>
  (x, y) =>
    ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
const GRAY: Color = [60, 2, 4],
  BROWN: Color = [45, 14, 28],
  PINK: Color = [58, 26, 6];
const nose = oval(...NOSE, 27, 20);

/** A face of one color, with a dark nose and colored shapes, the last one in front. */
function face(coat: Color, ...shapes: readonly (readonly [Shape, Color])[]): LabImage {
  const colors = Array.from({ length: SIDE * SIDE }, (_, i): Color => {
    const [x, y] = [(i % SIDE) + 0.5, Math.floor(i / SIDE) + 0.5];
    const shape = shapes.findLast(([is]) => is(x, y));
    return shape?.[1] ?? (nose(x, y) ? [18, 0, 0] : coat);
  });
  const channel = (c: 0 | 1 | 2): Float32Array => Float32Array.from(colors, (color) => color[c]);
  return { width: SIDE, height: SIDE, L: channel(0), a: channel(1), b: channel(2) };
}

const maskWhere = (is: Shape = () => true): Mask =>
  mask(
    SIDE,
    SIDE,
    Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
      is((i % SIDE) + 0.5, Math.floor(i / SIDE) + 0.5) ? 1 : 0,
    ),
  );

const tongue = oval(200, 215, 24, 34);
const find = (lab: LabImage, dog = maskWhere(), roll = 0): ReturnType<typeof findTongue> =>
  findTongue(lab, dog, NOSE, SIZE, roll);

describe('a tongue', () => {
  it.each([
    ['gray', GRAY],
    ['brown', BROWN],
  ])('is found by its color on a %s dog, with its rim and its groove', (_, coat) => {
    const found = find(face(coat, [tongue, PINK]))!;
    for (const [x, y] of found.rim) {
      const distance = Math.hypot((x - 200) / 24, (y - 215) / 34);
      expect(Math.abs(distance - 1)).toBeLessThan(0.15);
    }
    expect(Math.min(...found.rim.map(([, y]) => y))).toBeCloseTo(found.rim[0][1], 0);
    for (const [x, y] of found.groove) {
      expect(Math.abs(x - 200)).toBeLessThan(3);
      expect(tongue(x, y)).toBe(true);
    }
    expect(found.groove.length).toBeGreaterThan(20);
  });

  it('is found in colored light and on a tilted head', () => {
    const warm = ([L, a, b]: Color): Color => [L, a + 8, b + 14];
    const aside = oval(175, 212, 24, 30);
    expect(find(face(warm(GRAY), [aside, warm(PINK)]), maskWhere(), 0.4)).not.toBeNull();
  });

  it('has no groove if it is short', () => {
    const found = find(face(GRAY, [oval(200, 195, 30, 14), PINK]))!;
    expect(found.rim.length).toBeGreaterThan(20);
    expect(found.groove).toHaveLength(0);
  });

  it.each<[string, Shape, Color]>([
    ['a tongue in the color of the coat', tongue, GRAY],
    ['a pink nose', oval(200, 152, 24, 18), PINK],
    ['a wide collar', (x, y) => Math.abs(x - 200) < 45 && Math.abs(y - 225) < 10, PINK],
    ['a vivid red toy', tongue, [48, 60, 34]],
    ['an orange ball', tongue, [58, 36, 52]],
    ['a purple toy', tongue, [48, 24, -30]],
    ['something pink far below', oval(200, 300, 24, 34), PINK],
    ['something pink beside the head', oval(320, 160, 24, 34), PINK],
    ['a speck', oval(200, 200, 7, 7), PINK],
    ['a pink coat', (_, y) => y > 190, PINK],
  ])('is not %s', (_, is, color) => {
    expect(find(face(GRAY, [is, color]))).toBeNull();
  });

  it('is not a pink part below the chin that lies off the dog', () => {
    expect(
      find(
        face(GRAY, [tongue, PINK]),
        maskWhere((_, y) => y < 200),
      ),
    ).toBeNull();
  });
});

describe('a face with a tongue', () => {
  const eyes = [oval(150, 70, 9, 8), oval(250, 70, 9, 8)];
  const lips: Shape = (x, y) => Math.abs(x - 200) < 50 && Math.abs(y - 182) < 3;
  const shapes = [
    ...eyes.map((is) => [is, [15, 0, 0]] as const),
    [lips, [25, 0, 0]] as const,
    [tongue, PINK] as const,
  ];
  const points = {
    eyes: [
      [150, 70],
      [250, 70],
    ],
    nose: NOSE,
  } as const;

  it('draws no line on the tongue except its groove', () => {
    const art = drawFace(face(GRAY, ...shapes), maskWhere(), points, 0.8);
    expect(art.tongues).toHaveLength(1);
    const groove = art.lines.filter((line) => line.every(([x, y]) => tongue(x, y)));
    expect(groove).toHaveLength(1);
    const inner = oval(200, 215, 20, 30);
    for (const line of art.lines.filter((other) => other !== groove[0]))
      for (const [x, y] of line) expect(inner(x, y)).toBe(false);
    expect(art.covered.data[215 * SIDE + 200]).toBe(1);
  });

  it.each([
    ['in a drawing', points, true],
    ['without eyes', { ...points, eyes: [] }, false],
    ['without a nose', { eyes: points.eyes }, false],
  ])('gets no tongue %s', (_, known, drawn) => {
    expect(drawFace(face(GRAY, ...shapes), maskWhere(), known, 0.8, drawn).tongues).toHaveLength(0);
  });
});
