import { cropLab } from '@scribblepup/imaging/lab';
import { maskArea, mask, type Mask, type PixelBox } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import type { Dab } from '../model/types';
import { BrushedCutout } from './BrushedCutout';
import { groupDabs } from './brush';
import type { GrowableMask } from './growableMask';
import { GREEN, GRAY, paintLab, RED } from './fixtures/painted';

// A red dog with a gray ball next to it, and another gray ball left of the first cutout, which
// begins at 40, 0.
const LEFT = 40,
  SIZE = 100;
const isDog = (x: number, y: number): boolean => Math.hypot(x - 40, y - 60) < 22;
const isBall = (x: number, y: number): boolean => Math.hypot(x - 82, y - 30) < 10;
const isOther = (x: number, y: number): boolean => Math.hypot(x + 22, y - 50) < 12;
const photo = paintLab(LEFT + SIZE, SIZE, (x, y) =>
  isDog(x - LEFT, y) ? RED : isBall(x - LEFT, y) || isOther(x - LEFT, y) ? GRAY : GREEN,
);
const start: Mask = mask(
  SIZE,
  SIZE,
  Uint8Array.from({ length: SIZE * SIZE }, (_, i) =>
    isDog(i % SIZE, Math.floor(i / SIZE)) || isBall(i % SIZE, Math.floor(i / SIZE)) ? 1 : 0,
  ),
);
const dog: Point[] = [
  [30, 60],
  [40, 60],
  [50, 60],
];

const setUp = (dogs: readonly (readonly Point[])[] = [dog]) => {
  const colors = jest.fn(({ x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number }) =>
    cropLab(photo, { x0: x0 + LEFT, y0, x1: x1 + LEFT, y1 }),
  );
  const brushed = new BrushedCutout(
    { limits: { x0: -LEFT, y0: 0, x1: SIZE, y1: SIZE }, colors },
    start,
    dogs,
  );
  return {
    colors,
    after: (...dabs: Dab[]): GrowableMask => brushed.after(groupDabs(dabs), () => undefined),
  };
};
const at = (
  { box, mask: { width, data } }: GrowableMask,
  x: number,
  y: number,
): number | undefined => data[(y - box.y0) * width + x - box.x0];
const tap = (x: number, y: number, mode: Dab['mode']): Dab => ({
  x,
  y,
  radius: 4,
  mode,
  region: true,
});
const dab = (x: number, y: number, mode: Dab['mode']): Dab => ({
  x,
  y,
  radius: 4,
  mode,
  begins: true,
});

it('an erasing tap removes a part that stands alone, and nothing else', () => {
  const { after, colors } = setUp();
  const rest = after(tap(76, 30, 'erase'));
  expect(maskArea(rest.mask)).toBe(
    [...start.data.keys()].filter((i) => isDog(i % SIZE, Math.floor(i / SIZE))).length,
  );
  expect(colors).not.toHaveBeenCalled();
});

it('an erasing tap removes only a region of a part that holds a dog', () => {
  const { after } = setUp([dog, [[82, 30]]]);
  const rest = after(tap(82, 30, 'erase'));
  expect(at(rest, 82, 30)).toBe(0);
  expect(at(rest, 40, 60)).toBe(1);
  // Once the dog is the only part, a tap does not remove it as a whole.
  const spared = setUp().after(tap(76, 30, 'erase'), tap(40, 60, 'erase'));
  expect(maskArea(spared.mask)).toBeGreaterThan(0);
});

it('a keeping tap beyond the first cutout adds the region there, and the mask grows', () => {
  const { after } = setUp();
  const grown = after(tap(-22, 50, 'keep'));
  expect(grown.box.x0).toBeLessThan(-30);
  expect([at(grown, -22, 50), at(grown, -14, 50), at(grown, 40, 60), at(grown, -2, 20)]).toEqual([
    1, 1, 1, 0,
  ]);
  expect(after()).toEqual({ box: { x0: 0, y0: 0, x1: SIZE, y1: SIZE }, mask: start });
});

it('a drag is exact under the brush, and nothing changes far from it', () => {
  const { after } = setUp();
  const kept = after(dab(90, 90, 'keep'));
  for (const [x, y] of [
    [90, 87],
    [87, 90],
    [92, 92],
  ] as const)
    expect(at(kept, x, y)).toBe(1);
  const erased = after(dab(40, 60, 'erase'));
  for (const [x, y] of [
    [40, 57],
    [37, 60],
    [42, 62],
  ] as const)
    expect(at(erased, x, y)).toBe(0);
  expect(at(erased, 82, 30)).toBe(1);
});

