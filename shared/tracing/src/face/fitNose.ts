import type { LabImage } from '@scribblepup/imaging/lab';
import { clamp, percentile } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { faceView, type FaceView } from './faceView';
import { NOSE_RIM, type NoseFit } from './nose';

// Lengths are in face sizes unless they say otherwise.

/** Limits of a search for a nose. */
interface NoseSearch {
  /** Maximum distance of the center from the given point. */
  readonly maxDrift: number;
  /** Share of its score that a nose loses at this limit. */
  readonly driftCost: number;
  readonly halfWidths: readonly number[];
  readonly halfHeights: readonly number[];
  /** The usual half width, and its spread as a standard deviation of its logarithm. */
  readonly usualHalfWidth: number;
  readonly spread: number;
  /** Radius around the center that is all nose. */
  readonly innerRadius: number;
  /** The most that a single point of the rim counts for, in Lab. */
  readonly maxContrast: number;
}

// In photos, the search stays close to the finder's point, which is more exact than most rims: with
// a drift of .2, fewer noses are within .15 eye distances of where people marked them.
const PHOTO: NoseSearch = {
  maxDrift: 0.09,
  driftCost: 0.5,
  halfWidths: [0.2, 0.235, 0.27, 0.305, 0.335],
  halfHeights: [0.15, 0.18, 0.21, 0.24],
  usualHalfWidth: 0.27,
  spread: 0.4,
  innerRadius: 0.14,
  maxContrast: 18,
};
// In drawings, a nose may be as small as a button.
const DRAWING: NoseSearch = {
  maxDrift: 0.25,
  driftCost: 0.25,
  halfWidths: [0.12, 0.15, 0.18, 0.22, 0.27],
  halfHeights: [0.08, 0.1, 0.13, 0.16, 0.2],
  usualHalfWidth: 0.18,
  spread: 0.6,
  innerRadius: 0.08,
  maxContrast: 60,
};
// Step between the centers to try.
const STEP = 0.03;
// Usual width / height of a nose, and its spread, as above.
const USUAL_ASPECT = 1.3,
  ASPECT_SPREAD = 0.22;
// Minimum prior of a size to try.
const MIN_PRIOR = 0.4;
// Distance on each side of the rim at which colors are compared.
const RIM_DISTANCE = 0.045;
// Weight of a and b: hue distinguishes a light nose from the coat better than lightness does.
const HUE_WEIGHT = 1.6;
// Positions of the nostrils, in half widths and half heights of the nose.
const NOSTRILS: readonly Point[] = [
  [-0.48, 0.05],
  [0.48, 0.05],
];
// How far above the nostrils their surroundings are sampled, in half heights of the nose.
const NOSTRIL_SURROUNDINGS = 0.4;
// The most that a nostril counts for, in L.
const MAX_NOSTRIL_CONTRAST = 12;
// Points inside a disc of radius 1, spread evenly by the golden angle (Vogel 1979), radians.
const INNER_SAMPLES = 28,
  GOLDEN_ANGLE = 2.4;
const INNER_POINTS: readonly Point[] = Array.from({ length: INNER_SAMPLES }, (_, k): Point => {
  const r = Math.sqrt((k + 0.5) / INNER_SAMPLES),
    angle = k * GOLDEN_ANGLE;
  return [r * Math.cos(angle), r * Math.sin(angle)];
});

/**
 * Fits a nose: an oval with the colors of its center just inside the rim and other colors just
 * outside it. The nose may be darker or lighter than the coat.
 * @param point a point near its center, px
 * @param size face size, px
 * @param roll tilt of the face, radians
 * @param isDrawing whether the picture is a drawing
 */
