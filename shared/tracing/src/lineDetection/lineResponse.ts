import { extrapolateOutside } from '@scribblepup/imaging/blur';
import { dilate } from '@scribblepup/imaging/morphology';
import { cropLab, type LabImage } from '@scribblepup/imaging/lab';
import {
  maskBox,
  clamp,
  crop,
  cropMask,
  growBox,
  paste,
  percentile,
  plane,
  threshold,
  toPlane,
  type Mask,
  type Plane,
} from '@scribblepup/imaging/plane';
import { resizePlane } from '@scribblepup/imaging/resizePlane';
import type { Flow } from '../kernels/types';
import { flowBilateral } from './bilateral';
import { flowDifferenceOfGaussians } from './fdog';
import { edgeFlow } from './flow';
import { normalizeLocalContrast } from './localContrast';
import { sampleWhere } from './sampleWhere';

// Read from the global object once, because inner loops call them.
const { max } = Math;

// All lengths are in dog units.

// Sigma over which tones are evened out, and by how much, 0 to 1.
const TONE_SIGMA = 80,
  TONE_AMOUNT = 0.7;
// Sigma of the flow before and after the picture is smoothed along it.
const FLOW_SIGMA = 3,
  FINAL_FLOW_SIGMA = 4;
// Weight of a and b in the flow, relative to L.
const COLOR_WEIGHT = 0.6;
// Smoothing along the flow: its sigma, the differences in L over which it blurs, and its passes.
const SMOOTH_SIGMA = 2.6,
  SMOOTH_RANGE = 7,
  SMOOTH_PASSES = 2;
// Difference of Gaussians: its sigmas across and along the flow, and the weight of the wider
// Gaussian; see `FdogOptions`.
const ACROSS = 1.9,
  ALONG = 5,
  RHO = 0.995;
// A second, wider pass, for edges as soft as those of coat patches: its scale and its weight.
const WIDE_SCALE = 2.4,
  WIDE_WEIGHT = 0.7;
// Pixels up to this far outside the dog are smoothed too.
const SMOOTHED_MARGIN = 16;
// Margin around the dog's bounds that the filters need.
const BOX_MARGIN = 24;
// Width of the dog's edge that still carries background color, and sigma with which the tones
// inside it are extended outward.
const EDGE_WIDTH = 3,
  EXTEND_SIGMA = 6;
// No response this close to the dog's edge, where the outline is drawn.
const RIM = 3.2;
// Responses are divided by that of the dog's strongest lines: this percentile, within limits. It is
// measured at least REFERENCE_INSET inside, so that the outline does not contribute.
const REFERENCE_PERCENTILE = 0.975,
  REFERENCE_INSET = 5,
  MIN_REFERENCE = 0.5,
  MAX_REFERENCE = 2.2;

/** How clearly each pixel of a dog lies on a line. */
export interface LineResponse {
  /** Line response inside the dog, about 1 on clear lines. */
  readonly strength: Plane;
  /** Distance in px to the nearest pixel outside the dog. */
  readonly outlineDistance: Plane;
  /** The directions of the lines. */
  readonly flow: Flow;
}

/**
 * Measures how clearly each pixel of the dog lies on a line: evens out the tones, smooths along the
 * flow, then takes the flow-based difference of Gaussians, relative to the strongest lines of this
 * dog.
 * @param unit px per dog unit
 * @param check called between the steps; may throw to stop
 */
export function lineResponse(
  lab: LabImage,
  dog: Mask,
  outlineDistance: Plane,
  unit: number,
  check: () => void,
): LineResponse {
  const { width, height } = lab,
    bounds = maskBox(dog) ?? { x0: 0, y0: 0, x1: width, y1: height },
    box = growBox(bounds, BOX_MARGIN * unit, lab);
  const part = responseIn(
    cropLab(lab, box),
    cropMask(dog, box),
    crop(outlineDistance, box),
    unit,
    check,
  );
  const toFullSize = (data: Float32Array): Float32Array => paste(data, box, width, height);
  const { flow, strength } = part;
  return {
    outlineDistance,
    flow: { width, height, tx: toFullSize(flow.tx), ty: toFullSize(flow.ty) },
    strength: plane(width, height, toFullSize(strength.data)),
  };
}

