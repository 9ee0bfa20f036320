import { blur } from '../raster/blur';
import { distanceTo } from '../raster/distance';
import type { Lab } from '../raster/lab';
import { invert, threshold, together, toPlane, type Mask } from '../raster/plane';
import { resize } from '../raster/resample';
import { cleanMask } from './clean';
import { unlikeFur } from './fur';
import { grabCut, INSIDE, OUTSIDE, PERHAPS_INSIDE, PERHAPS_OUTSIDE } from './grabcut';
import { NO_COAT } from './start';

/** Long side in px of the cutout. */
export const FINE_SIDE = 420;

const GAMMA = 26, ROUNDS = 2;
// Half width of the band that is cut again, in px of the coarse mask.
const BAND = 2.2;
// The same where only the colours nearby tell the dog from the background.
const NARROW = 0.7;

/**
 * A coarse mask made exact on a larger picture: only a narrow band along its edge is cut again.
 * @param lost parts that belong to it as well, of colours that the background has elsewhere
 */
export function refine(lab: Lab, coarse: Mask, lost: Mask): Mask {
  const larger = (source: Mask): Mask => threshold(resize(toPlane(source), lab.width, lab.height), 0.5);
  const narrow = lost.data.includes(1) ? larger(lost).data : null, grown = larger(narrow ? together(coarse, lost) : coarse);
  const scale = lab.width / coarse.width, band = BAND * scale;
  const toInside = distanceTo(grown).data, toOutside = distanceTo(invert(grown)).data;
  const known = new Uint8Array(grown.data.length), prior = new Float32Array(grown.data.length);
  for (let i = 0; i < known.length; i++) {
    known[i] = grown.data[i] ? (toOutside[i]! > (narrow?.[i] ? NARROW * scale : band) ? INSIDE : PERHAPS_INSIDE) : toInside[i]! > band ? OUTSIDE : PERHAPS_OUTSIDE;
    if (known[i]! >= PERHAPS_OUTSIDE) prior[i] = -NO_COAT * unlikeFur(lab.a[i]!, lab.b[i]!);
  }
  const cut = grabCut({ lab, known, prior, gamma: GAMMA, rounds: ROUNDS, seed: 7 });
  return cleanMask(cut ?? grown, 1.1);
}

/** The soft edge of a mask at another size, 0 to 1. */
export const soften = (source: Mask, width: number, height: number): Float32Array =>
  resize(blur(toPlane(source), 0.9), width, height).data;
