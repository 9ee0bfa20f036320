import { JPEG_QUALITY, type PhotoCrop, type Size } from '@scribblepup/studio';

/**
 * Draws a part of a picture from its small preview, as a JPEG on white. This runs on the main
 * thread, which has the preview, because the worker may be busy searching for the dog.
 * @param size of the picture, px
 * @throws Error if the browser provides no canvas, or no file
 */
export const drawPart = async (
  preview: Blob,
  size: Size,
  { transform, width, height }: PhotoCrop,
): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser provides no canvas.');
  const bitmap = await createImageBitmap(preview);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.setTransform(...transform);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser returned no file.'))),
      'image/jpeg',
      JPEG_QUALITY,
    );
  });
};
