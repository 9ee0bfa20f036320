import type { Browser } from '@playwright/test';
import { composePage, extract, pageToSvg, type Choices, type DogArt } from '@scribblepup/coloring';
import { optimize } from 'svgo';
import type { DemoDog } from './cast';
import { faceInPhoto, photoSvg } from './photo';
import { pixelsOf } from './pixels';

export const samplePages = 25;

/** The demo dog as the engine sees it in its photo. */
export const drawFromPhoto = async (browser: Browser, dog: DemoDog): Promise<DogArt> => {
  const { eyes, nose } = faceInPhoto(dog);
  return extract(await pixelsOf(browser, photoSvg(dog)), { eyes: [...eyes], nose }).dog;
};

export const choicesOf = ({ name, bornMonth }: DemoDog): Choices => ({ name, bornMonth });

/** A dog's sample pages as SVG files, the engine's first looks in order. */
export const sampleSvgs = (dog: DemoDog, art: DogArt): string[] =>
  Array.from({ length: samplePages }, (_, look) => {
    const svg = pageToSvg(composePage(art, look, choicesOf(dog)), art);
    return optimize(svg, { multipass: true, floatPrecision: 1 }).data;
  });
