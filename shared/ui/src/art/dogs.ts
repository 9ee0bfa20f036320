// One constant per file, so that a bundle holds only the dogs it shows. Made by
// scripts/demo/art.ts.
import beagleColour from './files/dogs/beagle.webp';
import beagleLine from './files/dogs/beagle-line.svg';
import corgiColour from './files/dogs/corgi.webp';
import corgiLine from './files/dogs/corgi-line.svg';
import dalmatianColour from './files/dogs/dalmatian.webp';
import dalmatianLine from './files/dogs/dalmatian-line.svg';
import frenchieColour from './files/dogs/frenchie.webp';
import frenchieLine from './files/dogs/frenchie-line.svg';
import goldenColour from './files/dogs/golden.webp';
import goldenLine from './files/dogs/golden-line.svg';
import huskyColour from './files/dogs/husky.webp';
import huskyLine from './files/dogs/husky-line.svg';
import poodleColour from './files/dogs/poodle.webp';
import poodleLine from './files/dogs/poodle-line.svg';
import pugColour from './files/dogs/pug.webp';
import pugLine from './files/dogs/pug-line.svg';

/** An image's address and its layout size, CSS px. */
export interface ImageAsset {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

const dog = (src: string): ImageAsset => ({ src, width: 400, height: 460 });

export const golden = /* @__PURE__ */ dog(goldenColour);
export const goldenLineArt = /* @__PURE__ */ dog(goldenLine);
export const beagle = /* @__PURE__ */ dog(beagleColour);
export const beagleLineArt = /* @__PURE__ */ dog(beagleLine);
export const corgi = /* @__PURE__ */ dog(corgiColour);
export const corgiLineArt = /* @__PURE__ */ dog(corgiLine);
export const poodle = /* @__PURE__ */ dog(poodleColour);
export const poodleLineArt = /* @__PURE__ */ dog(poodleLine);
export const frenchie = /* @__PURE__ */ dog(frenchieColour);
export const frenchieLineArt = /* @__PURE__ */ dog(frenchieLine);
export const dalmatian = /* @__PURE__ */ dog(dalmatianColour);
export const dalmatianLineArt = /* @__PURE__ */ dog(dalmatianLine);
export const husky = /* @__PURE__ */ dog(huskyColour);
export const huskyLineArt = /* @__PURE__ */ dog(huskyLine);
export const pug = /* @__PURE__ */ dog(pugColour);
export const pugLineArt = /* @__PURE__ */ dog(pugLine);
