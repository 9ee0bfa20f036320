import { coatOf, colorPage, plainCoat, type Coat } from '@scribblepup/pages/coloring';
import { dogOn, type ColoredTask, type BookSheet } from '../../shared/book';
import { castOf } from '../../shared/dogs';
import { COAT_SIDE, COLORED } from '../../shared/limits';
import { fitInside } from '../../shared/size';
import { newCanvas } from './decode';
import { sheetOf } from './sheet';

/** The coat that was read last: the pages of a book have one dog. */
let last: { readonly id: number; readonly coat: Coat } | null = null;

const readCoat = async (cutout: Blob, id: number): Promise<Coat> => {
  if (last?.id === id) return last.coat;
  const bitmap = await createImageBitmap(cutout);
  const { width, height } = fitInside(bitmap, COAT_SIDE);
  const context = newCanvas(width, height, true);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const coat = coatOf(context.getImageData(0, 0, width, height));
  last = { id, coat };
  return coat;
};

/** Colors one sheet for a screen, or for the back of a cover. */
export const coloredTask = async ({
  art,
  place,
  cutout,
  cutoutId,
  width,
}: ColoredTask): Promise<BookSheet> => {
  const page = sheetOf(art, place);
  const dog = dogOn(art, place);
  const coat = await readCoat(cutout, cutoutId);
  // The patches of a coat lie elsewhere on another photo.
  const picture = colorPage(page, castOf(dog), dog === art.dog ? coat : plainCoat(coat));
  const full = newCanvas(picture.width, picture.height);
  const image = full.createImageData(picture.width, picture.height);
  image.data.set(picture.data);
  full.putImageData(image, 0, 0);
  const height = Math.round((width * picture.height) / picture.width);
  const small = width === picture.width ? full : newCanvas(width, height);
  if (small !== full) {
    small.imageSmoothingQuality = 'high';
    small.drawImage(full.canvas, 0, 0, width, height);
  }
  const { quality } = COLORED;
  return {
    title: page.title,
    picture: await small.canvas.convertToBlob({ type: 'image/jpeg', quality }),
  };
};
