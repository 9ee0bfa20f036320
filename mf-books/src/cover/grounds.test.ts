import { colorNamed } from './design';
import { paintPattern } from './grounds';

const clear = { x: 625, y: 955, width: 200, height: 120 };
const seeds = Array.from({ length: 12 }, (_, i) => i + 1);

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Paints a pattern, and returns its circles; those of a paw are as large as the paw. */
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

/** Whether the edge of the area cuts the circle, or the circle is inside. */
const touches = ({ x, y, radius }: Circle): boolean => {
  const dx = Math.max(clear.x - x, 0, x - clear.x - clear.width);
  const dy = Math.max(clear.y - y, 0, y - clear.y - clear.height);
  return Math.hypot(dx, dy) < radius;
};

test.each(['sticker', 'frame'] as const)(
  'paws and dots of the pattern %s keep out of an area that is cleared',
  (style) => {
    const touching = seeds.flatMap((seed) => circlesOf(style, seed, clear).filter(touches));
    expect(touching).toEqual([]);
    expect(seeds.flatMap((seed) => circlesOf(style, seed).filter(touches))).not.toEqual([]);
  },
);

test('the rest of the pattern stays the same', () => {
  for (const seed of seeds)
    expect(circlesOf('sticker', seed, clear)).toEqual(
      circlesOf('sticker', seed).filter((circle) => !touches(circle)),
    );
});
