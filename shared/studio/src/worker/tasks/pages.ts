import { checkedPage } from '@scribblepup/pages';
import { release } from '@scribblepup/pages/bitmap';
import { toPreview } from '@scribblepup/pages/preview';
import { castOf, choicesFor } from '../../shared/dogs';
import { PAGE_PREVIEW_SIZE } from '../../shared/limits';
import type { TaskReport, TaskResults, Tasks } from '../../shared/protocol';
import { newCanvas } from './canvas';

/**
 * Composes the pages one by one and reports each with its preview. The preview reuses the bitmap
 * that the page was measured on.
 */
export const pagesTask = async (
  { dog, dogs = {}, choices, looks }: Tasks['pages'],
  report: (progress: TaskReport) => void,
): Promise<TaskResults['pages']> => {
  const { width, height } = PAGE_PREVIEW_SIZE;
  const context = newCanvas(width, height, { willReadFrequently: true });
  const image = context.createImageData(width, height);
  for (const id of looks) {
    const own = id in dogs ? dogs[id] : dog;
    const { page, bitmap } = checkedPage(castOf(own), id, choicesFor(own, choices));
    toPreview(bitmap, bitmap.width / width, image.data);
    release(bitmap);
    context.putImageData(image, 0, 0);
    const preview = await context.canvas.convertToBlob({ type: 'image/png' });
    report({ type: 'page', page, preview });
  }
  return null;
};
