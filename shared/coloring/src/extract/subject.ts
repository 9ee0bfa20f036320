import { clarity } from '../segment/quality';
import type { Pixels, Rect } from '../types';
import { cropAround, foundIn, glance, isSubject, look, ONE_START, score, shareIn, tryLook, type Found, type View } from './look';
import { bodyParts, salientParts } from './parts';

// What separates this badly, in colours that are no coat's, hangs together with other things: a chair, a fence.
// A part takes its place that scores this many times as much, is this large in shares of the photo and
// belongs to it for the most part, as the wall between two bars does not. A dog's white muzzle is smaller.
const UNCLEAR = 12, SHARP = 25, BETTER = 2, LARGE = 0.2, OF_IT = 0.6;
// A part that at a glance scores less than this share of the best so far is not looked at.
const WORTH = 0.7;
// Room in which the rest of what was found is looked for; less of its score is another thing.
const REST = 0.15, STILL = 0.6;

/**
 * Where the subject of an uncropped photo is: the part that stands out from what lies along the
 * borders. Where that fills the photo, or hangs together with other things, the most salient parts are
 * looked at one by one, and the one that separates best wins.
 */
export function findSubject(photo: Pixels): Rect {
  const whole = { x: 0, y: 0, width: photo.width, height: photo.height };
  const first = look(photo, whole), all = isSubject(first) ? foundIn(photo, first) : null;
  if (all && !hangsTogether(all)) return all.area;
  const part = bestPart(photo, first);
  if (all && !(part && isRather(photo, part, all))) return all.area;
  return part ? withRest(photo, part) : whole;
}

const hangsTogether = ({ view: { quality } }: Found): boolean =>
  clarity(quality) < UNCLEAR && quality.contrast * Math.sqrt(quality.compactness) < SHARP;

/** Whether a part is the dog rather than all of what was found. */
const isRather = (photo: Pixels, part: Found, all: Found): boolean =>
  score(photo, part) >= BETTER * score(photo, all) && part.area.width * part.area.height >= LARGE * photo.width * photo.height && shareIn(part.view, all.view) >= OF_IT;

/** The best of the parts that stand out, and of what can be made out in them. */
function bestPart(photo: Pixels, first: View): Found | undefined {
  const nears = salientParts(first).map((box) => tryLook(photo, cropAround(photo, first, box), ONE_START)).filter((view) => view !== null);
  const found = nears.filter(isSubject).map((view) => foundIn(photo, view));
  const least = WORTH * Math.max(0, ...found.map((one) => score(photo, one)));
  for (const near of nears) {
    for (const part of bodyParts(near)) {
      const crop = cropAround(photo, near, part);
      const view = glance(photo, crop) >= least ? tryLook(photo, crop, ONE_START) : null;
      if (view && isSubject(view)) found.push(foundIn(photo, view));
    }
  }
  return found.sort((p, q) => score(photo, q) - score(photo, p))[0];
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
