import { distanceTransform } from '@scribblepup/imaging/distance';
import type { LabImage } from '@scribblepup/imaging/lab';
import { clamp, invert, threshold, type Mask, type Plane } from '@scribblepup/imaging/plane';
import { cleanMask } from './cleanMask';
import { grabCut, INSIDE, OUTSIDE, PROBABLY_INSIDE, PROBABLY_OUTSIDE } from './grabcut';

/** Long side of the cutout, px. */
export const CUTOUT_SIDE = 420;

// Weight of the boundary's length, and number of rounds of learning colors and cutting.
const GAMMA = 26,
  ROUNDS = 2;
// Weight of the map's log odds relative to the colors' likelihoods, and limit of the log odds.
const LOG_ODDS_WEIGHT = 2,
  MAX_LOG_ODDS = 3;
// Colors are learned where the map's log odds exceed this: a probability of nine in ten.
const SURE_LOG_ODDS = Math.log(9);
// Half the width, in map cells, of the band around the map's boundary in which the cut decides even
// where the map is certain.
const BAND_CELLS = 2.5;
// Sigma of the blur that smooths the silhouette, px.
const SMOOTHING = 1.1;

/**
 * Cuts out the dog's silhouette with one graph cut (see `grabCut`), near the boundary of a
 * probability map and wherever the map is uncertain. The data term combines the map's log odds with
 * the colors.
 * @param logOdds log odds of dog, one per pixel of `lab`
 * @param cell px of `lab` from one cell of the map to the next
 */
export function segmentFromMap(lab: LabImage, logOdds: Plane, cell: number): Mask {
  const dog = threshold(logOdds, 0);
  if (!dog.data.includes(1)) return dog;
  const cut = grabCut({
    lab,
    ...dataTerm(logOdds, dog, BAND_CELLS * cell),
    gamma: GAMMA,
    rounds: ROUNDS,
    seed: 7,
  });
  return cleanMask(cut ?? dog, SMOOTHING);
}

/**
 * Initial state of each pixel, the map's pull on the uncertain ones, and the pixels that the first
 * color models learn from.
 */
function dataTerm(
  logOdds: Plane,
  dog: Mask,
  band: number,
): { states: Uint8Array; prior: Float32Array; firstInside: Uint8Array; firstOutside: Uint8Array } {
  const distanceToDog = distanceTransform(dog).data,
    distanceToBackground = distanceTransform(invert(dog)).data,
    odds = logOdds.data;
  const states = new Uint8Array(odds.length),
    firstInside = new Uint8Array(odds.length),
    firstOutside = new Uint8Array(odds.length);
  const prior = new Float32Array(odds.length);
  for (let i = 0; i < odds.length; i++) {
    const isInside = dog.data[i] === 1,
      isSure = Math.abs(odds[i]) > SURE_LOG_ODDS;
    const isFar = (isInside ? distanceToBackground[i] : distanceToDog[i]) > band;
    states[i] =
      isSure && isFar
        ? isInside
          ? INSIDE
          : OUTSIDE
        : isInside
          ? PROBABLY_INSIDE
          : PROBABLY_OUTSIDE;
    prior[i] = LOG_ODDS_WEIGHT * clamp(odds[i], -MAX_LOG_ODDS, MAX_LOG_ODDS);
    if (isSure) (isInside ? firstInside : firstOutside)[i] = 1;
  }
  return { states, prior, firstInside, firstOutside };
}
