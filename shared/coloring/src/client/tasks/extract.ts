import { extract } from '../../extract';
import { LONG_SIDE } from '../limits';
import type { Report, Results, Tasks } from '../protocol';
import { cutoutPreview } from './cutoutPreview';
import { decodePhoto } from './decode';
import { scaleHints } from './size';

/** Decodes the photo, finds the dog and draws its cutout. */
export const extractTask = async (
  { photo, hints }: Tasks['extract'],
  report: (news: Report) => void,
): Promise<Results['extract']> => {
  report({ type: 'progress', stage: 'decode', share: 0 });
  const { context, scale } = await decodePhoto(photo, LONG_SIDE);
  const { width, height } = context.canvas;
  const { dog, cutout } = extract(
    { width, height, data: context.getImageData(0, 0, width, height).data },
    scaleHints(hints, scale),
    (stage, share) => report({ type: 'progress', stage, share }),
  );
  const preview = await cutoutPreview(context.canvas, cutout);
  return { dog, cutout, preview, found: cutout.found };
};
