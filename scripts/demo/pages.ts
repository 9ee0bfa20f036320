import type { Browser } from '@playwright/test';
import { extract, type DogArt } from '@scribblepup/tracing';
import { cutoutBounds, cutPixels } from '@scribblepup/tracing/testing/cutPixels';
import { composePage, pageToSvg, type Choices } from '@scribblepup/pages';
import { offeredPages } from '@scribblepup/studio';
import { finderFromDisk } from '@scribblepup/finder/node';
import { optimize } from 'svgo';
import type { DemoDog } from './cast';
import { coatOf, type Coat } from '@scribblepup/pages/coloring';
import { faceInPhoto, photoSvg } from './photo';
import { pixelsOf } from './pixels';

export const samplePages = 25;

const finder = finderFromDisk();

/**
 * The dog's place in its photo as the engine found it: upper left corner in px, and px per dog
 * unit.
 */
export interface Found {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** Extracts the demo dog from its photo with the engine, and gives its place there. */
export const drawFromPhoto = async (
  browser: Browser,
  dog: DemoDog,
): Promise<{ art: DogArt; found: Found; coat: Coat }> => {
  const { eyes, nose } = faceInPhoto(dog);
  const photo = await pixelsOf(browser, photoSvg(dog));
  const { dog: art, cutout } = extract(
    photo,
    { eyes: [...eyes], nose },
    await (await finder).find(photo),
  );
  const bounds = cutoutBounds(cutout);
  const { x, y, width, height } = bounds;
  const isFound = [...eyes, nose].every(
    ([px, py]) => px > x && px < x + width && py > y && py < y + height,
  );
  if (!isFound) throw new Error(`${dog.name} was not found with its face`);
  const coat = coatOf(cutPixels(photo, cutout, bounds));
  return { art, found: { x, y, unit: width / art.width }, coat };
};

export const choicesOf = ({ name, bornMonth }: DemoDog): Choices => ({
  name,
  bornMonth,
  detail: 0.9,
});

/** A dog's sample pages as SVG files, of the first pages on offer. */
export const sampleSvgs = (dog: DemoDog, art: DogArt): string[] =>
  offeredPages(samplePages).map((look) => {
    const svg = pageToSvg(composePage(art, look, choicesOf(dog)), art);
    return optimize(svg, { multipass: true, floatPrecision: 1 }).data;
  });
