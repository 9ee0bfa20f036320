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
import type { Colors } from './partition';
import { faceScore, findPoints } from './points';
import type { PhotoView } from './view';
import { areaView, closeView, headView } from './views';

export interface FindOptions {
  /** Checked between passes of the network. */
  readonly signal?: AbortSignal;
  /** The rectangle to search, in photo px; the whole photo by default. */
  readonly area?: Rect;
  /**
   * Whether to run the mirror image of each view too, which takes twice as long and is more
   * reliable; true by default.
   */
  readonly mirror?: boolean;
}

/**
 * Finds dogs in four steps. A first pass over the area finds the probability and the heads. A
 * close-up of each of the surest dogs sharpens the probability and may show more heads. An enlarged
 * window around each head finds its points, and a closer one around each face makes them more
 * exact.
 * @throws RangeError if the number of pixels does not match width and height, the area contains no
 * pixel, or there is not enough memory; the signal's reason if it is aborted
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
    throw new RangeError('the number of pixels does not match width and height');
  const searched = areaWithin(photo, area),
    view = areaView(searched);
  const looker = new Looker(network, photo, mirror, signal);
  const { mask, head } = await looker.look(view, ['mask', 'head']);
  const probability = probabilityOf(mask, view);
  let known: Colors | undefined;
  const colors = (): Colors => (known ??= looker.colors(probability));
  const closeUps = new CloseUps(looker);
  const heads = [...findHeads(head, view)];
  const likely = likelyHeads(
    keepApart(heads).map((found) => ({ head: found, score: found.score })),
  );
  for (const { box } of findDogs(probability, likely, photo, colors).slice(0, MOST_CLOSE_UPS))
    heads.push(...(await closeUps.at(box)).heads.filter((found) => isInside(searched, found)));
  const faces = await findFaces(looker, keepApart(heads));
  return describe(probability, findDogs(probability, faces, photo, colors), photo, closeUps);
}

/** A face with the view and the heatmaps in which it was found. */
interface FaceInView extends Face {
  readonly view: PhotoView;
  readonly heat: FloatMap;
}

async function findFaces(looker: Looker, heads: readonly Head[]): Promise<readonly Face[]> {
  const faces: FaceInView[] = [];
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

/** Returns the face with its points averaged over two passes. The score stays that of the first. */
async function lookCloser(looker: Looker, { heat, view, ...face }: FaceInView): Promise<Face> {
  const closer = closerView(face);
  const { points } = await looker.look(closer, ['points']);
  return { ...face, points: findPoints(meanOfLooks(heat, view, points, closer), face.head, view) };
}

/** The result of a close-up of a box. */
interface CloseUpResult {
  readonly probability: Probability;
  readonly heads: readonly Head[];
}

/**
 * Makes close-ups and caches them by box: most dogs still have the same box once their faces are
 * known, and need no second one.
 */
class CloseUps {
  private readonly results = new Map<string, CloseUpResult>();

  constructor(private readonly looker: Looker) {}

  async at(box: Rect): Promise<CloseUpResult> {
    const key = Object.values(box).join();
    const known = this.results.get(key);
    if (known) return known;
    const view = closeView(box);
    const { mask, head } = await this.looker.look(view, ['mask', 'head']);
    const result = { probability: probabilityOf(mask, view), heads: findHeads(head, view) };
    this.results.set(key, result);
    return result;
  }
}

/** Builds the result of each dog and measures the surest dogs in their close-ups. */
async function describe(
  probability: Probability,
  candidates: readonly Candidate<Face>[],
  photo: Pixels,
  closeUps: CloseUps,
): Promise<Found> {
  const owners = ownersOf(candidates, probability);
  const first = { grid: probability, owners };
  const dogs: Dog[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const { cells, box, meanProbability, score, face } = candidate;
    const area = areaOf(cells, probability);
    const whole = index < MOST_CLOSE_UPS ? (await closeUps.at(box)).probability : null;
    const closeUp = whole && withoutOthers(whole, index + 1, first);
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
