import * as floppy from './breedsFloppy';
import * as pointy from './breedsPointy';
import type { Face, Part } from './parts';

export interface DrawnDog {
  readonly parts: () => Part[];
  readonly face: Face;
}

/** The drawn breeds, by file name. */
export const breeds = {
  golden: { parts: floppy.golden, face: floppy.goldenFace },
  beagle: { parts: floppy.beagle, face: floppy.beagleFace },
  corgi: { parts: pointy.corgi, face: pointy.corgiFace },
  poodle: { parts: floppy.poodle, face: floppy.poodleFace },
  frenchie: { parts: pointy.frenchie, face: pointy.frenchieFace },
  dalmatian: { parts: floppy.dalmatian, face: floppy.dalmatianFace },
  husky: { parts: pointy.husky, face: pointy.huskyFace },
  pug: { parts: floppy.pug, face: floppy.pugFace },
} as const satisfies Record<string, DrawnDog>;

export type Breed = keyof typeof breeds;
