import { keepLabels, components } from '@scribblepup/imaging/components';
import { open } from '@scribblepup/imaging/morphology';
import { mask, percentile, type Mask } from '@scribblepup/imaging/plane';
import type { FaceView } from './faceView';

// Pinkness is a minus this much of b: brown fur is as red as a tongue, but more yellow.
const YELLOW_WEIGHT = 0.6;
// The face's values are measured within this distance of the nose, in face sizes.
const FACE_RADIUS = 0.7;

/** How pink each sample of a view is, in Lab. */
export const pinkness = ({ channels: [, a, b] }: FaceView): Float32Array =>
  a.data.map((v, i) => v - YELLOW_WEIGHT * b.data[i]);

/** Median of the values around the view's center, the nose. */
export function faceMedian({ resolution, index }: FaceView, values: Float32Array): number {
  const around: number[] = [];
  for (let v = -FACE_RADIUS; v < FACE_RADIUS; v += 1 / resolution)
    for (let u = -FACE_RADIUS; u < FACE_RADIUS; u += 1 / resolution)
      if (u * u + v * v < FACE_RADIUS * FACE_RADIUS) around.push(values[index(u, v)]);
  return percentile(around, 0.5);
}

/**
 * The parts with values above a level, without thin pieces.
 * @param options.from first row, in face sizes from the view's center
 * @param options.minDiameter diameter below which a piece is too thin, in face sizes
 * @param options.minArea minimum area of a part, in squares of face sizes
 */
export function partsAbove(
  view: FaceView,
  values: Float32Array,
  level: number,
  {
    from,
    minDiameter,
    minArea,
  }: { readonly from: number; readonly minDiameter: number; readonly minArea: number },
): Mask[] {
  const { width: side } = view.channels[0],
    smallest = minArea * view.resolution ** 2;
  const above = mask(side, side);
  let count = 0;
  for (let i = view.index(-Infinity, from); i < values.length; i++)
    if (values[i] > level) {
      above.data[i] = 1;
      count++;
    }
  if (count < smallest) return [];
  const parts = open(above, (minDiameter / 2) * view.resolution),
    { labels, areas } = components(parts);
  const large = [...areas.keys()].filter((label) => areas[label] >= smallest);
  return large.map((label) =>
    keepLabels(
      parts,
      labels,
      areas.map((_, other) => other === label),
    ),
  );
}
