import { litUp, toLab, type Lab } from '../raster/lab';
import { clamp, type Box } from '../raster/plane';
import { resample } from '../raster/resample';
import type { Sides } from '../segment/start';
import type { Dab, Pixels, Point, Rect } from '../types';
import { ExtractError } from './errors';
import { withoutLettering } from './lettering';

/** Long side of the working picture in px. */
export const WORK_SIDE = 700;

const MARGIN = 0.1;
const LEAST_PHOTO = 8, LEAST_CROP = 8;
// The short side of the working picture; a thinner strip of a photo shows no dog.
const LEAST_SIDE = 32;

/** The part of the photo that is worked on, at its working size. */
export interface Frame {
  readonly lab: Lab;
  /** What the frame covers, in photo px. */
  readonly area: Rect;
  /** The crop within the frame, in frame px. */
  readonly box: Box;
  /** Frame px a photo px, each way. */
  readonly scaleX: number;
  readonly scaleY: number;
  /** Sides on which the photo ends at the frame's border. */
  readonly photoEnds: Sides;
}

export type Size = Pick<Pixels, 'width' | 'height'>;

export function checkPhoto({ width, height, data }: Pixels): void {
  if (!(width >= LEAST_PHOTO && height >= LEAST_PHOTO) || data.length < width * height * 4) {
    throw new ExtractError('photo', 'This photo is too small to draw from.');
  }
}

/** A crop in whole px within the photo. @throws ExtractError where nothing of it is left */
export function checkCrop(photo: Size, crop: Rect): Rect {
  const finite = [crop.x, crop.y, crop.width, crop.height].every(Number.isFinite);
  const x0 = clamp(Math.round(crop.x), 0, photo.width), y0 = clamp(Math.round(crop.y), 0, photo.height);
  const x1 = clamp(Math.round(crop.x + crop.width), 0, photo.width), y1 = clamp(Math.round(crop.y + crop.height), 0, photo.height);
  if (!finite || x1 - x0 < LEAST_CROP || y1 - y0 < LEAST_CROP) {
    throw new ExtractError('crop', 'The crop is too small. Choose a larger part of the photo.');
  }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

// A crop that leaves this share of each side of the photo away, or less, was not chosen.
const UNTOUCHED = 0.02;

/** Whether a crop is (nearly) the whole photo: then the dog has yet to be looked for. */
export const isWhole = (photo: Size, crop: Rect): boolean =>
  crop.width >= (1 - UNTOUCHED) * photo.width && crop.height >= (1 - UNTOUCHED) * photo.height;

/** A found area, grown by the keep dabs that lie beyond it: what the visitor wants kept must be in the picture. */
export function withDabs(photo: Size, area: Rect, dabs: readonly Dab[]): Rect {
  let x0 = area.x, y0 = area.y, x1 = area.x + area.width, y1 = area.y + area.height;
  for (const { x, y, radius, mode } of dabs) {
    if (mode !== 'keep' || x < 0 || y < 0 || x > photo.width || y > photo.height) continue;
    x0 = Math.min(x0, Math.max(0, Math.floor(x - radius)));
    y0 = Math.min(y0, Math.max(0, Math.floor(y - radius)));
    x1 = Math.max(x1, Math.min(photo.width, Math.ceil(x + radius)));
    y1 = Math.max(y1, Math.min(photo.height, Math.ceil(y + radius)));
  }
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** Cuts out the crop with a margin around it and brings it to the working size. */
export function frameOf(photo: Pixels, crop: Rect, side: number): Frame {
  const mx = crop.width * MARGIN, my = crop.height * MARGIN;
  const x0 = Math.max(0, Math.round(crop.x - mx)), y0 = Math.max(0, Math.round(crop.y - my));
  const x1 = Math.min(photo.width, Math.round(crop.x + crop.width + mx)), y1 = Math.min(photo.height, Math.round(crop.y + crop.height + my));
  const area = { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
  const scale = side / Math.max(area.width, area.height);
  const width = Math.round(area.width * scale), height = Math.round(area.height * scale);
  if (Math.min(width, height) < LEAST_SIDE * (side / WORK_SIDE)) {
    throw isWhole(photo, crop) ? new ExtractError('photo', 'This photo is too narrow to draw from.') : new ExtractError('crop', 'The crop is too narrow. Choose a wider part of the photo.');
  }
  const scaleX = width / area.width, scaleY = height / area.height;
  return {
    lab: withoutLettering(litUp(toLab(resample(photo, area, width, height), width, height))),
    area, scaleX, scaleY,
    box: {
      x0: Math.round((crop.x - x0) * scaleX), y0: Math.round((crop.y - y0) * scaleY),
      x1: Math.round((crop.x + crop.width - x0) * scaleX), y1: Math.round((crop.y + crop.height - y0) * scaleY),
    },
    photoEnds: { left: x0 === 0, top: y0 === 0, right: x1 === photo.width, bottom: y1 === photo.height },
  };
}

/** A point of the photo in frame px. */
export const toFrame = ({ area, scaleX, scaleY }: Frame, [x, y]: Point): Point => [(x - area.x) * scaleX, (y - area.y) * scaleY];
