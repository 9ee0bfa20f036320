import type { Lab } from '@scribblepup/imaging/lab';
import { percentile } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import { faceView, type FaceView } from './faceView';
import { NOSE_RIM, type NoseFit } from './nose';

// In face sizes: step of the search, and how far to each side of the rim colors are compared.
const STEP = 0.03,
  BESIDE = 0.045;
// Limits for photos and for drawings, whose noses may be as small as a button. `most` is the most
// that a single point of the rim counts for, in Lab. In face sizes, `inner` is the radius around
// the center that is all nose, `drift` how far the center may lie from the given point, `wide` and
// `high` the half widths and half heights to try, and `usual` the usual half width, with its spread
// `varies` (log). `driftCost` is the share of its score that a nose loses at the limit of its
// drift. In photos, the finder's point is closer to the nose than most rims are: with a drift of
// .2, fewer noses are within .15 eye distances of where people marked them.
const PHOTO = {
  most: 18,
  inner: 0.14,
  drift: 0.09,
  driftCost: 0.5,
  wide: [0.2, 0.235, 0.27, 0.305, 0.335],
  high: [0.15, 0.18, 0.21, 0.24],
  usual: 0.27,
  varies: 0.4,
} as const;
const DRAWN = {
  most: 60,
  inner: 0.08,
  drift: 0.25,
  driftCost: 0.25,
  wide: [0.12, 0.15, 0.18, 0.22, 0.27],
  high: [0.08, 0.1, 0.13, 0.16, 0.2],
  usual: 0.18,
  varies: 0.6,
} as const;
// Usual width / height of a nose, its spread (log), and the minimum prior of a size to try.
const ASPECT = 1.3,
  VARIES = 0.22,
  ODD = 0.4;
// Weight of a and b: hue distinguishes a light nose from the coat better than lightness does.
const HUE = 1.6;
// Nostrils: their positions, in half widths and half heights of the nose, and the most that one
// counts for, in L.
const NOSTRILS: readonly Point[] = [
  [-0.48, 0.05],
  [0.48, 0.05],
];
const MOST_DARK = 12;
// How far above the nostrils their surroundings are sampled, in half heights of the nose.
const ABOVE = 0.4;
// Points inside an oval, spread evenly by the golden angle (Vogel 1979), radians.
const SAMPLES = 28,
  GOLDEN_ANGLE = 2.4;

/**
 * Fits a nose: an oval with the colors of its center just inside the rim and other colors just
 * outside it. The nose may be darker or lighter than the coat.
 * @param at near its center, px
 * @param size face size, px
 * @param roll tilt of the face, radians
 * @param drawn whether the picture is a drawing
 */
export function fitNose(lab: Lab, at: Point, size: number, roll: number, drawn = false): NoseFit {
  const { most, inner, drift, driftCost, wide, high } = drawn ? DRAWN : PHOTO,
    sizes = usualSizes(drawn);
  const view = faceView(lab, at, size, roll, drift + wide[wide.length - 1] + 2 * BESIDE);
  let best: { score: number; u: number; v: number; half: Point } = {
    score: -Infinity,
    u: 0,
    v: 0,
    half: [wide[1], high[1]],
  };
  const steps = stepsTo(drift);
  for (const v of steps) {
    for (const u of steps) {
      const away = Math.hypot(u, v) / drift;
      if (away > 1) continue;
      const unlike = unlikeMiddle(view, u, v, inner);
      for (const { rx, ry, usual } of sizes) {
        const score =
          (contrast(view, unlike, most, u, v, rx, ry) +
            (drawn ? 0 : nostrils(view, u, v, rx, ry))) *
          usual *
          (1 - driftCost * away * away);
        if (score > best.score) best = { score, u, v, half: [rx, ry] };
      }
    }
  }
  return { at: view.toPicture(best.u, best.v), half: best.half };
}

/** The offsets to try along one axis, as far as `drift` on both sides of the middle. */
function stepsTo(drift: number): number[] {
  const n = Math.floor(drift / STEP);
  return Array.from({ length: 2 * n + 1 }, (_, k) => (k - n) * STEP);
}

/** The sizes to try, each with its prior, 0 to 1; unlikely ones are skipped to save time. */
function usualSizes(drawn: boolean): { rx: number; ry: number; usual: number }[] {
  const { wide, high, usual: usualWidth, varies } = drawn ? DRAWN : PHOTO;
  return wide
    .flatMap((rx) =>
      high.map((ry) => {
        const aspect = Math.log(rx / ry / ASPECT) / VARIES,
          size = Math.log(rx / usualWidth) / varies;
        return { rx, ry, usual: Math.exp(-(aspect * aspect + size * size) / 2) };
      }),
    )
    .filter(({ usual }) => usual > ODD);
}

/**
 * Returns a function that measures the color distance of a sample from the center of a nose, in
 * Lab.
 */
function unlikeMiddle(
  { channels, index }: FaceView,
  u: number,
  v: number,
  inner: number,
): (i: number) => number {
  const places = INSIDE.map(([x, y]) => index(u + x * inner, v + y * inner));
  const [l, a, b] = channels.map(({ data }) =>
    percentile(
      places.map((i) => data[i]),
      0.5,
    ),
  ) as [number, number, number];
  const [L, A, B] = channels.map(({ data }) => data) as [Float32Array, Float32Array, Float32Array];
  return (i) => {
    const x = L[i] - l,
      y = HUE * (A[i] - a),
      z = HUE * (B[i] - b);
    return Math.sqrt(x * x + y * y + z * z);
  };
}

/**
 * How much more the outside differs from the center than the inside does, in Lab, averaged over the
 * rim.
 */
function contrast(
  { index }: FaceView,
  unlike: (i: number) => number,
  most: number,
  u: number,
  v: number,
  rx: number,
  ry: number,
): number {
  const out = 1 + BESIDE / rx,
    inward = 1 - BESIDE / rx;
  let sum = 0;
  for (const [x, y] of NOSE_RIM)
    sum += Math.max(
      -most,
      Math.min(
        most,
        unlike(index(u + x * rx * out, v + y * ry * out)) -
          unlike(index(u + x * rx * inward, v + y * ry * inward)),
      ),
    );
  return sum / NOSE_RIM.length;
}

/** How much darker both nostrils are than the area between and above them, in L. */
function nostrils(
  { channels: [{ data }], index }: FaceView,
  u: number,
  v: number,
  rx: number,
  ry: number,
): number {
  const around = (data[index(u, v)] + data[index(u, v - ABOVE * ry)]) / 2;
  return Math.min(
    ...NOSTRILS.map(([x, y]) =>
      Math.max(0, Math.min(MOST_DARK, around - data[index(u + x * rx, v + y * ry)])),
    ),
  );
}

const INSIDE: readonly Point[] = Array.from({ length: SAMPLES }, (_, k): Point => {
  const r = Math.sqrt((k + 0.5) / SAMPLES),
    angle = k * GOLDEN_ANGLE;
  return [r * Math.cos(angle), r * Math.sin(angle)];
});
