import type { FloatMap, Network } from '../network/Network';
import type { Pixels, Rect } from '@scribblepup/imaging';
import type { Dog, Face, DetectionResult, Head, ProbabilityMap } from '../types';
import { clipToPhoto, isInside } from './area';
import { refinedView, meanOfPasses } from './refinedView';
import { measureInCloseUp, probabilityOf, maskOtherDogs } from './closeUp';
import { MIN_FACE_SCORE, MAX_CLOSE_UPS } from './constants';
import { findDogs, ownersOf, type Candidate } from './dogs';
import { likelyFaces, likelyHeads } from './otherDogs';
import { areaOf } from './grid';
import { findHeads, nonMaximumSuppression } from './heads';
import { Predictor } from './Predictor';
import type { Colors } from './partition';
import { faceScore, findKeypoints } from './keypoints';
import { areaView, closeUpView, headView, type PhotoView } from './views';

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
 * Finds dogs in four steps. A first pass over the area predicts the probability and the heads. A
 * close-up of each of the best dogs sharpens the probability and may show more heads. An enlarged
 * window around each head locates its keypoints, and a closer one around each face refines them.
 * @throws RangeError if the number of pixels does not match width and height, the area contains no
 * pixel, or there is not enough memory; the signal's reason if it is aborted
 */
export async function find(
  network: Network,
  photo: Pixels,
  { signal, area, mirror = true }: FindOptions = {},
): Promise<DetectionResult> {
  if (
    !(photo.width >= 1 && photo.height >= 1) ||
    photo.data.length !== photo.width * photo.height * 4
  )
    throw new RangeError('the number of pixels does not match width and height');
  const searched = clipToPhoto(photo, area),
    view = areaView(searched);
  const predictor = new Predictor(network, photo, mirror, signal);
  const { mask, head } = await predictor.predict(view, ['mask', 'head']);
  const probability = probabilityOf(mask, view);
  let cached: Colors | undefined;
  const colors = (): Colors => (cached ??= predictor.colors(probability));
  const closeUps = new CloseUps(predictor);
  const heads = [...findHeads(head, view)];
  const likely = likelyHeads(
    nonMaximumSuppression(heads).map((found) => ({ head: found, score: found.score })),
  );
  for (const { box } of findDogs(probability, likely, photo, colors).slice(0, MAX_CLOSE_UPS))
    heads.push(...(await closeUps.at(box)).heads.filter((found) => isInside(searched, found)));
  const faces = await findFaces(predictor, nonMaximumSuppression(heads));
  return buildResult(probability, findDogs(probability, faces, photo, colors), photo, closeUps);
}

/** A face with the view and the heatmaps in which it was found. */
interface FaceInView extends Face {
  readonly view: PhotoView;
  readonly heat: FloatMap;
}

/** Finds the keypoints of each head, and keeps the faces that probably belong to different dogs. */
async function findFaces(predictor: Predictor, heads: readonly Head[]): Promise<readonly Face[]> {
  const faces: FaceInView[] = [];
  for (const head of heads) {
    const view = headView(head);
    const heat = (await predictor.predict(view, ['points'])).points;
    const keypoints = findKeypoints(heat, head, view);
    faces.push({ head, keypoints, score: faceScore(head, keypoints), view, heat });
  }
  const refined: Face[] = [];
  for (const face of likelyFaces(faces.filter(({ score }) => score >= MIN_FACE_SCORE)))
    refined.push(await refineKeypoints(predictor, face));
  return refined;
}

/**
 * Returns the face with its keypoints averaged over two passes. The score stays that of the first.
 */
async function refineKeypoints(
  predictor: Predictor,
  { heat, view, ...face }: FaceInView,
): Promise<Face> {
  const closer = refinedView(face);
  const { points } = await predictor.predict(closer, ['points']);
  return {
    ...face,
    keypoints: findKeypoints(meanOfPasses(heat, view, points, closer), face.head, view),
  };
}

/** The result of a close-up of a box. */
interface CloseUpResult {
  readonly probability: ProbabilityMap;
  readonly heads: readonly Head[];
}

/**
 * Makes close-ups and caches them by box: most dogs still have the same box once their faces are
 * known, and need no second one.
 */
class CloseUps {
  private readonly results = new Map<string, CloseUpResult>();

  constructor(private readonly predictor: Predictor) {}

  async at(box: Rect): Promise<CloseUpResult> {
    const key = Object.values(box).join();
    const cached = this.results.get(key);
    if (cached) return cached;
    const view = closeUpView(box);
    const { mask, head } = await this.predictor.predict(view, ['mask', 'head']);
    const result = { probability: probabilityOf(mask, view), heads: findHeads(head, view) };
    this.results.set(key, result);
    return result;
  }
}

/** Builds the result for each dog and measures the best dogs in their close-ups. */
async function buildResult(
  probability: ProbabilityMap,
  candidates: readonly Candidate<Face>[],
  photo: Pixels,
  closeUps: CloseUps,
): Promise<DetectionResult> {
  const owners = ownersOf(candidates, probability);
  const first = { photo, grid: probability, owners };
  const dogs: Dog[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const { cells, box, meanProbability, score, face } = candidate;
    const area = areaOf(cells, probability);
    const whole = index < MAX_CLOSE_UPS ? (await closeUps.at(box)).probability : null;
    const closeUp = whole && maskOtherDogs(whole, index + 1, first);
    const measured = closeUp && measureInCloseUp(closeUp, candidate, index + 1, first);
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
