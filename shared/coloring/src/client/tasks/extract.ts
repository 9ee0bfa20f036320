import { Extraction } from '../../extract';
import type { Pixels } from '../../types';
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
  // The canvas keeps the pixels; a second copy is made only while the photo is looked through.
  const read = (): Pixels => ({ width, height, data: decoded.context.getImageData(0, 0, width, height).data });
  return { ...decoded, photoId, extraction: new Extraction({ width, height, read }) };
};

/** Decodes the photo, unless it is known, and takes what was said about it. */
const begin = async (task: Tasks['extract'], report: (news: Report) => void): Promise<Known> => {
  report({ type: 'progress', stage: 'decode', share: 0 });
  known = await open(task);
  known.extraction.update(scaleHints(task.hints, known.scale));
  return known;
};

/** Finds the dog and no more. */
export const cutoutTask = async (
  task: Tasks['cutout'],
  report: (news: Report) => void,
): Promise<Results['cutout']> => {
  const { context, extraction } = await begin(task, report);
  const cutout = extraction.cutout((stage, share) => report({ type: 'progress', stage, share }));
  return { cutout, preview: await cutoutPreview(context.canvas, cutout), found: cutout.found };
};

/** Finds the dog and draws it. */
export const extractTask = async (
  task: Tasks['extract'],
  report: (news: Report) => void,
): Promise<Results['extract']> => {
  const { context, extraction } = await begin(task, report);
  const { dog, cutout } = extraction.run((stage, share) => report({ type: 'progress', stage, share }));
  const preview = await cutoutPreview(context.canvas, cutout);
  return { dog, cutout, preview, found: cutout.found };
};
