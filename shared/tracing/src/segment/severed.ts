import { keepLabels, components } from '@scribblepup/imaging/components';
import { pixelIndexAt, type Mask } from '@scribblepup/imaging/plane';

// A piece that an erasing stroke cuts off is removed too if it is smaller than this share of the
// largest piece that remains: a handlebar is removed, a head stays.
const MAX_SEVERED_SHARE = 0.1;

/**
 * Removes small parts that an erasing stroke cut off from the dog, so that one stroke across the
 * stem of a branch removes the whole branch.
 * @param before the cutout before the stroke
 * @param after the cutout after it
 * @param keeps centers of the keeping dabs, px; a part that contains one stays
 */
export function withoutSevered(
  before: Mask,
  after: Mask,
  keeps: readonly { readonly x: number; readonly y: number }[],
): Mask {
  const { labels, count, areas } = components(after, 8);
  if (count < 2) return after;
  const labelsBefore = components(before, 8).labels;
  const origin = new Int32Array(count + 1),
    largest = new Map<number, number>();
  for (let i = 0; i < labels.length; i++)
    if (labels[i] && !origin[labels[i]]) origin[labels[i]] = labelsBefore[i];
  for (let k = 1; k <= count; k++)
    largest.set(origin[k], Math.max(largest.get(origin[k]) ?? 0, areas[k]));
  const kept = new Set(keeps.map(({ x, y }) => labels[pixelIndexAt(after, x, y)]));
  const isKept = (size: number, k: number): boolean =>
    origin[k] === 0 || size >= MAX_SEVERED_SHARE * (largest.get(origin[k]) ?? 0) || kept.has(k);
  return keepLabels(
    after,
    labels,
    areas.map((size, k) => k > 0 && isKept(size, k)),
  );
}
