import type { Browser } from '@playwright/test';
import { extract, type Cutout, type DogArt } from '@scribblepup/tracing';
import { composePage, pageToSvg, type Choices } from '@scribblepup/pages';
import { offeredPages } from '@scribblepup/studio';
import { finderFromDisk } from '@scribblepup/finder/node';
import { optimize } from 'svgo';
import type { DemoDog } from './cast';
import { coatOf, type Coat } from '@scribblepup/pages/coloring';
import type { Pixels } from '@scribblepup/imaging';
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
  const { x, y, width, height } = boundsOf(cutout);
  const isFound = [...eyes, nose].every(
    ([px, py]) => px > x && px < x + width && py > y && py < y + height,
  );
  if (!isFound) throw new Error(`${dog.name} was not found with its face`);
  const coat = coatOf(cutPixels(photo, cutout, { x, y, width, height }));
  return { art, found: { x, y, unit: width / art.width }, coat };
};

/** The dog without its background, cropped to its bounds in the photo. */
const cutPixels = (
  photo: Pixels,
  { area, width, height, alpha }: Cutout,
  bounds: Pick<Cutout['area'], 'x' | 'y' | 'width' | 'height'>,
): Pixels => {
  const [w, h] = [Math.round(bounds.width), Math.round(bounds.height)];
  const data = new Uint8ClampedArray(4 * w * h);
  const within = (value: number, end: number): number =>
    Math.max(0, Math.min(end - 1, Math.floor(value)));
  for (let i = 0; i < w * h; i++) {
    const [x, y] = [bounds.x + (i % w), bounds.y + Math.floor(i / w)];
    const from = 4 * (within(y, photo.height) * photo.width + within(x, photo.width));
    data.set(photo.data.subarray(from, from + 3), 4 * i);
    const [u, v] = [
      within(((x - area.x) * width) / area.width, width),
      within(((y - area.y) * height) / area.height, height),
    ];
    data[4 * i + 3] = alpha[v * width + u] ?? 0;
  }
  return { width: w, height: h, data };
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
