import type { DetectionResult } from '@scribblepup/finder';
import { maskBox, mask, type PixelBox, type Mask } from '@scribblepup/imaging/plane';
import { boxUnion, shiftedBox, cropGrowableMask, type GrowableMask } from '../segment/growableMask';
import type { Point, Rect, Size } from '@scribblepup/imaging';
import type { FramePlacement } from './frame';

/**
 * The pixel grid that the brush paints on: the first cutout's grid, extended over the photo. Its
 * pixel 0, 0 lies at the top left corner of `area`.
 */
export interface PaintGrid {
  /** The part of the photo that the first cutout covers, photo px. */
  readonly area: Rect;
  /** Grid px per photo px, on each axis. */
  readonly scaleX: number;
  readonly scaleY: number;
  /** Box of the first cutout, grid px. */
  readonly first: PixelBox;
  /** Extent of the grid, grid px. */
  readonly limits: PixelBox;
}

// Maximum long side of a grid over the whole photo, px: twice that of the largest photo. A drag
// across the photo reads all of it at this size.
const MAX_GRID_SIDE = 4096;

/**
 * Long side of the first cutout, px: `side`, or less if the dog is so small that the grid over the
 * whole photo would be too large.
 */
export const cutoutSide = (photo: Size, { area }: FramePlacement, side: number): number =>
  Math.min(
    side,
    (MAX_GRID_SIDE * Math.max(area.width, area.height)) / Math.max(photo.width, photo.height),
  );

/**
 * Builds the grid for a first cutout of the given size.
 * @param isCropped whether the visitor chose the area; the grid then ends with it, otherwise with
 * the photo
 */
export function paintGridOf(
  photo: Size,
  { area }: FramePlacement,
  { width, height }: Size,
  isCropped: boolean,
): PaintGrid {
  const scaleX = width / area.width,
    scaleY = height / area.height,
    first = { x0: 0, y0: 0, x1: width, y1: height };
  const photoBox = {
    x0: Math.ceil(-area.x * scaleX),
    y0: Math.ceil(-area.y * scaleY),
    x1: Math.floor((photo.width - area.x) * scaleX),
    y1: Math.floor((photo.height - area.y) * scaleY),
  };
  return { area, scaleX, scaleY, first, limits: isCropped ? first : boxUnion(first, photoBox) };
}

/** The part of the photo that a box of the grid covers, photo px. */
export const photoRect = (
  { area, scaleX, scaleY }: PaintGrid,
  { x0, y0, x1, y1 }: PixelBox,
): Rect => ({
  x: area.x + x0 / scaleX,
  y: area.y + y0 / scaleY,
  width: (x1 - x0) / scaleX,
  height: (y1 - y0) / scaleY,
});

/**
 * The enlarged area to draw, photo px, if the brush kept something beyond the first cutout; null
 * if it did not.
 * @param chosen the area that was drawn before, photo px
 */
export function grownCrop(chosen: Rect, grid: PaintGrid, growable: GrowableMask): Rect | null {
  const { first } = grid,
    inside = maskBox(growable.mask),
    kept = inside && shiftedBox(inside, growable.box.x0, growable.box.y0);
  if (
    !kept ||
    (kept.x0 >= first.x0 && kept.y0 >= first.y0 && kept.x1 <= first.x1 && kept.y1 <= first.y1)
  )
    return null;
  const { x, y, width, height } = photoRect(grid, kept);
  const x0 = Math.min(chosen.x, Math.floor(x)),
    y0 = Math.min(chosen.y, Math.floor(y));
  return {
    x: x0,
    y: y0,
    width: Math.max(chosen.x + chosen.width, Math.ceil(x + width)) - x0,
    height: Math.max(chosen.y + chosen.height, Math.ceil(y + height)) - y0,
  };
}

/**
 * Crops the growable mask to the first cutout, which it always covers; returns the same mask object
 * if it did not grow.
 */
export const cropToFirst = ({ first }: PaintGrid, growable: GrowableMask): Mask =>
  growable.mask.data.length === first.x1 * first.y1
    ? growable.mask
    : cropGrowableMask(growable, first);

/** Resamples a growable mask over a frame's area, at the coarser of the two resolutions. */
export function resampledMask(
  growable: GrowableMask,
  grid: PaintGrid,
  { area, width, height }: FramePlacement,
): Mask {
  const out = mask(
    Math.min(width, Math.round(area.width * grid.scaleX)),
    Math.min(height, Math.round(area.height * grid.scaleY)),
  );
  const column = (x: number): number =>
    Math.floor((area.x + ((x + 0.5) * area.width) / out.width - grid.area.x) * grid.scaleX) -
    growable.box.x0;
  const row = (y: number): number =>
    Math.floor((area.y + ((y + 0.5) * area.height) / out.height - grid.area.y) * grid.scaleY) -
    growable.box.y0;
  for (let y = 0; y < out.height; y++) {
    const sourceY = row(y);
    if (sourceY < 0 || sourceY >= growable.mask.height) continue;
    for (let x = 0; x < out.width; x++) {
      const sourceX = column(x);
      if (sourceX >= 0 && sourceX < growable.mask.width)
        out.data[y * out.width + x] = growable.mask.data[sourceY * growable.mask.width + sourceX];
    }
  }
  return out;
}

/** For each chosen dog, the centers of its cells in the finder's map, grid px. */
export function dogPoints(
  { probability: { width, left, top, stepX, stepY }, owners }: DetectionResult,
  chosen: readonly number[],
  { area, scaleX, scaleY }: PaintGrid,
): Point[][] {
  const points = new Map(chosen.map((i) => [i + 1, [] as Point[]]));
  owners.forEach((owner, cell) => {
    const x = left + (cell % width) * stepX + 0.5,
      y = top + Math.floor(cell / width) * stepY + 0.5;
    points.get(owner)?.push([(x - area.x) * scaleX, (y - area.y) * scaleY]);
  });
  return [...points.values()];
}