/** The response within a box around the dog. */
function responseIn(
  lab: LabImage,
  dog: Mask,
  outlineDistance: Plane,
  unit: number,
  check: () => void,
): Omit<LineResponse, 'outlineDistance'> {
  const { width, height } = lab;
  const near = dilate(dog, SMOOTHED_MARGIN * unit).data;
  const tone = normalizeLocalContrast(
    plane(width, height, lab.L),
    new Float32Array(near),
    TONE_SIGMA * unit,
    TONE_AMOUNT,
  );
  check();
  const channels = (L: Plane): { data: Float32Array; weight: number }[] => [
    { data: L.data, weight: 1 },
    { data: lab.a, weight: COLOR_WEIGHT },
    { data: lab.b, weight: COLOR_WEIGHT },
  ];
  const smooth = flowBilateral(
    tone,
    edgeFlow(channels(tone), width, height, FLOW_SIGMA * unit),
    near,
    SMOOTH_SIGMA * unit,
    SMOOTH_RANGE,
    SMOOTH_PASSES,
  );
  check();
  const flow = edgeFlow(channels(smooth), width, height, FINAL_FLOW_SIGMA * unit);
  // Extend the dog's own tones past its edge, so that the contrast with the background causes no
  // response inside.
  const own = extrapolateOutside(
    smooth,
    toPlane(threshold(outlineDistance, EDGE_WIDTH * unit)).data,
    EXTEND_SIGMA * unit,
  );
  const raw = flowDifferenceOfGaussians(own, flow, dog.data, {
    across: ACROSS * unit,
    along: ALONG * unit,
    rho: RHO,
  });
  raise(raw, wideResponse(own, dog, unit), WIDE_WEIGHT);
  check();
  normalize(raw, outlineDistance, unit);
  return { flow, strength: plane(width, height, raw) };
}

/** Raises values to those of another response, times its weight. */
function raise(values: Float32Array, other: Float32Array, weight: number): void {
  for (let i = 0; i < values.length; i++) values[i] = max(values[i], weight * other[i]);
}

/** Divides a response by that of the dog's strongest lines, and clears it at the dog's edge. */
function normalize(raw: Float32Array, outlineDistance: Plane, unit: number): void {
  const inner = sampleWhere(raw, outlineDistance.data, REFERENCE_INSET * unit);
  const reference = clamp(percentile(inner, REFERENCE_PERCENTILE), MIN_REFERENCE, MAX_REFERENCE);
  divideFartherThan(RIM * unit, outlineDistance, raw, reference);
}

/** Divides the values at a larger distance, and sets the others to 0. */
function divideFartherThan(
  limit: number,
  distance: Plane,
  values: Float32Array,
  divisor: number,
): void {
  for (let i = 0; i < values.length; i++)
    values[i] = distance.data[i] > limit ? values[i] / divisor : 0;
}

/** The wider pass, at half size, because it does not respond to finer detail. */
function wideResponse(L: Plane, dog: Mask, unit: number): Float32Array {
  const width = Math.max(4, L.width >> 1),
    height = Math.max(4, L.height >> 1);
  const half = resizePlane(L, width, height),
    inside = threshold(resizePlane(toPlane(dog), width, height), 0);
  const scale = (WIDE_SCALE * unit * width) / L.width;
  const flow = edgeFlow([{ data: half.data, weight: 1 }], width, height, FINAL_FLOW_SIGMA * scale);
  const response = flowDifferenceOfGaussians(half, flow, inside.data, {
    across: ACROSS * scale,
    along: ALONG * scale,
    rho: RHO,
  });
  return resizePlane(plane(width, height, response), L.width, L.height).data;
}