export function fitNose(
  lab: LabImage,
  point: Point,
  size: number,
  roll: number,
  isDrawing = false,
): NoseFit {
  const search = isDrawing ? DRAWING : PHOTO,
    { maxContrast, innerRadius, maxDrift, driftCost, halfWidths, halfHeights } = search;
  const sizes = sizesToTry(search);
  const view = faceView(
    lab,
    point,
    size,
    roll,
    maxDrift + halfWidths[halfWidths.length - 1] + 2 * RIM_DISTANCE,
  );
  let best: { score: number; u: number; v: number; halfAxes: Point } = {
    score: -Infinity,
    u: 0,
    v: 0,
    halfAxes: [halfWidths[1], halfHeights[1]],
  };
  const steps = stepsTo(maxDrift);
  for (const v of steps) {
    for (const u of steps) {
      const drift = Math.hypot(u, v) / maxDrift;
      if (drift > 1) continue;
      const distance = distanceFromCenter(view, u, v, innerRadius);
      for (const { rx, ry, prior } of sizes) {
        const score =
          (contrast(view, distance, maxContrast, u, v, rx, ry) +
            (isDrawing ? 0 : nostrils(view, u, v, rx, ry))) *
          prior *
          (1 - driftCost * drift * drift);
        if (score > best.score) best = { score, u, v, halfAxes: [rx, ry] };
      }
    }
  }
  return { center: view.toPicture(best.u, best.v), halfAxes: best.halfAxes };
}

/** The offsets to try along one axis, up to `maxDrift` on both sides of the given point. */
function stepsTo(maxDrift: number): number[] {
  const n = Math.floor(maxDrift / STEP);
  return Array.from({ length: 2 * n + 1 }, (_, k) => (k - n) * STEP);
}

/** The sizes to try, each with its prior, 0 to 1; unlikely ones are skipped to save time. */
function sizesToTry({
  halfWidths,
  halfHeights,
  usualHalfWidth,
  spread,
}: NoseSearch): { rx: number; ry: number; prior: number }[] {
  return halfWidths
    .flatMap((rx) =>
      halfHeights.map((ry) => {
        const aspect = Math.log(rx / ry / USUAL_ASPECT) / ASPECT_SPREAD,
          size = Math.log(rx / usualHalfWidth) / spread;
        return { rx, ry, prior: Math.exp(-(aspect * aspect + size * size) / 2) };
      }),
    )
    .filter(({ prior }) => prior > MIN_PRIOR);
}

/**
 * Returns a function that measures the color distance of a sample from the center of a nose, in
 * Lab.
 */
function distanceFromCenter(
  { channels, index }: FaceView,
  u: number,
  v: number,
  innerRadius: number,
): (i: number) => number {
  const samples = INNER_POINTS.map(([x, y]) => index(u + x * innerRadius, v + y * innerRadius));
  const [l, a, b] = channels.map(({ data }) =>
    percentile(
      samples.map((i) => data[i]),
      0.5,
    ),
  ) as [number, number, number];
  const [L, A, B] = channels.map(({ data }) => data) as [Float32Array, Float32Array, Float32Array];
  return (i) => {
    const x = L[i] - l,
      y = HUE_WEIGHT * (A[i] - a),
      z = HUE_WEIGHT * (B[i] - b);
    return Math.sqrt(x * x + y * y + z * z);
  };
}

/**
 * Contrast of the rim, in Lab: the color distance from the center just outside the rim minus that
 * just inside it, averaged over the rim.
 * @param distance color distance of a sample from the center
 */
function contrast(
  { index }: FaceView,
  distance: (i: number) => number,
  maxContrast: number,
  u: number,
  v: number,
  rx: number,
  ry: number,
): number {
  const outward = 1 + RIM_DISTANCE / rx,
    inward = 1 - RIM_DISTANCE / rx;
  let sum = 0;
  for (const [x, y] of NOSE_RIM)
    sum += clamp(
      distance(index(u + x * rx * outward, v + y * ry * outward)) -
        distance(index(u + x * rx * inward, v + y * ry * inward)),
      -maxContrast,
      maxContrast,
    );
  return sum / NOSE_RIM.length;
}

/**
 * How much darker the nostrils are than the area between and above them, in L; the lighter nostril
 * counts.
 */
function nostrils(
  { channels: [{ data }], index }: FaceView,
  u: number,
  v: number,
  rx: number,
  ry: number,
): number {
  const around = (data[index(u, v)] + data[index(u, v - NOSTRIL_SURROUNDINGS * ry)]) / 2;
  return Math.min(
    ...NOSTRILS.map(([x, y]) =>
      clamp(around - data[index(u + x * rx, v + y * ry)], 0, MAX_NOSTRIL_CONTRAST),
    ),
  );
}
