import { expect } from '@playwright/test';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resultFile, test } from './test';

/**
 * Runs in a page: decodes a picture and returns three bytes for each pixel: red, green and blue.
 * Picture and result are base64.
 * @param reencode true to re-encode the picture first, as the site does with a photo that it stores
 */
const decode = async (base64: string, type: string, reencode: boolean): Promise<string> => {
  const draw = async (blob: Blob): Promise<OffscreenCanvasRenderingContext2D> => {
    const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' });
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
      willReadFrequently: true,
    })!;
    context.drawImage(bitmap, 0, 0);
    return context;
  };
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  let context = await draw(new Blob([bytes], { type }));
  if (reencode)
    context = await draw(await context.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 }));
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  let text = '';
  for (let offset = 0; offset < data.length; offset += 4)
    text += String.fromCharCode(data[offset], data[offset + 1], data[offset + 2]);
  return btoa(text);
};

test('the pixels of a photo are saved for the comparison with the other browsers', async ({
  visitor,
  engine,
}) => {
  await mkdir(resultFile(engine.name), { recursive: true });
  await visitor.open('/home');
  for (const [name, photo, type, reencode] of [
    ['png', 'photo.png', 'image/png', false],
    ['jpg', 'photo.jpg', 'image/jpeg', false],
    ['stored', 'photo.png', 'image/png', true],
  ] as const) {
    const file = (await readFile(resultFile(photo))).toString('base64');
    const pixels = Buffer.from(await visitor.run(decode, file, type, reencode), 'base64');
    expect(pixels).toHaveLength(900 * 1100 * 3);
    await writeFile(resultFile(engine.name, `${name}.rgb`), pixels);
  }
});
