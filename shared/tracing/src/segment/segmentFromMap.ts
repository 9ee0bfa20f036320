import { distanceTransform } from '@scribblepup/imaging/distance';
import type { LabImage } from '@scribblepup/imaging/lab';
import { clamp, invert, threshold, type Mask, type Plane } from '@scribblepup/imaging/plane';
import { cleanMask } from './cleanMask';
import { grabCut, INSIDE, OUTSIDE, PROBABLY_INSIDE, PROBABLY_OUTSIDE } from './grabcut';

// Read from the global object once, because inner loops call them.
const { abs, max } = Math;

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

/** What the map says about each pixel. */
interface DataTerm {
  /** The initial states of the graph cut. */
  readonly states: Uint8Array;
  /** The map's pull on the uncertain pixels. */
  readonly prior: Float32Array;
  /** The pixels that the first color models learn from. */
  readonly firstInside: Uint8Array;
  readonly firstOutside: Uint8Array;
}

function dataTerm({ data: odds }: Plane, dog: Mask, band: number): DataTerm {
  const toDog = distanceTransform(dog).data,
    toBackground = distanceTransform(invert(dog)).data;
  const term: DataTerm = {
    states: new Uint8Array(odds.length),
    prior: new Float32Array(odds.length),
    firstInside: new Uint8Array(odds.length),
    firstOutside: new Uint8Array(odds.length),
  };
  setPixels(term, odds, toDog, toBackground, band);
  return term;
}

function setPixels(
  term: DataTerm,
  odds: Float32Array,
  toDog: Float32Array,
  toBackground: Float32Array,
  band: number,
): void {
  for (let i = 0; i < odds.length; i++)
    setPixel(term, i, odds[i], max(toDog[i], toBackground[i]) > band);
}

/** @param isFar whether the pixel is outside the band around the map's boundary */
function setPixel(term: DataTerm, i: number, odds: number, isFar: boolean): void {
  const isInside = odds > 0,
    isSure = abs(odds) > SURE_LOG_ODDS;
  if (isSure && isFar) term.states[i] = isInside ? INSIDE : OUTSIDE;
  else term.states[i] = isInside ? PROBABLY_INSIDE : PROBABLY_OUTSIDE;
  term.prior[i] = LOG_ODDS_WEIGHT * clamp(odds, -MAX_LOG_ODDS, MAX_LOG_ODDS);
  if (isSure) (isInside ? term.firstInside : term.firstOutside)[i] = 1;
}
