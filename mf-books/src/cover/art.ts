import type { DogArt, Rect, SheetPath } from '@scribblepup/coloring';
import type { Extraction } from '@scribblepup/coloring/client';
import { getBlob, type Project } from '@scribblepup/library';
import { firstDemoDog } from '../data/demoDog';
import { coloring } from '../services/coloring';

/** What covers are painted with. */
export interface CoverArt {
  /** The dog without its background. */
  readonly cutout: ImageBitmap;
  /** The part of the cutout that the dog fills, px. */
  readonly bounds: Rect;
  /** The dog as lines, in dog units. */
  readonly lines: readonly SheetPath[];
  readonly dog: DogArt;
}

/** Mask values above this belong to the dog. */
const SOLID = 96;

/** The rectangle of the mask that the dog fills; all of it where there is nothing. */
export const maskBounds = (width: number, height: number, alpha: Uint8Array): Rect => {
  let [left, top, right, bottom] = [width, height, -1, -1];
  alpha.forEach((value, i) => {
    if (value < SOLID) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  });
  return right < 0 ? { x: 0, y: 0, width, height } : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
};

const photoOf = async (project: Project | null, signal: AbortSignal): Promise<Blob> => {
  const own = project?.photo ? await getBlob(project.photo) : null;
  return own ?? (await firstDemoDog(signal)).photo;
};

const artOf = async ({ dog, cutout, preview }: Extraction): Promise<CoverArt> => {
  const { pageToPaths } = await import('@scribblepup/coloring');
  const bitmap = await createImageBitmap(preview);
  const mask = maskBounds(cutout.width, cutout.height, cutout.alpha);
  const [kx, ky] = [bitmap.width / cutout.width, bitmap.height / cutout.height];
  const bounds = { x: mask.x * kx, y: mask.y * ky, width: mask.width * kx, height: mask.height * ky };
  const item = { kind: 'dog', scale: 1, dx: 0, dy: 0, mirror: false, line: 4.5, outline: 7, halo: 0, detail: 0.75, markings: true } as const;
  const lines = pageToPaths({ look: 'cover', title: '', family: 'portraits', items: [item] }, dog);
  return { cutout: bitmap, bounds, lines, dog };
};

/**
 * The art of a project's dog, or of the demo dog where there is no project or no photo.
 * @throws ColoringError, LibraryError; what the demo call rejects with.
 */
export const coverArt = async (project: Project | null, signal: AbortSignal): Promise<CoverArt> => {
  const photo = await photoOf(project, signal);
  return artOf(await coloring().extract(photo, project?.photo ? project.hints : {}, { signal }));
};
