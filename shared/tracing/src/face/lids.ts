import { clamp } from '@scribblepup/imaging/plane';
import type { LabImage } from '@scribblepup/imaging/lab';
import type { Point } from '@scribblepup/imaging';
import { densify } from './densify';
import type { EyeShape } from './eyeShape';
import { faceView, type FaceView } from './faceView';

// Shapes to try, in half axes of the eye: how far a lid reaches to each side, how high above the
// eye's center it lies, and how far its ends drop.
const HALF_WIDTHS = [1.25, 1.5, 1.75],
  HEIGHTS = [0.8, 0.95, 1.1],
  DROPS = [0.5, 0.8, 1.1, 1.4];
// The usual shape, and the penalty in L for each half axis of deviation.
const USUAL = { halfWidth: 1.45, height: 0.95, drop: 0.85 } as const,
  PENALTY = 2.5;
// Number of points of an arc.
const SAMPLES = 15;
// How far above a lid the picture is compared, in face sizes.
const ABOVE = 0.045;
// The most that a single point counts for, in L.
const MAX_CONTRAST = 14;

/**
 * Finds the upper lids of one or two eyes as lines in px from left to right: the arcs that are
 * darkest compared with the area above them, with one shape for both eyes. Without lids, eyes have
 * no corners and look like buttons.
 * @param eyes the left one first; a single one may be either, because each shape is also tried
 * mirrored
 * @param size face size, px
 * @param roll tilt of the face, radians
 */
export function findUpperLids(
  lab: LabImage,
  eyes: readonly EyeShape[],
  size: number,
  roll: number,
): Point[][] {
  const views = eyes.map(({ center, halfAxes }, i) => {
    const [rx, ry] = [halfAxes[0] / size, halfAxes[1] / size];
    // Mirror the second eye, so that the inner corner is always on the right.
    const side = i === 0 ? 1 : -1;
    return {
      view: faceView(lab, center, size, roll, HALF_WIDTHS[HALF_WIDTHS.length - 1] * rx + ABOVE),
      place: ([u, v]: Point): Point => [side * u * rx, v * ry],
      side,
    };
  });
  let best: { score: number; arc: readonly Point[] } = { score: -Infinity, arc: [] };
  for (const { arc, penalty } of shapes()) {
    const score = views.reduce(
      (sum, { view, place }) => sum + contrastOf(view, arc.map(place)) - penalty,
      0,
    );
    if (score > best.score) best = { score, arc };
  }
  return views.map(({ view, place, side }) => {
    const lid = best.arc.map(place).map(([u, v]) => view.toPicture(u, v));
    return densify(side > 0 ? lid : lid.reverse());
  });
}

/** The arcs to try, in half axes from the eye's center, each with its penalty in L. */
function shapes(): { arc: Point[]; penalty: number }[] {
  return HALF_WIDTHS.flatMap((halfWidth) =>
    HEIGHTS.flatMap((height) =>
      DROPS.flatMap((outer) =>
        DROPS.map((inner) => {
          const deviation =
            Math.abs(halfWidth - USUAL.halfWidth) +
            Math.abs(height - USUAL.height) +
            Math.abs(outer - USUAL.drop) +
            Math.abs(inner - USUAL.drop);
          return { arc: arcOf(halfWidth, height, outer, inner), penalty: PENALTY * deviation };
        }),
      ),
    ),
  );
}

/** An arc as points, from left to right. */
const arcOf = (halfWidth: number, height: number, outer: number, inner: number): Point[] =>
  Array.from({ length: SAMPLES }, (_, k): Point => {
    const t = (2 * k) / (SAMPLES - 1) - 1;
    return [t * halfWidth, (t < 0 ? outer : inner) * t * t - height];
  });

/** How much darker an arc is than the area above it, in L. */
const contrastOf = ({ channels: [{ data }], index }: FaceView, arc: readonly Point[]): number =>
  arc.reduce(
    (sum, [u, v]) =>
      sum + clamp(data[index(u, v - ABOVE)] - data[index(u, v)], -MAX_CONTRAST, MAX_CONTRAST),
    0,
  ) / arc.length;
