import type { Browser } from '@playwright/test';
import { extract, type Cutout, type DogArt } from '@scribblepup/tracing';
import { composePage, pageToSvg, type Choices } from '@scribblepup/pages';
import { offeredPages } from '@scribblepup/studio';
import { finderFromDisk } from '@scribblepup/finder/node';
import { optimize } from 'svgo';
import type { DemoDog } from './cast';
import type { Found } from './color/layers';
import { faceInPhoto, photoSvg } from './photo';
import { pixelsOf } from './pixels';

export const samplePages = 25;

const finder = finderFromDisk();

/** Extracts the demo dog from its photo with the engine, and gives its place there. */
export const drawFromPhoto = async (
  browser: Browser,
  dog: DemoDog,
): Promise<{ art: DogArt; found: Found }> => {
  const { eyes, nose } = faceInPhoto(dog);
  const photo = await pixelsOf(browser, photoSvg(dog));
  const { dog: art, cutout } = extract(
    photo,
    { eyes: [...eyes], nose },
    await (await finder).find(photo),
  );
  const { x, y, width, height } = boundsOf(cutout);
  const isFound = [...eyes, nose].every(
    ([px, py]) => px > x && px < x + width && py > y && py < y + height,
  );
  if (!isFound) throw new Error(`${dog.name} was not found with its face`);
  return { art, found: { x, y, unit: width / art.width } };
};

/** The dog's bounds in pixels of the photo. */
const boundsOf = ({ width, height, alpha, area }: Cutout) => {
  let [left, top, right, bottom] = [width, height, 0, 0];
  alpha.forEach((value, i) => {
    if (value < 128) return;
    left = Math.min(left, i % width);
    right = Math.max(right, (i % width) + 1);
    top = Math.min(top, Math.floor(i / width));
    bottom = Math.max(bottom, Math.floor(i / width) + 1);
  });
  const scale = area.width / width;
  return {
    x: area.x + left * scale,
    y: area.y + top * scale,
    width: (right - left) * scale,
    height: (bottom - top) * scale,
  };
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
