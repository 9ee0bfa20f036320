import type { Cutout, Rect } from '@scribblepup/studio';

/** Mask values from this one on belong to the dog. */
const SOLID = 96;
const QUALITY = 0.92;

/** Returns the bounding box of the dog in the mask; the whole mask when it is empty. */
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
  return right < 0
    ? { x: 0, y: 0, width, height }
    : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
};

const canvasOf = (width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser has no canvas');
  return [canvas, context];
};

/** Converts the mask to a picture that is opaque where the dog is. */
const maskCanvas = ({ width, height, alpha }: Cutout): HTMLCanvasElement => {
  const [canvas, context] = canvasOf(width, height);
  const image = context.createImageData(width, height);
  alpha.forEach((value, i) => {
    image.data[4 * i + 3] = value;
  });
  context.putImageData(image, 0, 0);
  return canvas;
};

/**
 * Returns the dog in colour without its background, cropped to its bounding box. Keeps the photo's
 * resolution, because covers are printed larger than the preview of the cutout allows. WebP, or PNG
 * in browsers that cannot encode WebP.
 */
export const cutoutPicture = async (photo: Blob, cutout: Cutout): Promise<Blob> => {
  const bitmap = await createImageBitmap(photo);
  const { area } = cutout;
  const bounds = maskBounds(cutout.width, cutout.height, cutout.alpha);
  // Photo px per mask px.
  const [kx, ky] = [area.width / cutout.width, area.height / cutout.height];
  const [canvas, context] = canvasOf(bounds.width * kx, bounds.height * ky);
  const { width, height } = canvas;
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    bitmap,
    area.x + bounds.x * kx,
    area.y + bounds.y * ky,
    bounds.width * kx,
    bounds.height * ky,
    0,
    0,
    width,
    height,
  );
  bitmap.close();
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(
    maskCanvas(cutout),
    bounds.x,
    bounds.y,
    bounds.width,
    bounds.height,
    0,
    0,
    width,
    height,
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the cutout could not be written'))),
      'image/webp',
      QUALITY,
    );
  });
};
