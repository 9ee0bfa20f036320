import {
  beagle,
  corgi,
  dalmatian,
  frenchie,
  golden,
  husky,
  poodle,
  pug,
  type ImageAsset,
} from '@scribblepup/ui/art';

/** The drawn dog of a sample order. */
export interface SampleDog {
  readonly picture: ImageAsset;
  /** The left eye, in px of the picture; the right one mirrors it. */
  readonly eye: readonly [x: number, y: number];
  /** The y coordinate of the nose, in px of the picture; its x is in the middle. */
  readonly noseY: number;
}

const dog = (picture: ImageAsset, x: number, y: number, noseY: number): SampleDog => ({
  picture,
  eye: [x, y],
  noseY,
});

export const sampleDogs = {
  golden: dog(golden, 160, 148, 182),
  corgi: dog(corgi, 156, 158, 190),
  poodle: dog(poodle, 160, 166, 194),
  husky: dog(husky, 158, 159, 188),
  frenchie: dog(frenchie, 150, 150, 178),
  beagle: dog(beagle, 157, 152, 186),
  dalmatian: dog(dalmatian, 160, 150, 184),
  pug: dog(pug, 151, 153, 180),
} as const;
