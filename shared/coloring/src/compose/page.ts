import { checkPage, type Failure } from '../gates/check';
import { measureBitmap } from '../gates/measure';
import { rasterize, release, type Bitmap } from '../gates/raster';
import { looks } from '../looks';
import type { Look } from '../looks/look';
import { spares } from '../looks/spares';
import { young } from '../looks/young';
import { pageToPaths } from '../output';
import type { Choices, DogArt, Page, SheetPath } from '../types';
import { Stage } from './stage';
import { AS_DRAWN, type Variant } from './variant';

/** A page that was measured, with what it was measured on. */
export interface CheckedPage {
  readonly page: Page;
  readonly paths: readonly SheetPath[];
  /** The page at 200 dpi. */
  readonly bitmap: Bitmap;
  /** The gates that it does not pass: empty but for a dog that no page can be made of. */
  readonly failures: readonly Failure[];
}

/** What is tried for a page that does not pass: calmer, then placed otherwise. */
const REPAIRS: readonly Variant[] = [
  { seed: 0, calm: 1 },
  { seed: 1, calm: 1 },
  { seed: 2, calm: 2 },
];

/** How often a page for the youngest is laid out anew. */
const STEPS = 10;

/**
 * The page of one look. The same dog, look and choices give the same page. It passes the gates: one
 * that does not is drawn otherwise, or another look takes its place. Throws RangeError where there
 * is no such look.
 */
export function composePage(dog: DogArt, lookIndex: number, choices: Choices): Page {
  const { page, bitmap } = checkedPage(dog, lookIndex, choices);
  release(bitmap);
  return page;
}

/** As composePage, with the bitmap that it was measured on: for a preview. Throws RangeError where there is no such look. */
export function checkedPage(dog: DogArt, lookIndex: number, choices: Choices): CheckedPage {
  const look = looks[lookIndex];
  if (!look) throw new RangeError(`no look ${lookIndex}; there are ${looks.length}`);
  const little = choices.age === '2-3' || choices.age === '3-5';
  // For the youngest a look is another page; from three years on its own, where that is simple enough.
  let best = checked(dog, choices.age === '2-3' ? young(look, lookIndex, 0) : look, choices, lookIndex, AS_DRAWN);
  const tryNext = (other: Look, variant: Variant): void => {
    if (best.failures.length === 0) return;
    const hollow = best.failures.some((f) => f.gate === 'solid');
    const heavy = best.failures.some((f) => f.gate === 'ink' && f.value < f.limit[0]);
    // Too little ink is not mended by less of it.
    const next = checked(dog, other, choices, lookIndex, { ...variant, ...(heavy ? { calm: 0 } : {}), hollow, heavy });
    const better = next.failures.length < best.failures.length;
    release((better ? best : next).bitmap);
    if (better) best = next;
  };
  if (little) for (let step = 0; step < STEPS; step++) tryNext(young(look, lookIndex, step), { seed: step, calm: 0 });
  else for (const variant of REPAIRS) tryNext(look, variant);
  for (let i = 0; i < spares.length; i++) tryNext({ ...spares[(i + lookIndex) % spares.length]!, id: look.id }, { seed: lookIndex, calm: 2 });
  return best;
}

function checked(dog: DogArt, look: Look, choices: Choices, turn: number, variant: Variant): CheckedPage {
  const plain = look.family === 'scenes' || look.family === 'portraits';
  const stage = new Stage(dog, choices, look.id, turn, { ...variant, plain });
  look.draw(stage);
  const page: Page = { look: look.id, title: look.title, family: look.family, items: stage.items };
  const paths = pageToPaths(page, dog);
  const bitmap = rasterize(paths);
  return { page, paths, bitmap, failures: checkPage(measureBitmap(bitmap), look.gates ?? look.family, choices.age) };
}
