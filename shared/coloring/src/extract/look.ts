import { bounds, clamp, pixelsOf, type Box } from '../raster/plane';
import { coarseCut, COARSE_SIDE, type CoarseCut } from '../segment/coarse';
import { clarity } from '../segment/quality';
import type { Pixels, Rect } from '../types';
import { frameOf, type Frame } from './frame';

// Work size for looking around; the crop that comes of it is worked on at full size.
const LOOK_SIDE = 300;
// A silhouette that fills the picture or runs along its border is no subject yet.
const LEAST_SHARE = 0.01, MOST_SHARE = 0.72, MOST_BORDER = 0.5;
// Room around what is looked at, of which half stays around what was found.
const ROOM = 0.1;
// Who takes a photo aims at the dog: how far from the middle it lies, in shares of the photo's sides.
const AIM = 0.4;
// The whole photo and what is found in the end are cut as carefully as a dog; to choose among parts, one cut does.
export const ONE_START = 1;
// A crop smaller or narrower than this shows no dog.
const LEAST_SIDE = 24, MOST_RATIO = 8;

/** A part of a photo with what stands out in it. */
export interface View extends CoarseCut {
  readonly frame: Frame;
}

/** What may be the dog, and where in the photo it is. */
export interface Found {
  readonly view: View;
  readonly area: Rect;
}

/** Cuts out what stands out in a part of the photo. @param starts cuts of which the majority counts: fewer for a rough idea */
export function look(photo: Pixels, crop: Rect, starts?: number, side = LOOK_SIDE, coarse = COARSE_SIDE): View {
  const frame = frameOf(photo, crop, side);
  return { frame, ...coarseCut(frame.lab, frame.box, frame.photoEnds, coarse, starts) };
}

/** Null where the crop is too small or too narrow to look at. */
export const tryLook = (photo: Pixels, crop: Rect, starts?: number): View | null => (isNarrow(crop) ? null : look(photo, crop, starts));

/** Roughly the score of what would be found in a crop: a tenth of the work. */
export function glance(photo: Pixels, crop: Rect): number {
  if (isNarrow(crop)) return 0;
  const view = look(photo, crop, ONE_START, LOOK_SIDE / 2, COARSE_SIDE / 2);
  return view.quality.share > 0 ? score(photo, foundIn(photo, view)) : 0;
}

const isNarrow = ({ width, height }: Rect): boolean => Math.min(width, height) < LEAST_SIDE || Math.max(width, height) > MOST_RATIO * Math.min(width, height);

/** Whether what was cut out can be a subject at all. */
export const isSubject = ({ quality: { share, onBorder } }: View): boolean => share > LEAST_SHARE && share < MOST_SHARE && onBorder < MOST_BORDER;

export const foundIn = (photo: Pixels, view: View): Found =>
  ({ view, area: cropAround(photo, view, bounds(view.subject)!, ROOM / 2) });

/**
 * How likely a thing that separates well is the dog: its colours are those of a coat, it lies near
 * the middle, and it is large, so that a whole dog wins over a part of it.
 */
export function score({ width, height }: Pixels, { view: { quality }, area }: Found): number {
  const dx = (area.x + area.width / 2) / width - 0.5, dy = (area.y + area.height / 2) / height - 0.5;
  const aim = Math.exp(-(dx * dx + dy * dy) / (2 * AIM * AIM));
  const size = ((area.width * area.height) / (width * height)) ** 0.25;
  return clarity(quality) * aim * size;
}

/** A box of a view's silhouette as a crop of the photo, with room around it. */
export function cropAround(photo: Pixels, { frame, subject: { width, height } }: View, box: Box, room = ROOM): Rect {
  const sx = frame.area.width / width, sy = frame.area.height / height;
  const mx = (box.x1 - box.x0) * room, my = (box.y1 - box.y0) * room;
  const x0 = clamp(Math.floor(frame.area.x + (box.x0 - mx) * sx), 0, photo.width - 1), y0 = clamp(Math.floor(frame.area.y + (box.y0 - my) * sy), 0, photo.height - 1);
  const x1 = clamp(Math.ceil(frame.area.x + (box.x1 + mx) * sx), x0 + 1, photo.width), y1 = clamp(Math.ceil(frame.area.y + (box.y1 + my) * sy), y0 + 1, photo.height);
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** Share of what was found in a part of the photo that also is what was found in all of it. */
export function shareIn({ frame: { area }, subject }: View, { frame: whole, subject: all }: View): number {
  const pixels = pixelsOf(subject.data);
  const isInAll = (i: number): boolean => {
    const x = area.x + (((i % subject.width) + 0.5) * area.width) / subject.width, y = area.y + ((Math.floor(i / subject.width) + 0.5) * area.height) / subject.height;
    return all.data[Math.floor((y * all.height) / whole.area.height) * all.width + Math.floor((x * all.width) / whole.area.width)] === 1;
  };
  return pixels.filter(isInAll).length / pixels.length;
}
