import type { Browser } from '@playwright/test';
import { extract, type DogArt } from '@scribblepup/tracing';
import { composePage, pageToSvg, type Choices } from '@scribblepup/pages';
import { offeredLooks } from '@scribblepup/studio';
import { finderFromDisk } from '@scribblepup/finder/node';
import { optimize } from 'svgo';
import type { DemoDog } from './demoDogs';
import { faceInPhoto, photoSvg } from './photo';
import { pixelsOf } from './pixels';

/** Number of sample pages of each demo dog. */
export const SAMPLE_COUNT = 25;

const finder = finderFromDisk();

/**
 * The dog's place in its photo as the engine found it: upper left corner in px, and px per dog
 * unit.
 */
export interface PlaceInPhoto {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** Extracts the demo dog from its photo with the engine, and returns its place in the photo. */
export const drawFromPhoto = async (
  browser: Browser,
  dog: DemoDog,
): Promise<{ art: DogArt; place: PlaceInPhoto }> => {
  const { eyes, nose } = faceInPhoto(dog);
  const photo = await pixelsOf(browser, photoSvg(dog));
  const { dog: art, place } = extract(
    photo,
    { eyes: [...eyes], nose },
    await (await finder).find(photo),
  );
  const { x, y, unit } = place;
  const isFound = [...eyes, nose].every(
    ([px, py]) => px > x && px < x + art.width * unit && py > y && py < y + art.height * unit,
  );
  if (!isFound) throw new Error(`the drawing of ${dog.name} does not contain its face`);
  return { art, place };
};

export const choicesOf = ({ name, bornMonth }: DemoDog): Choices => ({
  name,
  bornMonth,
  detail: 0.9,
});

/** A dog's sample pages as SVG files: the first ones that the site offers. */
export const sampleSvgs = (dog: DemoDog, art: DogArt): string[] =>
  offeredLooks(SAMPLE_COUNT).map((look) => {
    const svg = pageToSvg(composePage(art, look, choicesOf(dog)), art);
    return optimize(svg, { multipass: true, floatPrecision: 1 }).data;
  });
