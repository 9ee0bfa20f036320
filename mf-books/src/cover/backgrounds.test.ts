import { colorNamed } from './design';
import { paintPattern } from './backgrounds';

const clear = { x: 625, y: 955, width: 200, height: 120 };
const seeds = Array.from({ length: 12 }, (_, i) => i + 1);

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Paints a pattern, and returns its circles; a paw counts as one circle around it. */
const circlesOf = (style: 'sticker' | 'frame', seed: number, area?: typeof clear): Circle[] => {
  const circles: Circle[] = [];
  let isPaw = false;
  const context = {
    save: () => (isPaw = true),
    restore: () => (isPaw = false),
    translate: (x: number, y: number) => circles.push({ x, y, radius: 34 }),
    arc: (x: number, y: number, radius: number) => {
      if (!isPaw && radius < 100) circles.push({ x, y, radius });
    },
  };
  const quiet = new Proxy(context, {
    get: (target, name): unknown => Reflect.get(target, name) ?? (() => undefined),
  });
  paintPattern(
    quiet as unknown as CanvasRenderingContext2D,
    style,
    colorNamed('Sunshine'),
    seed,
    area,
  );
  return circles;
};

/** True if the circle overlaps the area. */
const touches = ({ x, y, radius }: Circle): boolean => {
  const dx = Math.max(clear.x - x, 0, x - clear.x - clear.width);
  const dy = Math.max(clear.y - y, 0, y - clear.y - clear.height);
  return Math.hypot(dx, dy) < radius;
};

test.each(['sticker', 'frame'] as const)(
  'paws and dots of the pattern %s stay outside the cleared area',
  (style) => {
    const touching = seeds.flatMap((seed) => circlesOf(style, seed, clear).filter(touches));
    expect(touching).toEqual([]);
    expect(seeds.flatMap((seed) => circlesOf(style, seed).filter(touches))).not.toEqual([]);
  },
);

test('clearing an area leaves the rest of the pattern unchanged', () => {
  for (const seed of seeds)
    expect(circlesOf('sticker', seed, clear)).toEqual(
      circlesOf('sticker', seed).filter((circle) => !touches(circle)),
    );
});

describe('rays and bands', () => {
  interface Box {
    readonly fill: string;
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }

  /** The boxes that are filled and the tops of the scallops, in the order of painting. */
  const painted = (style: 'sticker' | 'poster' | 'frame', seed: number, area?: typeof clear) => {
    const boxes: Box[] = [];
    const tops: number[] = [];
    let last = '';
    const context = {
      fillStyle: '',
      lineWidth: 0,
      fillRect: (x: number, y: number, width: number, height: number) => {
        boxes.push({ fill: context.fillStyle, x, y, width, height });
        last = 'box';
      },
      ellipse: (_x: number, y: number, _radiusX: number, radius: number) => {
        tops.push(y - radius - context.lineWidth / 2);
        last = 'scallop';
      },
      stroke: () => (last = 'line'),
    };
    const quiet = new Proxy(context, {
      get: (target, name): unknown => Reflect.get(target, name) ?? (() => undefined),
    });
    const canvas = quiet as unknown as CanvasRenderingContext2D;
    paintPattern(canvas, style, colorNamed('Sky'), seed, area);
    return { boxes, tops, last };
  };

  test.each([
    ['sticker', 2],
    ['sticker', 4],
    ['poster', 1],
    ['poster', 3],
    ['frame', 2],
  ] as const)('of %s %d end above the cleared area', (style, seed) => {
    const { boxes, tops, last } = painted(style, seed, clear);
    const floor = boxes.at(-1)!;
    expect(last).toBe('box');
    expect(floor.fill).toBe(colorNamed('Sky').background);
    expect(floor.y).toBeLessThan(clear.y);
    // Across the whole cover, and past the edges that are trimmed off.
    expect(floor.x).toBeLessThanOrEqual(-12.5);
    expect(floor.x + floor.width).toBeGreaterThanOrEqual(862.5);
    expect(floor.y + floor.height).toBeGreaterThanOrEqual(1112.5);
    // The small pictures on the back end at 914.
    expect(Math.min(...tops)).toBeGreaterThan(914);
    expect(painted(style, seed).boxes).toHaveLength(1);
  });
});