it('a stroke outside the paintable area changes nothing', () => {
  const { after } = setUp();
  expect(after(dab(-400, 50, 'keep')).mask).toBe(start);
  expect(after(dab(-400, 50, 'erase')).mask).toBe(start);
  expect(after(tap(-400, 50, 'erase')).mask).toBe(start);
});

it('reads the colors around a long drag at a reduced size', () => {
  const limits = { x0: 0, y0: 0, x1: 2000, y1: 2000 };
  const colors = jest.fn((_box: PixelBox, side: number) => paintLab(side, side, () => GREEN));
  const brushed = new BrushedCutout({ limits, colors }, start);
  const drag = [0, 500, 1000, 1500, 2000].map((p, i): Dab => ({
    x: p,
    y: p,
    radius: 200,
    mode: 'keep',
    ...(i === 0 && { begins: true }),
  }));
  const grown = brushed.after(groupDabs(drag), () => undefined);
  expect(colors.mock.calls).toEqual([[limits, expect.any(Number)]]);
  expect(colors.mock.calls[0][1]).toBeLessThan(200);
  expect([at(grown, 1990, 1990), at(grown, 1600, 1500)]).toEqual([1, 1]);
});

it('computes only new strokes, and undoing one returns the previous mask object', () => {
  const { after, colors } = setUp();
  const [one, two] = [tap(-22, 50, 'keep'), dab(90, 90, 'keep')];
  const first = after(one);
  after(one, two);
  expect(colors).toHaveBeenCalledTimes(2);
  expect(after(one)).toBe(first);
  expect(colors).toHaveBeenCalledTimes(2);
});

describe('many strokes', () => {
  const all = Array.from({ length: 45 }, (_, i) =>
    dab(6 + ((i * 13) % 88), 6 + ((i * 29) % 88), i % 2 === 0 ? 'keep' : 'erase'),
  );

  it('can be undone one by one, back to the first cutout', () => {
    const { after } = setUp();
    const results = all.map((_, i) => after(...all.slice(0, i + 1)));
    for (let count = all.length - 1; count > 0; count--)
      expect(after(...all.slice(0, count))).toEqual(results[count - 1]);
    expect(after().mask).toBe(start);
  });

  it('leave the last results and some earlier ones in memory, so that undoing computes few', () => {
    const { after, colors } = setUp();
    const results = all.map((_, i) => after(...all.slice(0, i + 1)));
    const computed = (count: number): number => {
      colors.mockClear();
      after(...all.slice(0, count));
      return colors.mock.calls.length;
    };
    expect(after(...all.slice(0, 26))).toBe(results[25]);
    expect([20, 19, 18, 10, 9, 8].map(computed)).toEqual([0, 9, 0, 0, 9, 0]);
  });

  it('leave fewer of the last results in memory if these cover a large photo', () => {
    const colors = jest.fn(({ x0, y0, x1, y1 }: PixelBox) =>
      paintLab(x1 - x0, y1 - y0, () => GREEN),
    );
    const limits = { x0: 0, y0: 0, x1: 3500, y1: 3500 };
    const brushed = new BrushedCutout({ limits, colors }, start);
    const strokes = groupDabs([dab(3490, 3490, 'keep'), ...all.slice(0, 3)]);
    const computed = (count: number): number => {
      colors.mockClear();
      brushed.after(strokes.slice(0, count), () => undefined);
      return colors.mock.calls.length;
    };
    expect([4, 3, 2].map(computed)).toEqual([4, 0, 2]);
  });
});

describe('a stroke', () => {
  const strokesOf = (...dabs: Dab[]): [boolean, number][] =>
    groupDabs(dabs).map(({ isTap, dabs: { length } }) => [isTap, length]);

  it('continues as long as each dab is near the one before', () => {
    expect(
      strokesOf(
        dab(1, 1, 'keep'),
        { x: 3, y: 1, radius: 4, mode: 'keep' },
        { x: 60, y: 1, radius: 4, mode: 'keep' },
      ),
    ).toEqual([
      [false, 2],
      [false, 1],
    ]);
  });

  it('ends at a dab that begins another stroke, and at a tap', () => {
    expect(
      strokesOf(dab(1, 1, 'keep'), dab(3, 1, 'keep'), tap(3, 1, 'keep'), {
        x: 3,
        y: 1,
        radius: 4,
        mode: 'keep',
      }),
    ).toEqual([
      [false, 1],
      [false, 1],
      [true, 1],
      [false, 1],
    ]);
  });
});
