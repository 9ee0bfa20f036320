import { checkedPage } from '../../compose/page';
import { release } from '../../gates/raster';
import { toPreview } from '../../output/preview';
import { PAGE_PREVIEW } from '../limits';
import type { Report, Results, Tasks } from '../protocol';
import { newCanvas } from './decode';

/** Composes the pages one by one and reports each with its preview, made from the bitmap that it was measured on. */
export const pagesTask = async (
  { dog, choices, from, count }: Tasks['pages'],
  report: (news: Report) => void,
): Promise<Results['pages']> => {
  const { width, height } = PAGE_PREVIEW;
  const context = newCanvas(width, height, true);
  const image = context.createImageData(width, height);
  for (let index = from; index < from + count; index += 1) {
    const { page, bitmap } = checkedPage(dog, index, choices);
    toPreview(bitmap, bitmap.width / width, image.data);
    release(bitmap);
    context.putImageData(image, 0, 0);
    const preview = await context.canvas.convertToBlob({ type: 'image/png' });
    report({ type: 'page', index, page, preview });
  }
  return null;
};
