import { components } from '../raster/components';
import { open } from '../raster/distance';
import { bounds, clamp, mask, plane, threshold, type Box, type Mask } from '../raster/plane';
import { coarseCut, COARSE_SIDE, type CoarseCut } from '../segment/coarse';
import { unlikeFur } from '../segment/fur';
import { clarity, type Quality } from '../segment/quality';
import type { Pixels, Rect } from '../types';
import { frameOf, type Frame } from './frame';

// Work size for looking around; the crop that comes of it is worked on at full size.
const LOOK_SIDE = 300;
// A silhouette that fills the picture or runs along its border is no subject yet.
const MOST_SHARE = 0.72, MOST_BORDER = 0.5;
// What must stand out, on the scale of salience, to be looked at closely; room around it.
const CLOSE_UP = 0.3, ROOM = 0.1;
// Thinner parts (share of the long side) do not belong to a body: spokes, poles, leashes.
const THIN = 0.03;
const LEAST_PART = 0.01;
// Salience of what has a colour of its own.
const OWN = 0.1;
// What is less like a coat than this is no part of a body.
const ALIEN = 0.5;
// Parts of what stands out that are looked at closely, of each view.
const PARTS = 2;
// The whole photo and what is found in the end are cut as carefully as a dog; to choose among parts, one cut does.
const ONE_START = 1;
// A part that at a glance scores less than this share of the best so far is not looked at.
const WORTH = 0.7;
// Room in which the rest of what was found is looked for; less of its score is another thing.
const REST = 0.15, STILL = 0.6;
// Who takes a photo aims at the dog: how far from the middle it lies, in shares of the photo's sides.
const AIM = 0.4;

interface View extends CoarseCut {
  readonly frame: Frame;
}

interface Found {
  readonly quality: Quality;
  readonly area: Rect;
}

/**
 * Where the subject of an uncropped photo is: the part that stands out from what lies along the
 * borders. Where that fills the photo, the most salient parts are looked at one by one, and the
 * one that separates best wins.
 */
export function findSubject(photo: Pixels): Rect {
  const whole = { x: 0, y: 0, width: photo.width, height: photo.height };
  const first = look(photo, whole);
  if (isSubject(first)) return around(photo, first, bounds(first.subject)!, first.subject, ROOM / 2);
  const nears = salientBoxes(first).map((box) => tryLook(photo, around(photo, first, box, first.subject, ROOM), ONE_START)).filter((view) => view !== null);
  const found = nears.filter(isSubject).map((view) => foundIn(photo, view));
  const least = WORTH * Math.max(0, ...found.map((one) => score(photo, one)));
  for (const near of nears) {
    for (const part of largestParts(bodyOf(near))) {
      const crop = around(photo, near, part, near.subject, ROOM);
      const view = glance(photo, crop) >= least ? tryLook(photo, crop, ONE_START) : null;
      if (view && isSubject(view)) found.push(foundIn(photo, view));
    }
  }
  const best = found.sort((p, q) => score(photo, q) - score(photo, p))[0];
  return best ? withRest(photo, best) : whole;
}

/** What was found, with what belongs to it and lay beyond: a head above, paws below. */
function withRest(photo: Pixels, part: Found): Rect {
  const { x, y, width, height } = part.area;
  const dx = Math.round(width * REST), dy = Math.round(height * REST);
  const left = Math.max(0, x - dx), top = Math.max(0, y - dy);
  const right = Math.min(photo.width, x + width + dx), bottom = Math.min(photo.height, y + height + dy);
  const view = tryLook(photo, { x: left, y: top, width: right - left, height: bottom - top });
  if (!view || !isSubject(view)) return part.area;
  const rest = foundIn(photo, view);
  return score(photo, rest) >= STILL * score(photo, part) ? rest.area : part.area;
}

const foundIn = (photo: Pixels, view: View): Found =>
  ({ quality: view.quality, area: around(photo, view, bounds(view.subject)!, view.subject, ROOM / 2) });

