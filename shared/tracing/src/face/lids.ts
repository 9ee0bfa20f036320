import { clamp } from '@scribblepup/imaging/plane';
import type { Lab } from '@scribblepup/imaging/lab';
import type { Point } from '@scribblepup/imaging';
import { dense } from './dense';
import type { EyeShape } from './eyeShape';
import { faceView, type FaceView } from './faceView';

// In half axes of the eye: how far a lid reaches to each side, how high above the eye's center it
// lies, and how far its ends drop; the usual values, and the penalty in L per half axis of
// deviation.
const WIDE = [1.25, 1.5, 1.75],
  HIGH = [0.8, 0.95, 1.1],
  FALLS = [0.5, 0.8, 1.1, 1.4];
const USUAL = { wide: 1.45, high: 0.95, falls: 0.85 } as const,
  ODD = 2.5;
const SAMPLES = 15;
// How far above a lid the picture is compared, in face sizes; the most that a single point counts
// for, in L.
const ABOVE = 0.045,
  MOST_DARK = 14;

/**
 * Finds the upper lids of one or two eyes as lines in px from left to right: the arcs that are
 * darkest compared with the area above them, with one shape for both eyes. Lids give eyes their
 * corners; without lids, eyes look like buttons.
 * @param eyes the left one first; a single one may be either, because each shape is also tried
 * mirrored
 * @param size face size, px
 * @param roll tilt of the face, radians
 */
export function upperLids(
  lab: Lab,
  eyes: readonly EyeShape[],
  size: number,
  roll: number,
): Point[][] {
  const views = eyes.map(({ middle, half }, i) => {
    const [rx, ry] = [half[0] / size, half[1] / size];
    // Mirror the second eye, so that the inner corner is always on the right.
    const side = i === 0 ? 1 : -1;
    return {
      view: faceView(lab, middle, size, roll, WIDE[WIDE.length - 1] * rx + ABOVE),
      place: ([u, v]: Point): Point => [side * u * rx, v * ry],
      side,
    };
  });
  let best: { score: number; arc: readonly Point[] } = { score: -Infinity, arc: [] };
  for (const wide of WIDE) {
    for (const high of HIGH) {
      for (const outer of FALLS) {
        for (const inner of FALLS) {
          const arc = arcOf(wide, high, outer, inner);
          const odd =
            Math.abs(wide - USUAL.wide) +
            Math.abs(high - USUAL.high) +
            Math.abs(outer - USUAL.falls) +
            Math.abs(inner - USUAL.falls);
          const score = views.reduce(
            (sum, { view, place }) => sum + darkBelow(view, arc.map(place)) - ODD * odd,
            0,
          );
          if (score > best.score) best = { score, arc };
        }
      }
    }
  }
  return views.map(({ view, place, side }) => {
    const lid = best.arc.map(place).map(([u, v]) => view.toPicture(u, v));
    return dense(side > 0 ? lid : lid.reverse());
  });
}

const arcOf = (wide: number, high: number, outer: number, inner: number): Point[] =>
  Array.from({ length: SAMPLES }, (_, k): Point => {
    const t = (2 * k) / (SAMPLES - 1) - 1;
    return [t * wide, (t < 0 ? outer : inner) * t * t - high];
  });

/** How much darker an arc is than the area above it, in L. */
const darkBelow = ({ channels: [{ data }], index }: FaceView, arc: readonly Point[]): number =>
  arc.reduce(
    (sum, [u, v]) =>
      sum + clamp(data[index(u, v - ABOVE)] - data[index(u, v)], -MOST_DARK, MOST_DARK),
    0,
  ) / arc.length;
