import type { FloatMap, Network } from '../network/network';
import type { Pixels, Rect } from '@scribblepup/imaging';
import type { Dog, Face, Found, Head, Probability } from '../types';
import { areaWithin, isInside } from './area';
import { closerView, meanOfLooks } from './closer';
import { measure, probabilityOf, withoutOthers } from './closeUp';
import { FACE_SCORE, MOST_CLOSE_UPS } from './constants';
import { findDogs, ownersOf, type Candidate } from './dogs';
import { likelyFaces, likelyHeads } from './further';
import { areaOf } from './grid';
import { findHeads, keepApart } from './heads';
import { Looker } from './look';
import type { Colours } from './partition';
import { faceScore, findPoints } from './points';
import type { PhotoView } from './view';
import { areaView, closeView, headView } from './views';

export interface FindOptions {
  /** Checked between two passes of the network. */
  readonly signal?: AbortSignal;
  /** The rectangle in which dogs are sought, photo px; the whole photo by default. */
  readonly area?: Rect;
  /**
   * Whether to run each view in a mirror too, which takes twice the time and gives a surer answer;
   * true by default.
   */
  readonly mirror?: boolean;
}

/**
 * Finds dogs: one pass over the area for the probability and the heads, a close-up of each of the
 * surest dogs for a sharper probability and more heads, then an enlarged window around each head
 * for its points, and a closer one around each face for more exact points.
 * @throws RangeError if the number of pixels does not match width and height, or if the area
 * contains none of them; the signal's reason if it aborts
 */
export async function find(
  network: Network,
  photo: Pixels,
  { signal, area, mirror = true }: FindOptions = {},
): Promise<Found> {
  if (
    !(photo.width >= 1 && photo.height >= 1) ||
    photo.data.length !== photo.width * photo.height * 4
  )
    throw new RangeError('not as many pixels as width and height say');
  const searched = areaWithin(photo, area),
    view = areaView(searched);
  const looker = new Looker(network, photo, mirror, signal);
  const { mask, head } = await looker.look(view, ['mask', 'head']);
  const probability = probabilityOf(mask, view);
  let known: Colours | undefined;
  const colours = (): Colours => (known ??= looker.colours(probability));
  const closer = new CloserLook(looker);
  const heads = [...findHeads(head, view)];
  const likely = likelyHeads(
    keepApart(heads).map((found) => ({ head: found, score: found.score })),
  );
  for (const { box } of findDogs(probability, likely, photo, colours).slice(0, MOST_CLOSE_UPS))
    heads.push(...(await closer.at(box)).heads.filter((found) => isInside(searched, found)));
  const faces = await findFaces(looker, keepApart(heads));
  return describe(probability, findDogs(probability, faces, photo, colours), photo, closer);
}

/** A face with the look that it was found in. */
interface SeenFace extends Face {
  readonly view: PhotoView;
  readonly heat: FloatMap;
}

async function findFaces(looker: Looker, heads: readonly Head[]): Promise<readonly Face[]> {
  const faces: SeenFace[] = [];
  for (const head of heads) {
    const view = headView(head);
    const heat = (await looker.look(view, ['points'])).points;
    const points = findPoints(heat, head, view);
    faces.push({ head, points, score: faceScore(head, points), view, heat });
  }
  const exact: Face[] = [];
  for (const face of likelyFaces(faces.filter(({ score }) => score >= FACE_SCORE)))
    exact.push(await lookCloser(looker, face));
  return exact;
}

/** The same face, with its points from two looks. Its score stays that of the first. */
async function lookCloser(looker: Looker, { heat, view, ...face }: SeenFace): Promise<Face> {
  const closer = closerView(face);
  const { points } = await looker.look(closer, ['points']);
  return { ...face, points: findPoints(meanOfLooks(heat, view, points, closer), face.head, view) };
}

interface Seen {
  readonly probability: Probability;
  readonly heads: readonly Head[];
}

/**
 * Caches close-ups by box: most dogs keep their box once the faces with their points are known, and
 * need no second close-up.
 */
class CloserLook {
  private readonly seen = new Map<string, Seen>();

  constructor(private readonly looker: Looker) {}

  async at(box: Rect): Promise<Seen> {
    const key = Object.values(box).join();
    const known = this.seen.get(key);
    if (known) return known;
    const view = closeView(box);
    const { mask, head } = await this.looker.look(view, ['mask', 'head']);
    const seen = { probability: probabilityOf(mask, view), heads: findHeads(head, view) };
    this.seen.set(key, seen);
    return seen;
  }
}

/** Builds the result for each dog; the surest dogs are measured in their close-ups. */
async function describe(
  probability: Probability,
  candidates: readonly Candidate<Face>[],
  photo: Pixels,
  closer: CloserLook,
): Promise<Found> {
  const owners = ownersOf(candidates, probability);
  const first = { grid: probability, owners };
  const dogs: Dog[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const { cells, box, meanProbability, score, face } = candidate;
    const area = areaOf(cells, probability);
    const seen = index < MOST_CLOSE_UPS ? (await closer.at(box)).probability : null;
    const closeUp = seen && withoutOthers(seen, index + 1, first);
    const measured = closeUp && measure(closeUp, candidate, index + 1, first, photo);
    dogs.push({
      box,
      area,
      meanProbability,
      score,
      face,
      closeUp: measured && closeUp,
      ...measured,
    });
  }
  return { probability, owners, dogs };
}
