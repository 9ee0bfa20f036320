import { components } from '../raster/components';
import { open } from '../raster/distance';
import { mask, plane, threshold, type Box, type Mask } from '../raster/plane';
import { unlikeFur } from '../segment/fur';
import type { View } from './look';

// What must stand out, on the scale of salience, to be looked at closely, and px of what is too thin for it.
const LEVELS = [0.3, 0.8], SPECK = 2;
// Thinner parts (share of the long side) do not belong to a body: spokes, poles, leashes.
const THIN = 0.03;
// Salience of what has a colour of its own; what is less like a coat than this is no part of a body.
const OWN = 0.1, ALIEN = 0.5;
// Parts that are looked at closely, and the share of the picture of the smallest.
const MOST = 2, LEAST = 0.01;

/** Boxes of the largest parts that stand out, at most two a level. */
export const salientParts = ({ lab: { width, height }, salience }: View): Box[] =>
  LEVELS.flatMap((level) => largest(open(threshold(plane(width, height, salience), level), SPECK)));

/** Boxes of the largest thick parts of the subject that have a colour of their own, and one that a coat may have. */
export function bodyParts({ subject, lab, salience }: View): Box[] {
  const own = mask(subject.width, subject.height);
  for (let i = 0; i < own.data.length; i++) own.data[i] = subject.data[i] && salience[i]! > OWN && unlikeFur(lab.a[i]!, lab.b[i]!) < ALIEN ? 1 : 0;
  return largest(open(own, THIN * Math.max(own.width, own.height)));
}

function largest(source: Mask): Box[] {
  const { areas, boxes } = components(source), least = LEAST * source.data.length;
  return [...boxes.keys()].filter((k) => k > 0 && areas[k]! >= least).sort((p, q) => areas[q]! - areas[p]!).slice(0, MOST).map((k) => boxes[k]!);
}
