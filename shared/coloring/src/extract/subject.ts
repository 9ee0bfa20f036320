import { clarity } from '../segment/quality';
import type { Pixels, Rect } from '../types';
import { cropAround, foundIn, glance, isSubject, look, score, shareIn, tryLook, type Found, type View } from './look';
import { bodyParts, salientParts } from './parts';

// One that separates this well is the dog; of another a part takes the place that scores this many times as much.
// So much of that part must belong to it: the wall between two bars does not.
const CLEAR = 12, BETTER = 2, OF_IT = 0.6;
// The whole photo and what is found in the end are cut as carefully as a dog; to choose among parts, one cut does.
const ONE_START = 1;
// A part that at a glance scores less than this share of the best so far is not looked at.
const WORTH = 0.7;
// Room in which the rest of what was found is looked for; less of its score is another thing.
const REST = 0.15, STILL = 0.6;

/**
 * Where the subject of an uncropped photo is: the part that stands out from what lies along the
 * borders. Where that fills the photo, or does not separate well, the most salient parts are looked
 * at one by one, and the one that separates best wins.
 */
export function findSubject(photo: Pixels): Rect {
  const whole = { x: 0, y: 0, width: photo.width, height: photo.height };
  const first = look(photo, whole), all = isSubject(first) ? foundIn(photo, first) : null;
  if (all && clarity(all.quality) >= CLEAR) return all.area;
  const part = bestPart(photo, first);
  if (all && (!part || score(photo, part) < BETTER * score(photo, all) || shareIn(part.view, first) < OF_IT)) return all.area;
  return part ? withRest(photo, part) : whole;
}

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
