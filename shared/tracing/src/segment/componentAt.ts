import { components } from '@scribblepup/imaging/components';
import { mask, pixelIndexAt } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import type { GrowableMask } from './growableMask';

// A part with more than this share of a dog's points holds the dog.
const HELD_SHARE = 0.5;

/**
 * Removes the part under a point if it stands apart from all others. Returns null if there
 * is no part, if it is the only one, or if it holds a dog.
 * @param dogs points of each dog that was found
 */
export function withoutComponentAt(
  { box, mask: source }: GrowableMask,
  at: { readonly x: number; readonly y: number },
  dogs: readonly (readonly Point[])[],
): GrowableMask | null {
  const { width, height, data } = source;
  const indexOf = (x: number, y: number): number => pixelIndexAt(source, x - box.x0, y - box.y0);
  const under = indexOf(at.x, at.y);
  if (!data[under]) return null;
  const { labels, count } = components(source, 8),
    part = labels[under];
  const holdsDog = (points: readonly Point[]): boolean =>
    points.filter(([x, y]) => labels[indexOf(x, y)] === part).length > HELD_SHARE * points.length;
  if (count < 2 || dogs.some(holdsDog)) return null;
  return {
    box,
    mask: mask(
      width,
      height,
      Uint8Array.from(labels, (label) => (label && label !== part ? 1 : 0)),
    ),
  };
}
