import { groupDabs, type Stroke } from './segment/brush';
import type { FacePoints } from './face/types';
import type { Point } from '@scribblepup/imaging';
import type { Dab, Hints } from './model/types';
import { toFrame, type PhotoFrame, type FramePlacement } from './framing/frame';
import { isOnDog, type DogShape } from './dogShape';

/** Whether a point exists and its coordinates are finite. */
const isPoint = (p: Point | undefined): p is Point =>
  p !== undefined && Number.isFinite(p[0]) && Number.isFinite(p[1]);

/** Drops dabs that have no radius or a number that is not finite. */
export const validDabs = (dabs: readonly Dab[] = []): Dab[] =>
  dabs.filter(({ x, y, radius }) => [x, y, radius].every(Number.isFinite) && radius > 0);

/**
 * Groups dabs (photo px) into brush strokes in px of the first cutout, whose origin is the top left
 * corner of `area`; `scaleX` and `scaleY` are its px per photo px.
 */
export function toCutoutStrokes(
  { area, scaleX, scaleY }: Pick<FramePlacement, 'area' | 'scaleX' | 'scaleY'>,
  dabs: readonly Dab[],
): Stroke[] {
  return groupDabs(
    dabs.map((dab) => ({
      ...dab,
      x: (dab.x - area.x) * scaleX,
      y: (dab.y - area.y) * scaleY,
      radius: dab.radius * scaleX,
    })),
  );
}

/** Tapped points that lie on the dog, in frame px, eyes from left to right. */
export function tappedFace(
  frame: PhotoFrame,
  shape: DogShape,
  { eyes = [], closedEyes = [], nose }: Hints,
): FacePoints {
  const onDog = (p: Point): boolean => isOnDog(shape, p);
  const onFrame = (points: readonly Point[]): Point[] =>
    points
      .filter(isPoint)
      .map((p) => toFrame(frame, p))
      .filter(onDog);
  const closed = onFrame(closedEyes);
  const both = [...onFrame(eyes), ...closed].slice(0, 2).sort((p, q) => p[0] - q[0]);
  const [tip] = onFrame(nose ? [nose] : []);
  return {
    eyes: both,
    ...(closed.length > 0 && { closed: closed.filter((eye) => both.includes(eye)) }),
    ...(tip && { nose: tip }),
  };
}

/** Tapped points of the photo, px, the nose first because an eye may lie at the dog's edge. */
export const tapsOf = ({ eyes = [], closedEyes = [], nose }: Hints): Point[] =>
  [nose, ...eyes, ...closedEyes].filter(isPoint);

/**
 * Puts the tapped face first, and removes the detected face of the same dog. Tapped eyes replace
 * both detected eyes, and a tapped nose the nose; points that were not tapped stay as detected.
 * @param seen a face or null for each dog
 * @param dog the tapped dog, or -1 if it is unknown; then the nearest face is replaced
 */
export function withTappedFace(
  seen: readonly (FacePoints | null)[],
  tapped: FacePoints,
  dog: number,
): FacePoints[] {
  const faces = seen.filter((face) => face !== null);
  const [tap] = pointsOf(tapped);
  if (!tap) return faces;
  const replaced = dog < 0 ? nearestTo(tap, faces) : (seen[dog] ?? undefined);
  const nose = tapped.nose ?? replaced?.nose;
  return [
    {
      eyes: tapped.eyes.length > 0 ? tapped.eyes : (replaced?.eyes ?? []),
      ...(tapped.closed && { closed: tapped.closed }),
      ...(nose ? { nose } : {}),
    },
    ...faces.filter((face) => face !== replaced),
  ];
}

const pointsOf = ({ eyes, nose }: FacePoints): Point[] => (nose ? [...eyes, nose] : [...eyes]);

function nearestTo([x, y]: Point, faces: readonly FacePoints[]): FacePoints | undefined {
  const distance = (face: FacePoints): number =>
    Math.min(...pointsOf(face).map((p) => Math.hypot(p[0] - x, p[1] - y)));
  return faces.toSorted((p, q) => distance(p) - distance(q))[0];
}
