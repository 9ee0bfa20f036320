// One constant per file, so that a bundle contains only the dogs it shows. The script
// scripts/demo/art.ts makes the files.
import beagleColor from './files/dogs/beagle.webp';
import beagleLine from './files/dogs/beagle-line.svg';
import corgiColor from './files/dogs/corgi.webp';
import corgiLine from './files/dogs/corgi-line.svg';
import dalmatianColor from './files/dogs/dalmatian.webp';
import dalmatianLine from './files/dogs/dalmatian-line.svg';
import frenchieColor from './files/dogs/frenchie.webp';
import frenchieLine from './files/dogs/frenchie-line.svg';
import goldenColor from './files/dogs/golden.webp';
import goldenLine from './files/dogs/golden-line.svg';
import huskyColor from './files/dogs/husky.webp';
import huskyLine from './files/dogs/husky-line.svg';
import poodleColor from './files/dogs/poodle.webp';
import poodleLine from './files/dogs/poodle-line.svg';
import pugColor from './files/dogs/pug.webp';
import pugLine from './files/dogs/pug-line.svg';

/** An image's address and its layout size, CSS px. */
export interface ImageAsset {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

const dog = (src: string): ImageAsset => ({ src, width: 400, height: 460 });

export const golden = /* @__PURE__ */ dog(goldenColor);
export const goldenLineArt = /* @__PURE__ */ dog(goldenLine);
export const beagle = /* @__PURE__ */ dog(beagleColor);
export const beagleLineArt = /* @__PURE__ */ dog(beagleLine);
export const corgi = /* @__PURE__ */ dog(corgiColor);
export const corgiLineArt = /* @__PURE__ */ dog(corgiLine);
export const poodle = /* @__PURE__ */ dog(poodleColor);
export const poodleLineArt = /* @__PURE__ */ dog(poodleLine);
export const frenchie = /* @__PURE__ */ dog(frenchieColor);
export const frenchieLineArt = /* @__PURE__ */ dog(frenchieLine);
export const dalmatian = /* @__PURE__ */ dog(dalmatianColor);
export const dalmatianLineArt = /* @__PURE__ */ dog(dalmatianLine);
export const husky = /* @__PURE__ */ dog(huskyColor);
export const huskyLineArt = /* @__PURE__ */ dog(huskyLine);
export const pug = /* @__PURE__ */ dog(pugColor);
export const pugLineArt = /* @__PURE__ */ dog(pugLine);
