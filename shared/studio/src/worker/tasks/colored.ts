import { colorPage } from '@scribblepup/pages/coloring';
import { dogsOnSheet, type ColoredTask, type BookSheet } from '../../shared/book';
import { castOf } from '../../shared/dogs';
import { COLORED_PAGE } from '../../shared/limits';
import { newCanvas } from './canvas';
import { drawScaled, fullRect } from './drawScaled';
import { composeSheet } from './sheet';

/** Colors one sheet for a screen, or for the back of a cover. */
export const coloredTask = async ({ art, position, width }: ColoredTask): Promise<BookSheet> => {
  const page = composeSheet(art, position);
  const picture = colorPage(page, castOf(dogsOnSheet(art, position)), art.choices.age);
  const full = newCanvas(picture.width, picture.height);
  const image = full.createImageData(picture.width, picture.height);
  image.data.set(picture.data);
  full.putImageData(image, 0, 0);
  const height = Math.round((width * picture.height) / picture.width);
  const small = width === picture.width ? full : newCanvas(width, height);
  if (small !== full) drawScaled(small, full.canvas, fullRect(picture), { width, height });
  const { quality } = COLORED_PAGE;
  return {
    title: page.title,
    picture: await small.canvas.convertToBlob({ type: 'image/jpeg', quality }),
  };
};
