import { strokesOf, type Stroke } from './segment/brush';
import type { FacePoints } from './face/face';
import type { Mask } from '@scribblepup/imaging/plane';
import type { Point } from '@scribblepup/imaging';
import type { Dab, Hints } from './model/types';
import { toFrame, type PhotoFrame, type Ground } from './framing/frame';
import type { DogShape } from './shape';

const isPoint = (p: Point | undefined): p is Point =>
  p !== undefined && Number.isFinite(p[0]) && Number.isFinite(p[1]);

/** Drops dabs with non-finite numbers or without a radius. */
export const soundDabs = (dabs: readonly Dab[] = []): Dab[] =>
  dabs.filter(({ x, y, radius }) => [x, y, radius].every(Number.isFinite) && radius > 0);

/**
 * Groups dabs (photo px) into brush strokes in px of the first cutout: `scaleX` and `scaleY` of
 * them per photo px, counted from the top left corner of `area`.
 */
export function strokesOn(
  { area, scaleX, scaleY }: Pick<Ground, 'area' | 'scaleX' | 'scaleY'>,
  dabs: readonly Dab[],
): Stroke[] {
  return strokesOf(
    dabs.map((dab) => ({
      ...dab,
      x: (dab.x - area.x) * scaleX,
      y: (dab.y - area.y) * scaleY,
      radius: dab.radius * scaleX,
    })),
  );
}

// A tap may miss the dog's edge by this much, dog units.
const MISSED = 15;

/** Tapped points that lie on the dog, in frame px, eyes from left to right. */
export function tappedFace(
  frame: PhotoFrame,
  { dog, unit }: DogShape,
  { eyes = [], nose }: Hints,
): FacePoints {
  const onDog = (p: Point): boolean => touches(dog, p, MISSED * unit);
  const seen = eyes
    .filter(isPoint)
    .map((p) => toFrame(frame, p))
    .filter(onDog)
    .slice(0, 2)
    .sort((p, q) => p[0] - q[0]);
  const tip = isPoint(nose) ? toFrame(frame, nose) : null;
  return tip && onDog(tip) ? { eyes: seen, nose: tip } : { eyes: seen };
}

/**
 * Replaces the nearest detected face with the tapped one, which then comes first. A part that was
 * not tapped keeps its detected position.
 */
export function withTapped(seen: readonly FacePoints[], tapped: FacePoints): FacePoints[] {
  const points = (face: FacePoints): Point[] =>
    face.nose ? [...face.eyes, face.nose] : [...face.eyes];
  const [tap] = points(tapped);
  if (!tap) return [...seen];
  const distance = (face: FacePoints): number =>
    Math.min(...points(face).map(([x, y]) => Math.hypot(x - tap[0], y - tap[1])));
  const [nearest, ...others] = [...seen].sort((p, q) => distance(p) - distance(q));
  const nose = tapped.nose ?? nearest?.nose;
  return [
    {
      eyes: tapped.eyes.length > 0 ? tapped.eyes : (nearest?.eyes ?? []),
      ...(nose ? { nose } : {}),
    },
    ...others,
  ];
}

/** Whether a mask has a pixel within this many px of a point in the picture. */
function touches({ width, height, data }: Mask, [px, py]: Point, radius: number): boolean {
  if (px < 0 || py < 0 || px >= width || py >= height) return false;
  for (let y = Math.max(0, Math.floor(py - radius)); y <= Math.min(height - 1, py + radius); y++) {
    for (let x = Math.max(0, Math.floor(px - radius)); x <= Math.min(width - 1, px + radius); x++) {
      if (data[y * width + x] && Math.hypot(x + 0.5 - px, y + 0.5 - py) <= radius + 1) return true;
    }
  }
  return false;
}
