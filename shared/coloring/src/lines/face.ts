import { blur } from '../raster/blur';
import { contours } from '../raster/contour';
import { dilate } from '../raster/distance';
import type { Lab } from '../raster/lab';
import { mask, toPlane, type Mask } from '../raster/plane';
import type { Circle, Point } from '../types';
import type { Focus } from './select';
import { ringArea, simplifyRing, smooth } from './polyline';
import { featureAt, type Patch } from './solid';

/** Where the eyes and the nose are, in px; what is not known is left out. */
export interface FacePoints {
  readonly eyes: readonly Point[];
  readonly nose?: Point;
}

export interface FaceArt {
  readonly solids: readonly Point[][];
  readonly lights: readonly Circle[];
  /** The solids with a little room around them: no line is drawn here. */
  readonly covered: Mask;
  readonly focuses: readonly Focus[];
}

// Shares of the face's size (about the distance between the eyes).
const EYE = { look: 0.18, wide: 1.1, usual: [0.085, 0.075], darkness: 0.12 } as const;
const NOSE = { look: 0.37, wide: 1.25, usual: [0.19, 0.14], darkness: 0.04 } as const;
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
  const eyes = face.eyes.map(feature(EYE));
  const nose = face.nose ? [feature(NOSE)(face.nose)] : [];
  const covered = mask(lab.width, lab.height);
  for (const patch of [...eyes, ...nose]) stamp(covered, patch, ROOM * size);
  return {
    solids: [...eyes, ...nose].flatMap((patch) => outlineOfPatch(patch, size, unit)),
    lights: eyes.flatMap(catchLight),
    covered,
    focuses: [...face.eyes, ...(face.nose ? [face.nose] : [])].map((at) => ({ at, radius: FOCUS * size })),
  };
}

function outlineOfPatch({ x, y, mask: found }: Patch, size: number, unit: number): Point[][] {
  return contours(blur(toPlane(found), Math.max(0.8, size / 90)), 0.5)
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

/** A small white disc up left of an eye's middle, so that it never is a flat dot. */
function catchLight({ x, y, mask: eye }: Patch): Circle[] {
  let count = 0, sx = 0, sy = 0;
  eye.data.forEach((v, i) => {
    if (!v) return;
    count++;
    sx += (i % eye.width) + x + 0.5;
    sy += Math.floor(i / eye.width) + y + 0.5;
  });
  if (count === 0) return [];
  const radius = Math.sqrt(count / Math.PI);
  return [{ x: sx / count - radius * 0.28, y: sy / count - radius * 0.32, r: radius * 0.27 }];
}
