import type { Page } from '@playwright/test';
import { draws, type Draws } from './draws';
import { labelOf, type DogLabel, type Owners } from './label';
import { rasterScene } from './raster.browser';
import { maxDogs, scene } from './scene';

/** A training picture. */
export interface Rendered {
  /** The file's bytes. */
  readonly jpeg: Buffer;
  readonly owners: Owners;
  readonly dogs: readonly DogLabel[];
}

/** Shares of the picture that dogs may cover: of each one the least, of all together the most. */
const shares = { least: 0.03, most: 0.85 } as const;

/** A scene is made anew where its dogs are hidden; that many times, then something is wrong. */
const tries = 30;

const dogCount = (random: Draws): number =>
  Number(random.weighted({ 0: 12, 1: 70, [maxDogs]: 18 }));

/** Makes a page ready to render. */
export const prepare = async (page: Page): Promise<void> => {
  await page.setContent('<!doctype html>');
  // The script runner marks functions with a helper that the browser does not have.
  await page.evaluate('globalThis.__name = (value) => value');
};

/** The picture of a seed, the same one each time in the same Chromium. Errors: no scene shows its dogs. */
export const render = async (page: Page, seed: number): Promise<Rendered> => {
  const random = draws(seed);
  const count = dogCount(random);
  for (let attempt = 0; attempt < tries; attempt++) {
    const { faces, ...input } = scene(random, count);
    const { width, height } = input;
    const output = await page.evaluate(rasterScene, input);
    const owners: Owners = {
      width,
      height,
      data: new Uint8Array(Buffer.from(output.owners, 'base64')),
    };
    const labels = faces.map((face, index) => labelOf(owners, index + 1, face));
    const dogs = labels.filter((label) => label !== null);
    const total = dogs.reduce((sum, { area }) => sum + area, 0);
    const fits =
      dogs.length === count &&
      dogs.every(({ area }) => area >= shares.least * width * height) &&
      total <= shares.most * width * height;
    if (fits) return { jpeg: Buffer.from(output.jpeg, 'base64'), owners, dogs };
  }
  throw new Error(`seed ${seed}: no scene of ${tries} shows ${count} dogs`);
};
