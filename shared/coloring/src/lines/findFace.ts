import { distanceTo } from '../raster/distance';
import { bounds, invert, threshold, toPlane, type Box, type Mask, type Plane } from '../raster/plane';
import { resize } from '../raster/resample';
import type { Point } from '../types';
import { eyeCentre } from './eyeCentre';
import { couldBeEyes, eyesFit, noseFit, symmetry } from './faceFit';
import { DRAWN_FACE, PHOTO_FACE, type FaceModel } from './faceModel';
import { faceSpots, type Feature } from './faceSpots';
import { LIGHTS, withoutLights } from './lights';
import { noseMiddle } from './noseMiddle';

export interface FoundFace {
  readonly eyes: readonly [Point, Point];
  readonly nose: Point;
  /** 0 to 1: how well spots and their places fit a face. */
  readonly score: number;
}

// Px a dog unit at which faces are looked for: the smallest spot still has a few px.
const LOOK_UNIT = 0.5;

/** Two eyes and a nose, in px at which faces are looked for. */
interface Candidate {
  readonly eyes: readonly [Feature, Feature];
  readonly nose: Feature;
  readonly score: number;
}

/** Two eyes and a nose among the dark spots of a dog, where they are sure; else null. @param unit px a dog unit; @param drawn whether the picture is a drawing */
export function findFace(L: Plane, silhouette: Mask, unit: number, drawn = false): FoundFace | null {
  const model = drawn ? DRAWN_FACE : PHOTO_FACE;
  const scale = Math.min(1, LOOK_UNIT / unit);
  const width = Math.round(L.width * scale), height = Math.round(L.height * scale);
  const dog = threshold(resize(toPlane(silhouette), width, height), 0.5), box = bounds(dog);
  const seen = resize(L, width, height), small = drawn ? withoutLights(seen, LIGHTS * unit * scale) : seen;
  const best = box && sureFace(small, dog, box, unit * scale, model);
  if (!best) return null;
  const back = ({ x, y }: Feature): Point => [(x * L.width) / width, (y * L.height) / height];
  const [a, b] = [back(best.eyes[0]), back(best.eyes[1])], nose = back(best.nose);
  if (drawn) return { eyes: [a, b], nose, score: best.score };
  const apart = Math.hypot(b[0] - a[0], b[1] - a[1]);
  // Round an eye in dark fur it does not grow lighter.
  const eyes = best.eyes[0].shines ? [a, b] as const : [eyeCentre(L, a, apart), eyeCentre(L, b, apart)] as const;
  return { eyes, nose: noseMiddle(L, eyes, nose), score: best.score };
}

/** The best of all triangles of spots that is sure; of lights in the dark where none of spots is. */
function sureFace(L: Plane, dog: Mask, box: Box, unit: number, model: FaceModel): Candidate | undefined {
  const { eyes, noses, shining } = faceSpots(L, dog, distanceTo(invert(dog)), unit, model);
  const best = (spots: readonly Feature[]): Candidate | undefined => bestFace(L, spots, noses, box, unit, model);
  return best(eyes) ?? best(shining);
}

function bestFace(L: Plane, spots: readonly Feature[], noses: readonly Feature[], box: Box, unit: number, model: FaceModel): Candidate | undefined {
  let best: Candidate | undefined;
  for (const a of spots) {
    for (const b of spots) {
      if (b.x <= a.x || !couldBeEyes(a, b, unit)) continue;
      const eyes = eyesFit(a, b, box, unit, model) * model.eyeSize((a.radius + b.radius) / 2 / Math.hypot(a.x - b.x, a.y - b.y));
      if (eyes < model.confident) continue;
      for (const nose of noses) {
        if (nose === a || nose === b) continue;
        const fit = eyes * noseFit(a, b, nose, model);
        const score = fit < (best?.score ?? model.confident) ? 0 : fit * (0.6 + 0.4 * symmetry(L, a, b, nose));
        if (score >= model.confident && score > (best?.score ?? 0)) best = { eyes: [a, b], nose, score };
      }
    }
  }
  return best;
}
