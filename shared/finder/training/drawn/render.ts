import type { Page } from '@playwright/test';
import { createRandom, type Random } from './random';
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

/** Minimum share of the picture that each dog covers, and maximum share of all dogs together. */
const dogShares = { min: 0.03, max: 0.85 } as const;

/** Maximum number of scenes to try for a picture; needing more would mean a bug. */
const MAX_TRIES = 30;

const dogCount = (random: Random): number =>
  Number(random.weighted({ 0: 12, 1: 70, [maxDogs]: 18 }));

/** Prepares a page for rendering. */
export const prepare = async (page: Page): Promise<void> => {
  await page.setContent('<!doctype html>');
  // tsx compiles functions to call a helper, `__name`, which the browser does not have.
  await page.evaluate('globalThis.__name = (value) => value');
};

/**
 * Renders the picture of a seed, the same each time in the same Chromium. Throws if no scene shows
 * its dogs.
 */
export const render = async (page: Page, seed: number): Promise<Rendered> => {
  const random = createRandom(seed);
  const count = dogCount(random);
  for (let attempt = 0; attempt < MAX_TRIES; attempt++) {
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
      dogs.every(({ area }) => area >= dogShares.min * width * height) &&
      total <= dogShares.max * width * height;
    if (fits) return { jpeg: Buffer.from(output.jpeg, 'base64'), owners, dogs };
  }
  throw new Error(`seed ${seed}: none of ${MAX_TRIES} scenes shows ${count} dogs`);
};
