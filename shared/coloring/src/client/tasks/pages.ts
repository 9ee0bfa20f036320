import { composePage } from '../../compose';
import { pageToPaths } from '../../output';
import { PAGE_PREVIEW } from '../limits';
import type { Report, Results, Tasks } from '../protocol';
import { newCanvas } from './decode';
import { drawSheet } from './drawSheet';

/** Composes the pages one by one and reports each with its preview. */
export const pagesTask = async (
  { dog, choices, from, count }: Tasks['pages'],
  report: (news: Report) => void,
): Promise<Results['pages']> => {
  const { width, height } = PAGE_PREVIEW;
  const context = newCanvas(width, height);
  for (let index = from; index < from + count; index += 1) {
    const page = composePage(dog, index, choices);
    drawSheet(context, pageToPaths(page, dog), PAGE_PREVIEW, (d) => new Path2D(d));
    const preview = await context.canvas.convertToBlob({ type: 'image/png' });
    report({ type: 'page', index, page, preview });
  }
  return null;
};
