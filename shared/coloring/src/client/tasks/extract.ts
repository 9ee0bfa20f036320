import { Extraction } from '../../extract';
import { LONG_SIDE } from '../limits';
import type { Report, Results, Tasks } from '../protocol';
import { cutoutPreview } from './cutoutPreview';
import { decodePhoto, type DecodedPhoto } from './decode';
import { scaleHints } from './size';

interface Known extends DecodedPhoto {
  readonly photoId: number;
  readonly extraction: Extraction;
}

/** The photo worked on last: a brush or a tap on it costs a fraction of the first run. */
let known: Known | null = null;

const open = async ({ photo, photoId }: Tasks['extract']): Promise<Known> => {
  if (known?.photoId === photoId) return known;
  known = null;
  const decoded = await decodePhoto(photo, LONG_SIDE);
  const { width, height } = decoded.context.canvas;
  const { data } = decoded.context.getImageData(0, 0, width, height);
  return { ...decoded, photoId, extraction: new Extraction({ width, height, data }) };
};

/** Decodes the photo, finds the dog and draws its cutout. */
export const extractTask = async (
  task: Tasks['extract'],
  report: (news: Report) => void,
): Promise<Results['extract']> => {
  report({ type: 'progress', stage: 'decode', share: 0 });
  known = await open(task);
  const { context, scale, extraction } = known;
  extraction.update(scaleHints(task.hints, scale));
  const { dog, cutout } = extraction.run((stage, share) => report({ type: 'progress', stage, share }));
  const preview = await cutoutPreview(context.canvas, cutout);
  return { dog, cutout, preview, found: cutout.found };
};
