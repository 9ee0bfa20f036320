import type { Rect } from '@scribblepup/studio';
import { JPEG_QUALITY, PHOTO_SIDE, PREVIEW_SIDE } from '@scribblepup/studio';
import type { CroppedPhoto } from './cropTool';
import { exportPlan, type ExportPlan } from './exportPlan';
import { isUpright, type Matrix } from './geometry';

const draw = (
  source: HTMLImageElement,
  matrix: Matrix,
  { scale, region, size }: ExportPlan,
): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = 'high';
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix;
  const [centreX, centreY] = [source.naturalWidth / 2, source.naturalHeight / 2];
  context.scale(scale, scale);
  context.translate(centreX - region.x, centreY - region.y);
  context.transform(a, b, c, d, e, f);
  context.drawImage(source, -centreX, -centreY);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
};

export interface Source {
  readonly picture: Blob;
  /** The same picture, decoded. */
  readonly image: HTMLImageElement;
}

/**
 * Draws the photo as it was rotated, with the area to search, and the selection as a small preview.
 * A photo that was not rotated or flipped is returned unchanged: this avoids another lossy JPEG
 * encoding, and the engine may have it cached.
 */
export const renderCrop = async (
  { picture, image }: Source,
  matrix: Matrix,
  selection: Rect,
): Promise<CroppedPhoto> => {
  const photo = { width: image.naturalWidth, height: image.naturalHeight };
  const whole = exportPlan(photo, matrix, selection, PHOTO_SIDE, 'photo');
  const small = exportPlan(photo, matrix, selection, PREVIEW_SIDE, 'selection');
  if (!whole || !small) throw new Error('the selection lies beside the photo');
  return {
    photo: isUpright(matrix) ? picture : await draw(image, matrix, whole),
    crop: whole.crop,
    preview: await draw(image, matrix, small),
  };
};
