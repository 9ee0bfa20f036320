import { joined } from '@scribblepup/imaging/curves/path';
import { catmullRom } from '@scribblepup/imaging/curves/shapes';
import type { Point } from '@scribblepup/imaging';
import type { FacePaint, FaceStyle, Solid } from './solids';

const { min } = Math;

// Sizes are in sheet units (100 = 25.4 mm), shapes in half sizes of the nose from its center.

/** A nose whose shorter side is at most this is plain black. */
const MAX_PLAIN = 15;
/**
 * A nose whose shorter side is at most this has a highlight; the second limit is for hollow noses.
 */
const MAX_SHINY = 46,
  MAX_SHINY_HOLLOW = 20;
/** A hollow nose whose shorter side is larger than this has open nostrils. */
const MAX_BLACK_NOSTRILS = 80;
/** Size of the hole of an open nostril, as a share of the nostril. */
const HOLE_SHARE = 0.55;
/** Thickness of the rim of an open nose, in line widths. */
const RIM = 1.25;
/** The band of the highlight. */
const BAND: readonly Point[] = [
  [-0.56, -0.42],
  [-0.3, -0.62],
  [0, -0.66],
  [0.3, -0.62],
  [0.56, -0.42],
  [0.3, -0.4],
  [0, -0.42],
  [-0.3, -0.4],
];
/** The right nostril, shaped like a comma. */
const NOSTRIL: readonly Point[] = [
  [0.3, 0.2],
  [0.3, 0],
  [0.46, -0.12],
  [0.66, -0.1],
  [0.9, -0.22],
  [0.76, 0.06],
  [0.56, 0.3],
  [0.4, 0.34],
];
/** The point of a nostril toward which its hole shrinks. */
const NOSTRIL_MIDDLE: Point = [0.52, 0.07];
/** The hole of the right nostril. */
const HOLE: readonly Point[] = NOSTRIL.map(([x, y]) => [
  NOSTRIL_MIDDLE[0] + HOLE_SHARE * (x - NOSTRIL_MIDDLE[0]),
  NOSTRIL_MIDDLE[1] + HOLE_SHARE * (y - NOSTRIL_MIDDLE[1]),
]);
/** The fold from the lip up to between the nostrils. */
const FOLD: readonly Point[] = [
  [-0.025, 0.2],
  [0.025, 0.2],
  [0.05, 0.6],
  [0.06, 0.96],
  [-0.06, 0.96],
  [-0.05, 0.6],
];

/**
 * Draws the nose of a dog at this scale. A small nose is black, a larger one gets a highlight. An
 * even larger one would be a black blot, so it gets a rim, comma-shaped nostrils and the fold
 * between them.
 */
export function paintNose(nose: Solid, { scale, line, isHollow }: FaceStyle): FacePaint {
  const [w, h] = nose.half,
    size = 2 * scale * min(w, h);
  const shape = (points: readonly Point[], side = 1) =>
    catmullRom(
      points.flatMap(([x, y]) => nose.place(side * x, y)),
      true,
    );
  if (size <= MAX_PLAIN) return { black: [nose.path] };
  if (size <= (isHollow ? MAX_SHINY_HOLLOW : MAX_SHINY))
    return { black: [nose.path], white: [shape(BAND)] };
  const share = 1 - (2 * RIM * line) / size;
  const inBoth = (points: readonly Point[]) => joined([-1, 1].map((side) => shape(points, side)));
  return {
    black: [nose.path],
    white: [nose.shrunk(share)],
    topBlack: [inBoth(NOSTRIL), shape(FOLD)],
    ...(isHollow && size > MAX_BLACK_NOSTRILS ? { lights: [inBoth(HOLE)] } : {}),
  };
}
