import { checkPage, type Failure } from './checks/check';
import { measureBitmap } from './checks/measure';
import { rasterize, release, type Bitmap } from './bitmap/raster';
import { looks } from './looks';
import type { Look } from './canvas/look';
import { spares } from './looks/spares';
import { FIRST, young, type Tries } from './looks/young';
import { pageToPaths } from './output/paths';
import type { DogArt } from '@scribblepup/tracing';
import type { Choices, Page, SheetPath } from './model/types';
import { Stage } from './canvas/stage';
import { AS_DRAWN, type Variant } from './canvas/variant';

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

/** For how many tries eyes and nose stay outlines once they were too much black: more would be fields of their own. */
const HOLLOW = 3;

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
  // For the youngest a look is another page.
  let best = checked(
    dog,
    little ? young(look, FIRST) : look,
    choices,
    little ? null : lookIndex,
    AS_DRAWN,
  );
  let last = best.failures;
  let hollow = 0;
  const tryNext = (other: Look, variant: Variant, turn: number | null = lookIndex): void => {
    if (best.failures.length === 0) return;
    const missed = little ? last : best.failures;
    const heavy = missed.some((f) => f.gate === 'ink' && f.value < f.limit[0]);
    if (missed.some((f) => f.gate === 'solid')) hollow = HOLLOW;
    else hollow = little && !heavy ? Math.max(0, hollow - 1) : 0;
    // Too little ink is not mended by less of it.
    const drawn = checked(dog, other, choices, turn, {
      ...variant,
      ...(heavy ? { calm: 0 } : {}),
      hollow: hollow > 0,
      heavy,
    });
    last = drawn.failures;
    const better = drawn.failures.length < best.failures.length;
    release((better ? best : drawn).bitmap);
    if (better) best = drawn;
  };
  if (little)
    for (let tries = next(FIRST, last); tries.step < STEPS; tries = next(tries, last))
      tryNext(young(look, tries), { seed: tries.step, calm: 0, clear: true }, null);
  else for (const variant of REPAIRS) tryNext(look, variant);
  for (let i = 0; i < spares.length; i++)
    tryNext(
      { ...spares[(i + lookIndex) % spares.length]!, id: look.id },
      { seed: lookIndex, calm: 2 },
    );
  return best;
}

/** What to try after a page for the youngest missed these gates. */
function next(tries: Tries, failures: readonly Failure[]): Tries {
  const missed = (gate: Failure['gate'], high: boolean): number =>
    failures.some((f) => f.gate === gate && f.value > f.limit[1] === high) ? 1 : 0;
  return {
    step: tries.step + 1,
    many: tries.many + missed('regions', true),
    scarce: tries.scarce + missed('regions', false),
    narrow: tries.narrow + missed('gap', false),
  };
}

function checked(
  dog: DogArt,
  look: Look,
  choices: Choices,
  turn: number | null,
  variant: Variant,
): CheckedPage {
  const plain = look.family === 'scenes' || look.family === 'portraits';
  const stage = new Stage(dog, choices, look.id, turn, { ...variant, plain });
  look.draw(stage);
  const page: Page = { look: look.id, title: look.title, family: look.family, items: stage.items };
  const paths = pageToPaths(page, dog);
  const bitmap = rasterize(paths);
  return {
    page,
    paths,
    bitmap,
    failures: checkPage(measureBitmap(bitmap), look.gates ?? look.family, choices.age),
  };
}
