import type { Point } from '@scribblepup/imaging';
import { DOG, UNKNOWN, type MarkedFace } from './folder';

/** Quantile of the worst tenth. */
const WORST_TENTH = 0.1;
/** Largest error of a correct face, in eye distances. */
const RIGHT_WITHIN = 0.15;
/** Minimum IoU of a good cutout. */
const GOOD_IOU = 0.85;

/** Scores of one photo. */
export interface Score {
  readonly name: string;
  /** Null if the photo has no mask. */
  readonly iou: number | null;
  /**
   * Errors of the points of each marked face, in eye distances; infinite if the point was not
   * found.
   */
  readonly faces: readonly (readonly number[])[];
}

/** Intersection over union of two silhouettes of a photo. Ignores unknown pixels. */
export function overlap(found: Uint8Array, truth: Uint8Array): number {
  let both = 0,
    either = 0;
  for (let i = 0; i < truth.length; i++) {
    if (truth[i] === UNKNOWN) continue;
    const dog = truth[i] === DOG;
    if (found[i] && dog) both++;
    if (found[i] || dog) either++;
  }
  return both / Math.max(1, either);
}

const distance = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

/**
 * Distance between the eyes, or from the only eye to the nose; null if fewer than two points are
 * marked.
 */
function eyeDistance({ left, right, nose }: MarkedFace): number | null {
  if (left && right) return distance(left, right);
  const eye = left ?? right;
  return eye && nose ? distance(eye, nose) : null;
}

/**
 * Errors of each marked face against the most confident found face; if several are marked, against
 * the best match.
 */
export function faceErrors(
  marked: readonly MarkedFace[],
  found: readonly MarkedFace[],
): number[][] {
  const errors = (face: MarkedFace, unit: number, other: MarkedFace | undefined): number[] =>
    (['left', 'right', 'nose'] as const).flatMap((part) => {
      const [point, otherPoint] = [face[part], other?.[part]];
      return point ? [otherPoint ? distance(point, otherPoint) / unit : Infinity] : [];
    });
  return marked.flatMap((face) => {
    const unit = eyeDistance(face);
    if (unit === null) return [];
    const candidates = marked.length > 1 && found.length > 0 ? found : [found[0]];
    return [
      candidates
        .map((other) => errors(face, unit, other))
        .sort((p, q) => Math.max(...p) - Math.max(...q))[0],
    ];
  });
}

/** Quantile: the value below which this share of the values lies, linearly interpolated. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b),
    position = share * (sorted.length - 1),
    low = Math.floor(position);
  const high = sorted[Math.min(low + 1, sorted.length - 1)];
  return position === low || !Number.isFinite(high)
    ? sorted[low]
    : sorted[low] + (position - low) * (high - sorted[low]);
};

/** Share of the values that meet a condition, as text: `12.5%`. */
export const share = <T>(values: readonly T[], condition: (value: T) => boolean): string =>
  `${((100 * values.filter(condition).length) / values.length).toFixed(1)}%`;

/** Summary in two lines, one for the silhouettes and one for the faces. */
export function summary(scores: readonly Score[]): string[] {
  const ious = scores.flatMap(({ iou }) => (iou === null ? [] : [iou])),
    faces = scores.flatMap((score) => score.faces);
  const cut =
    ious.length === 0
      ? 'no masks'
      : `IoU worst tenth ${quantile(ious, WORST_TENTH).toFixed(3)}, >= .85 ${share(ious, (iou) => iou >= GOOD_IOU)}, median ${quantile(ious, 0.5).toFixed(3)} (${ious.length} photos)`;
  const points = faces.flat();
  const face =
    faces.length === 0
      ? 'no faces marked'
      : `faces right ${share(faces, (errors) => Math.max(...errors) <= RIGHT_WITHIN)} of ${faces.length}, points' median error ${quantile(points, 0.5).toFixed(3)} eye distances, within ${RIGHT_WITHIN} ${share(points, (error) => error <= RIGHT_WITHIN)}`;
  return [cut, face];
}

/** Picks `count` evenly spread items. */
export const evenlySpread = <T>(all: readonly T[], count: number): T[] =>
  all.filter(
    (_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length),
  );
