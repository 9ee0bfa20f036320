import type { DogArt, SheetPath } from '@scribblepup/studio';
import type { DogPlace } from '@scribblepup/studio/pages';
import type { Project } from '@scribblepup/library';
import { createCanvas } from './createCanvas';
import { dogCutouts, type DogCutout } from './dogCutouts';
import { visibleSpan } from './visibleSpan';

/** The artwork that covers are painted with: one dog, or two that stand together. */
export interface CoverArt {
  /** The dogs without their background, cropped to the bounds of both. */
  readonly cutout: HTMLCanvasElement;
  /** Line drawings of the dogs in units of `size`, the dog at the back first. */
  readonly lines: readonly (readonly SheetPath[])[];
  readonly size: { readonly width: number; readonly height: number };
  /** True if a photo crops a dog at the bottom; the dogs then end at the lower edge of the art. */
  readonly isCropped: boolean;
}

const LINES = {
  kind: 'dog',
  mirror: false,
  line: 4.5,
  outline: 7,
  halo: 0,
  detail: 0.75,
  markings: true,
} as const;

/** Maximum length of the longer side of a picture of two dogs, px: sharp on a printed cover. */
const MAX_SIDE = 2200;

interface Placed {
  readonly dog: DogArt;
  readonly picture: ImageBitmap;
  readonly place: DogPlace;
}

/**
 * Copies a picture to a canvas and frees it, so that code that paints the art has nothing to free.
 */
const onCanvas = (picture: ImageBitmap): HTMLCanvasElement => {
  const canvas = createCanvas(picture);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  return canvas;
};

/** Paints two cutouts at their places, cropped at the lower edge as on pages. */
const pictureOf = (
  placed: readonly Placed[],
  { width, height }: CoverArt['size'],
): HTMLCanvasElement => {
  const sharpest = Math.max(
    ...placed.map(({ dog, picture, place }) => picture.width / (dog.width * place.scale)),
  );
  const scale = Math.min(sharpest, MAX_SIDE / Math.max(width, height));
  const canvas = createCanvas({ width: width * scale, height: height * scale });
  const context = canvas.getContext('2d');
  for (const { dog, picture, place } of placed) {
    const size = scale * place.scale;
    const across = place.mirror ? -size : size;
    context?.setTransform(across, 0, 0, size, scale * place.dx, scale * place.dy);
    context?.drawImage(picture, 0, 0, dog.width, dog.height);
    picture.close();
  }
  return canvas;
};

const artOf = async ([first, other]: readonly [DogCutout, ...DogCutout[]]): Promise<CoverArt> => {
  const { groupOf, pageToPaths } = await import('@scribblepup/studio/pages');
  const linesOf = (dog: DogArt, place: DogPlace): SheetPath[] =>
    pageToPaths(
      { look: 'cover', title: '', family: 'portraits', items: [{ ...LINES, ...place }] },
      dog,
    );
  const group = other ? groupOf(first.dog, other.dog, [0, 1], 'beside') : null;
  if (!other || !group)
    return {
      cutout: onCanvas(await createImageBitmap(first.picture)),
      lines: [linesOf(first.dog, { scale: 1, dx: 0, dy: 0 })],
      size: first.dog,
      isCropped: first.dog.cut.bottom,
    };
  const pictures = [first, other];
  // Covers center the art, so trim it to the visible width of the dogs.
  const { left, right } = visibleSpan(group.art);
  const size = { width: right - left, height: group.art.height };
  const placed = await Promise.all(
    group.members.map(async ({ dog, who, place }) => ({
      dog,
      picture: await createImageBitmap(pictures[who].picture),
      place: { ...place, dx: place.dx - left },
    })),
  );
  return {
    cutout: pictureOf(placed, size),
    lines: placed.map(({ dog, place }) => linesOf(dog, place)),
    size,
    isCropped: group.art.cut.bottom,
  };
};

/**
 * Returns the art of a project's dog, or of the two dogs that its title page shows. Without a
 * project, or for a project of a demo dog, returns the art of the demo dog.
 * @throws LostPhotoError, ColoringError, LibraryError; the errors of the demo call.
 */
export const coverArt = async (project: Project | null, signal: AbortSignal): Promise<CoverArt> =>
  artOf(await dogCutouts(project, signal));
