import { chosen, components } from '@scribblepup/imaging/components';
import { open } from '@scribblepup/imaging/distance';
import { mask, percentile, type Mask } from '@scribblepup/imaging/plane';
import type { FaceView } from './faceView';

// Pinkness is a minus this share of b: brown fur is as red as a tongue, but more yellow.
const YELLOW = 0.6;
// The color of the face is the median within this distance of the nose, in face sizes.
const MUZZLE = 0.7;

/** How pink each sample of a view is, in Lab. */
export const pinkness = ({ channels: [, a, b] }: FaceView): Float32Array =>
  a.data.map((v, i) => v - YELLOW * b.data[i]);

/** Median of the values around the view's center, the nose. */
export function levelOfFace({ grid, index }: FaceView, values: Float32Array): number {
  const around: number[] = [];
  for (let v = -MUZZLE; v < MUZZLE; v += 1 / grid)
    for (let u = -MUZZLE; u < MUZZLE; u += 1 / grid)
      if (u * u + v * v < MUZZLE * MUZZLE) around.push(values[index(u, v)]);
  return percentile(around, 0.5);
}

/**
 * The parts with values above a level, without thin pieces.
 * @param from first row, in face sizes from the view's center
 * @param thin diameter below which a piece is too thin, in face sizes
 * @param least area of the smallest part, in squares of face sizes
 */
export function partsAbove(
  view: FaceView,
  values: Float32Array,
  level: number,
  { from, thin, least }: { readonly from: number; readonly thin: number; readonly least: number },
): Mask[] {
  const { width: side } = view.channels[0],
    smallest = least * view.grid ** 2;
  const found = mask(side, side);
  let count = 0;
  for (let i = view.index(-Infinity, from); i < values.length; i++)
    if (values[i] > level) {
      found.data[i] = 1;
      count++;
    }
  if (count < smallest) return [];
  const parts = open(found, (thin / 2) * view.grid),
    { labels, areas } = components(parts);
  const large = [...areas.keys()].filter((label) => areas[label] >= smallest);
  return large.map((label) =>
    chosen(
      parts,
      labels,
      areas.map((_, other) => other === label),
    ),
  );
}
