import type { Part } from '../../../../../scripts/demo/dogs/parts';
import type { DogArt } from '@scribblepup/tracing';
import type { Point } from '../geometry';

const linePath = (points: ArrayLike<number>, step: 2 | 3): string => {
  let d = '';
  for (let i = 0; i < points.length; i += step)
    d += `${i === 0 ? 'M' : 'L'}${points[i].toFixed(1)} ${points[i + 1].toFixed(1)}`;
  return d;
};

const ringPath = (points: ArrayLike<number>): string => `${linePath(points, 2)}Z`;

const circle = ({ x, y, r }: DogArt['lights'][number]): string =>
  ringPath(
    Array.from({ length: 32 }, (_, i) =>
      i % 2 === 0
        ? x + r * Math.cos((i * Math.PI) / 16)
        : y + r * Math.sin(((i - 1) * Math.PI) / 16),
    ),
  );

/** A dog in the engine's format as parts to paint. */
export const partsOf = ({ outline, lines, solids, lights, markings }: DogArt): Part[] => [
  ...outline.map((ring): Part => ({
    d: ringPath(ring),
    fill: '#C98A45',
    shade: '#8A5523',
    ink: 9,
    name: 'body',
  })),
  ...markings.map((line): Part => ({ d: linePath(line, 2), ink: 3 })),
  ...lines.map(({ points }): Part => ({ d: linePath(points, 3), ink: 7 })),
  ...solids.map((ring): Part => ({ d: ringPath(ring), solid: '#2B2118' })),
  ...lights.map((light): Part => ({ d: circle(light), solid: '#FFFFFF' })),
];

/** The mean of a ring's points. */
export const middleOf = (ring: ArrayLike<number>): Point => {
  let [x, y] = [0, 0];
  for (let i = 0; i < ring.length; i += 2) [x, y] = [x + ring[i], y + ring[i + 1]];
  return [(2 * x) / ring.length, (2 * y) / ring.length];
};
