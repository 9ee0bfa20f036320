import { chosen, components } from '../raster/components';
import { distanceTo } from '../raster/distance';
import { mask, type Mask } from '../raster/plane';

// A part belongs to the largest one where it lies this near, as a share of the root of its area, or is
// this share of it, as a second dog is.
const NEAR = 0.15, AS_LARGE = 0.5;

/** The largest part of a silhouette with what lies beside it or is as large: a stone far off goes. */
export function withoutApart(source: Mask): Mask {
  const { labels, areas, count } = components(source);
  if (count < 2) return source;
  const most = areas.reduce((a, b) => Math.max(a, b)), main = areas.indexOf(most);
  const away = distanceTo(mask(source.width, source.height, source.data.map((_, i) => (labels[i] === main ? 1 : 0)))).data;
  const gap = areas.map(() => Infinity);
  for (let i = 0; i < labels.length; i++) gap[labels[i]!] = Math.min(gap[labels[i]!]!, away[i]!);
  const keep = areas.map((size, k) => k > 0 && (size >= AS_LARGE * most || gap[k]! < NEAR * Math.sqrt(most)));
  return chosen(source, labels, keep);
}