/**
 * How likely a thing that separates well is the dog: its colours are those of a coat, it lies near
 * the middle, and it is large, so that a whole dog wins over a part of it.
 */
function score({ width, height }: Pixels, { quality, area }: Found): number {
  const dx = (area.x + area.width / 2) / width - 0.5, dy = (area.y + area.height / 2) / height - 0.5;
  const aim = Math.exp(-(dx * dx + dy * dy) / (2 * AIM * AIM));
  const size = ((area.width * area.height) / (width * height)) ** 0.25;
  return clarity(quality) * aim * size;
}

const isSubject = ({ quality: { share, onBorder } }: View): boolean => share > LEAST_PART && share < MOST_SHARE && onBorder < MOST_BORDER;

function look(photo: Pixels, crop: Rect, starts?: number, side = LOOK_SIDE, coarse = COARSE_SIDE): View {
  const frame = frameOf(photo, crop, side);
  return { frame, ...coarseCut(frame.lab, frame.box, frame.photoEnds, coarse, starts) };
}

/** Roughly the score of what would be found in a crop: a tenth of the work. */
function glance(photo: Pixels, crop: Rect): number {
  if (isNarrow(crop)) return 0;
  const view = look(photo, crop, ONE_START, LOOK_SIDE / 2, COARSE_SIDE / 2);
  return view.quality.share > 0 ? score(photo, foundIn(photo, view)) : 0;
}

/** Null where the crop is too small or too narrow to look at. */
function tryLook(photo: Pixels, crop: Rect, starts?: number): View | null {
  return isNarrow(crop) ? null : look(photo, crop, starts);
}

const isNarrow = ({ width, height }: Rect): boolean => Math.min(width, height) < 24 || Math.max(width, height) > 8 * Math.min(width, height);

/** A box of a mask as a crop of the photo, with room around it. */
function around(photo: Pixels, { frame }: View, box: Box, { width, height }: Mask, room: number): Rect {
  const sx = frame.area.width / width, sy = frame.area.height / height;
  const mx = (box.x1 - box.x0) * room, my = (box.y1 - box.y0) * room;
  const x0 = clamp(Math.floor(frame.area.x + (box.x0 - mx) * sx), 0, photo.width - 1), y0 = clamp(Math.floor(frame.area.y + (box.y0 - my) * sy), 0, photo.height - 1);
  const x1 = clamp(Math.ceil(frame.area.x + (box.x1 + mx) * sx), x0 + 1, photo.width), y1 = clamp(Math.ceil(frame.area.y + (box.y1 + my) * sy), y0 + 1, photo.height);
  return { x: x0, y: y0, width: x1 - x0, height: y1 - y0 };
}

/** Boxes of the largest parts that stand out, at most four. */
function salientBoxes({ lab: { width, height }, salience }: View): Box[] {
  return [CLOSE_UP, 0.8].flatMap((level) => {
    const parts = components(open(threshold(plane(width, height, salience), level), 2));
    return largest(parts.areas, LEAST_PART * width * height).slice(0, PARTS).map((k) => parts.boxes[k]!);
  });
}

/** The thick parts of the subject that have a colour of their own, and one that a coat may have. */
function bodyOf({ subject, lab, salience }: View): Mask {
  const { width, height } = subject;
  const own = mask(width, height);
  for (let i = 0; i < own.data.length; i++) own.data[i] = subject.data[i] && salience[i]! > OWN && unlikeFur(lab.a[i]!, lab.b[i]!) < ALIEN ? 1 : 0;
  return open(own, THIN * Math.max(width, height));
}

function largestParts(source: Mask): Box[] {
  const parts = components(source);
  return largest(parts.areas, LEAST_PART * source.data.length).slice(0, PARTS).map((k) => parts.boxes[k]!);
}

const largest = (areas: readonly number[], least: number): number[] =>
  areas.map((_, k) => k).filter((k) => k > 0 && areas[k]! >= least).sort((p, q) => areas[q]! - areas[p]!);
