import type { Part } from '../../../../../scripts/demo/dogs/parts';
import type { DogArt } from '@scribblepup/tracing';
import type { Point } from '../geometry';

const path = (points: ArrayLike<number>, step: 2 | 3, closed: boolean): string => {
  let d = '';
  for (let i = 0; i < points.length; i += step)
    d += `${i === 0 ? 'M' : 'L'}${points[i].toFixed(1)} ${points[i + 1].toFixed(1)}`;
  return closed ? `${d}Z` : d;
};

const circle = ({ x, y, r }: DogArt['lights'][number]): string =>
  path(
    Array.from({ length: 32 }, (_, i) =>
      i % 2 === 0
        ? x + r * Math.cos((i * Math.PI) / 16)
        : y + r * Math.sin(((i - 1) * Math.PI) / 16),
    ),
    2,
    true,
  );

/** A dog in the engine's format as parts to paint. */
export const partsOf = ({ outline, lines, solids, lights, markings }: DogArt): Part[] => [
  ...outline.map((ring): Part => ({
    d: path(ring, 2, true),
    fill: '#C98A45',
    shade: '#8A5523',
    ink: 9,
    name: 'body',
  })),
  ...markings.map((line): Part => ({ d: path(line, 2, false), ink: 3 })),
  ...lines.map(({ points }): Part => ({ d: path(points, 3, false), ink: 7 })),
  ...solids.map((ring): Part => ({ d: path(ring, 2, true), solid: '#2B2118' })),
  ...lights.map((light): Part => ({ d: circle(light), solid: '#FFFFFF' })),
];

/** The mean of a ring's points. */
export const middleOf = (ring: ArrayLike<number>): Point => {
  let [x, y] = [0, 0];
  for (let i = 0; i < ring.length; i += 2) [x, y] = [x + ring[i], y + ring[i + 1]];
  return [(2 * x) / ring.length, (2 * y) / ring.length];
};
