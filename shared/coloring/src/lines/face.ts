import { blur } from '../raster/blur';
import { contours } from '../raster/contour';
import { dilate } from '../raster/distance';
import type { Lab } from '../raster/lab';
import { area, mask, toPlane, type Mask } from '../raster/plane';
import type { Circle, Point } from '../types';
import { noseShape, patchOf } from './nose';
import type { Focus } from './select';
import { ringArea, simplifyRing, smooth } from './polyline';
import { featureAt, type Patch } from './solid';

/** Where the eyes and the nose are, in px; what is not known is left out. */
export interface FacePoints {
  readonly eyes: readonly Point[];
  readonly nose?: Point;
}

export interface FaceArt {
  readonly solids: readonly (readonly Point[])[];
  readonly lights: readonly Circle[];
  /** The solids with a little room around them: no line is drawn here. */
  readonly covered: Mask;
  readonly focuses: readonly Focus[];
}

// Shares of the face's size (about the distance between the eyes).
const EYE = { look: 0.18, wide: 1.1, usual: [0.085, 0.075], darkness: 0.12 } as const;
// An eye smaller than this is drawn as a usual one, or nobody sees it: radius of a disc of its area.
const LEAST_EYE = 0.068;
const NOSE = { look: 0.37, wide: 1.25, usual: [0.19, 0.14], darkness: 0.04 } as const;
// The lights of an eye, in its radii: place and radius.
const LIGHTS = [[-0.26, -0.3, 0.32], [0.3, 0.32, 0.14]] as const;
// How much corners of an eye are rounded.
const ROUNDING = 0.03;
const MOST_ROLL = 0.6;
const ROOM = 0.03, FOCUS = 0.75, LEAST_SOLID = 0.0012;

/** Size of the face in px: the distance between the eyes, or from them to the nose. */
export function faceSize({ eyes, nose }: FacePoints, usual: number): number {
  const [a, b] = eyes;
  const apart = a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  const middle = a && (b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] as const : a);
  const down = middle && nose ? Math.hypot(middle[0] - nose[0], middle[1] - nose[1]) * 0.8 : 0;
  const size = Math.max(apart, down);
  return size > 2 ? size : usual;
}

/** Eyes and nose as filled shapes with a catch-light in each eye. @param unit px a dog unit */
export function drawFace(lab: Lab, face: FacePoints, unit: number): FaceArt {
  const size = faceSize(face, 100 * unit);
  const feature = ({ look, wide, usual, darkness }: typeof EYE | typeof NOSE) => (at: Point): Patch =>
    featureAt(lab, at, { radius: Math.max(4, look * size), wide, usual: [usual[0] * size, usual[1] * size], darkness });
  const eyes = face.eyes.map((at) => {
    const eye = feature(EYE)(at);
    return area(eye.mask) < Math.PI * (LEAST_EYE * size) ** 2 ? usualEye(at, size) : eye;
  });
  const nose = face.nose && noseShape(feature(NOSE)(face.nose), face.nose, size, rollOf(face));
  const covered = mask(lab.width, lab.height);
  for (const patch of [...eyes, ...(nose ? [patchOf(nose.outline)] : [])]) stamp(covered, patch, ROOM * size);
  return {
    solids: [...eyes.flatMap((patch) => outlineOfPatch(patch, size, unit)), ...(nose ? [nose.outline, ...nose.nostrils] : [])],
    lights: eyes.flatMap(catchLights),
    covered,
    focuses: [...face.eyes, ...(face.nose ? [face.nose] : [])].map((at) => ({ at, radius: FOCUS * size })),
  };
}

/** How far the face is tilted, radians: by the eyes, else upright. */
function rollOf({ eyes: [a, b] }: FacePoints): number {
  return a && b ? Math.max(-MOST_ROLL, Math.min(MOST_ROLL, Math.atan2(b[1] - a[1], b[0] - a[0]))) : 0;
}

/** An ellipse where an eye is too small or too dark to be told from the coat. */
function usualEye(at: Point, size: number): Patch {
  return patchOf(Array.from({ length: 16 }, (_, k): Point => {
    const angle = (k * Math.PI) / 8;
    return [at[0] + EYE.usual[0] * size * Math.cos(angle), at[1] + EYE.usual[1] * size * Math.sin(angle)];
  }));
}

function outlineOfPatch({ x, y, mask: found }: Patch, size: number, unit: number): Point[][] {
  return contours(blur(toPlane(found), Math.max(0.8, size * ROUNDING)), 0.5)
    .filter((ring) => Math.abs(ringArea(ring)) > LEAST_SOLID * size * size)
    .map((ring) => simplifyRing(smooth(ring, Math.max(1, size / 60), true), 0.25 * unit).map(([px, py]) => [px + x, py + y] as const));
}

/** Marks a patch and a little room around it. */
function stamp(target: Mask, { x, y, mask: found }: Patch, room: number): void {
  const pad = Math.ceil(room) + 1, width = found.width + 2 * pad;
  const wide = mask(width, found.height + 2 * pad);
  found.data.forEach((v, i) => { wide.data[(Math.floor(i / found.width) + pad) * width + (i % found.width) + pad] = v; });
  dilate(wide, room).data.forEach((v, i) => {
    const tx = (i % width) + x - pad, ty = Math.floor(i / width) + y - pad;
    if (v && tx >= 0 && ty >= 0 && tx < target.width && ty < target.height) target.data[ty * target.width + tx] = 1;
  });
}

/** A white disc up left of an eye's middle and a smaller one down right, so that it never is a flat dot. */
function catchLights({ x, y, mask: eye }: Patch): Circle[] {
  let count = 0, sx = 0, sy = 0;
  eye.data.forEach((v, i) => {
    if (!v) return;
    count++;
    sx += (i % eye.width) + x + 0.5;
    sy += Math.floor(i / eye.width) + y + 0.5;
  });
  if (count === 0) return [];
  const radius = Math.sqrt(count / Math.PI);
  return LIGHTS.map(([dx, dy, r]) => ({ x: sx / count + radius * dx, y: sy / count + radius * dy, r: radius * r }));
}
