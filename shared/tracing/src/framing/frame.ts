import { highlightLightness, brightened, toLab, type LabImage } from '@scribblepup/imaging/lab';
import type { PixelBox } from '@scribblepup/imaging/plane';
import { resample } from '@scribblepup/imaging/resample';
import type { Pixels, Point, Rect, Size } from '@scribblepup/imaging';
import { coversPhoto, withMargin } from './crop';
import { ExtractError } from '../model/errors';
import { withoutLettering } from './lettering';

/** Long side of the working picture in px. */
export const WORKING_SIDE = 700;

// Minimum side of a photo, px.
const MIN_PHOTO_SIDE = 8;
// Minimum short side of the working picture, px; a thinner strip shows no dog.
const MIN_FRAME_SIDE = 32;

/** A frame's position on its photo. */
export interface FramePlacement {
  /** Size of the frame, px. */
  readonly width: number;
  readonly height: number;
  /** The part of the photo that the frame covers, photo px. */
  readonly area: Rect;
  /** The crop within the frame, in frame px. */
  readonly box: PixelBox;
  /** Frame px per photo px, on each axis. */
  readonly scaleX: number;
  readonly scaleY: number;
}

/** The part of the photo in use, at the working size. */
export interface PhotoFrame extends FramePlacement {
  readonly lab: LabImage;
  /**
   * Lightness of the frame's bright parts before correction, L; `lab` is brightened if the photo
   * is dark.
   */
  readonly highlights: number;
}

/**
 * Checks that a photo is large enough and has all its pixels.
 * @throws ExtractError with the code `photo` if it is too small or pixels are missing
 */
export function checkPhoto({ width, height, data }: Pixels): void {
  if (!(width >= MIN_PHOTO_SIDE && height >= MIN_PHOTO_SIDE) || data.length < width * height * 4) {
    throw new ExtractError('photo', 'This photo is too small to draw from.');
  }
}

/**
 * Positions the crop, with a margin around it, at a working size.
 * @throws ExtractError if it is too narrow
 */
export function placeFrame(photo: Size, crop: Rect, side: number): FramePlacement {
  const area = withMargin(photo, crop);
  const scale = side / Math.max(area.width, area.height);
  const width = Math.round(area.width * scale),
    height = Math.round(area.height * scale);
  if (Math.min(width, height) < MIN_FRAME_SIDE * (side / WORKING_SIDE)) {
    throw coversPhoto(photo, crop)
      ? new ExtractError('photo', 'This photo is too narrow to draw from.')
      : new ExtractError('crop', 'The crop is too narrow. Choose a wider part of the photo.');
  }
  const scaleX = width / area.width,
    scaleY = height / area.height;
  return {
    width,
    height,
    area,
    scaleX,
    scaleY,
    box: {
      x0: Math.round((crop.x - area.x) * scaleX),
      y0: Math.round((crop.y - area.y) * scaleY),
      x1: Math.round((crop.x + crop.width - area.x) * scaleX),
      y1: Math.round((crop.y + crop.height - area.y) * scaleY),
    },
  };
}

/** Cuts a frame out of its photo, brightened if it is dark, and without printed lettering. */
export const frameOf = (photo: Pixels, placement: FramePlacement): PhotoFrame => ({
  ...placement,
  ...prepareLab(photo, placement.area, placement.width, placement.height),
});

/** An area of a photo at another size, prepared for line detection. */
export function prepareLab(
  photo: Pixels,
  area: Rect,
  width: number,
  height: number,
): Pick<PhotoFrame, 'lab' | 'highlights'> {
  const raw = toLab(resample(photo, area, width, height), width, height),
    highlights = highlightLightness(raw);
  return { lab: withoutLettering(brightened(raw, highlights)), highlights };
}

/** Reads another part of the photo, brightened exactly like the frame. */
export const readLikeFrame = (
  photo: Pixels,
  { highlights }: PhotoFrame,
  area: Rect,
  width: number,
  height: number,
): LabImage => brightened(toLab(resample(photo, area, width, height), width, height), highlights);

/** Converts a point of the photo to frame px. */
export const toFrame = ({ area, scaleX, scaleY }: FramePlacement, [x, y]: Point): Point => [
  (x - area.x) * scaleX,
  (y - area.y) * scaleY,
];
