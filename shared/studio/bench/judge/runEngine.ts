import type { Finder, DetectionResult, Keypoint } from '@scribblepup/finder';
import { chosenDogs } from '@scribblepup/tracing/choosing';
import { logOddsIn } from '@scribblepup/tracing/finding';
import { reliableKeypoints } from '@scribblepup/tracing/reliableKeypoints';
import { clamp } from '@scribblepup/imaging/plane';
import type { Pixels, Point } from '@scribblepup/imaging';
import { Tracer, type Cutout, type Dab, type DogArt } from '@scribblepup/tracing';
import type { MarkedFace } from './folder';

/** Results of the engine for a photo, and of the network alone. */
export interface EngineResult {
  /** Silhouettes at photo size, 1 for foreground. */
  readonly silhouette: Uint8Array;
  readonly networkSilhouette: Uint8Array;
  /** Sorted by confidence, highest first. */
  readonly faces: readonly MarkedFace[];
  readonly networkFaces: readonly MarkedFace[];
  /** Draws the dog without dabs. */
  readonly draw: () => DogArt;
  /** The silhouette after these dabs. */
  readonly silhouetteAfter: (dabs: readonly Dab[]) => Uint8Array;
}

/** Alpha above which a pixel belongs to the silhouette. */
const MIN_ALPHA = 127;

/**
 * Runs the engine on one photo, as the site would without a crop.
 * @throws ExtractError
 */
export async function runEngine(finder: Finder, photo: Pixels): Promise<EngineResult> {
  const found = await finder.find(photo);
  const tracer = new Tracer(photo, {}, found);
  const silhouetteAfter = (dabs: readonly Dab[]): Uint8Array => {
    tracer.update({ dabs });
    return silhouetteOf(tracer.cutout(), photo);
  };
  const { width, height } = photo,
    everyDog = [...found.dogs.keys()];
  const logOdds = logOddsIn(found, everyDog, { x: 0, y: 0, width, height }, width, height);
  return {
    silhouette: silhouetteAfter([]),
    networkSilhouette: Uint8Array.from(logOdds.data, (odds) => (odds >= 0 ? 1 : 0)),
    faces: drawnFaces(found),
    networkFaces: networkFaces(found),
    draw: () => {
      tracer.update({});
      return tracer.run().dog;
    },
    silhouetteAfter,
  };
}

/** The cutout as a silhouette at photo size. */
function silhouetteOf({ width, height, alpha, area }: Cutout, photo: Pixels): Uint8Array {
  const out = new Uint8Array(photo.width * photo.height);
  for (let y = area.y; y < area.y + area.height; y++) {
    const row =
      clamp(Math.floor(((y + 0.5 - area.y) * height) / area.height), 0, height - 1) * width;
    for (let x = area.x; x < area.x + area.width; x++) {
      const column = clamp(Math.floor(((x + 0.5 - area.x) * width) / area.width), 0, width - 1);
      if (alpha[row + column] > MIN_ALPHA) out[y * photo.width + x] = 1;
    }
  }
  return out;
}

type Points = Readonly<Record<'leftEye' | 'rightEye' | 'nose', Keypoint | null>>;

function toMarkedFace({ leftEye, rightEye, nose }: Points): MarkedFace {
  const at = (point: Keypoint | null): Point | null => point && [point.x, point.y];
  return { left: at(leftEye), right: at(rightEye), nose: at(nose) };
}

/** The faces that are drawn, without points of low confidence. */
const drawnFaces = (found: DetectionResult): MarkedFace[] =>
  chosenDogs(found).flatMap((i) => {
    const points = reliableKeypoints(found.dogs[i].face);
    return points ? [toMarkedFace(points)] : [];
  });

/** All faces that the network found, points of low confidence included. */
const networkFaces = ({ dogs }: DetectionResult): MarkedFace[] =>
  dogs.flatMap(({ face }) => (face ? [toMarkedFace(face.keypoints)] : []));
