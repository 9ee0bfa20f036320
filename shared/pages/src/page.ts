import { checkPage, maxRegions, type GateFailure } from './checks/check';
import { withoutScraps } from './output/scraps';
import { roughRegionCount } from './checks/regionCount';
import { measureBitmap, type Measurements } from './checks/measure';
import { rasterize, release, type Bitmap } from './bitmap/raster';
import { dogToPlace, referToDrawing, storedCast, type PageDogs } from './canvas/pageDogs';
import { castingOf } from './casting';
import { lookOf, type Look } from './looks';
import type { Recipe } from './looks/types/look';
import { spares } from './looks/spares';
import { castOf, itemToPaths } from './output/paths';
import type { DogArt } from '@scribblepup/tracing';
import { isYoung } from './model/age';
import type { Cast, Choices, Page, SheetPath } from './model/types';
import { Stage } from './canvas/stage';
import { partsThatFit } from './canvas/extras';
import { AS_DRAWN, type Variant } from './canvas/variant';
import { FIRST, OTHER_THING_FROM, youngRecipe, type Tries } from './young';

/** A measured page with the paths and the bitmap that it was measured on. */
export interface CheckedPage {
  readonly page: Page;
  readonly paths: readonly SheetPath[];
  /** The page at 200 dpi. */
  readonly bitmap: Bitmap;
  /** The measurements of the bitmap. */
  readonly measurements: Measurements;
  /** The gates that the page fails. Empty unless no variant passes with this dog. */
  readonly failures: readonly GateFailure[];
}

/** An attempt at a page. */
interface Attempt extends CheckedPage {
  /** True if a thing in front of a dog hides its face. */
  readonly hidesFace: boolean;
}

const faultCount = ({ failures, hidesFace }: Attempt): number =>
  failures.length + (hidesFace ? 1 : 0);

const passes = (page: Attempt): boolean => faultCount(page) === 0;

/** True if a gate failed because its measurement is too low. */
const isTooLow = (failures: readonly GateFailure[], gate: GateFailure['gate']): boolean =>
  failures.some((f) => f.gate === gate && f.value < f.limit[0]);

const isTooHigh = (failures: readonly GateFailure[], gate: GateFailure['gate']): boolean =>
  failures.some((f) => f.gate === gate && f.value > f.limit[1]);

/** Variants to try for a page that hides a face: first other placements, then fewer things. */
const MUZZLE_REPAIRS: readonly Variant[] = [
  ...[1, 2, 3].map((seed) => ({ seed, simplification: 0 })),
  ...[0, 1, 2, 3].map((seed) => ({ seed, simplification: 0, keepMuzzleVisible: true })),
];

/**
 * Variants to try for a page that fails a gate: first less detail, then other placements, and
 * finally the least detail in the original place.
 */
const REPAIRS: readonly Variant[] = [
  { seed: 0, simplification: 1 },
  { seed: 1, simplification: 1 },
  { seed: 2, simplification: 2 },
  { seed: 0, simplification: 2 },
];

/**
 * Number of tries with eyes and nose as outlines after there was too much black. Outlines add
 * fields, so later tries are solid again.
 */
const HOLLOW_TRIES = 3;

/** The first variant of a page for children up to five: its lines divide no field. */
const FIRST_YOUNG: Variant = { seed: 0, simplification: 0, clear: true };

/** Number of tries for a page for children up to five that shows one dog. */
const MAX_TRIES = 12;

/**
 * Composes the page of a look, which shows one or two of the dogs. The same dogs, look and choices
 * always give the same page. A page that hides a face or fails a gate is drawn differently. If no
 * variant passes, a spare may replace it and keeps its id. Throws RangeError if no look has this
 * id.
 */
export function composePage(dogs: DogArt | Cast, id: string, choices: Choices): Page {
  const { page, bitmap } = checkedPage(dogs, id, choices);
  release(bitmap);
  return page;
}

/**
 * Like composePage, but also returns the bitmap that the page was measured on, for a preview.
 * Throws RangeError if no look has this id.
 */
export function checkedPage(dogs: DogArt | Cast, id: string, choices: Choices): CheckedPage {
  const look = lookOf(id);
  const [first, ...others] = castingOf(look, castOf(dogs), isYoung(choices.age));
  let drawn = bestOf(first, look, choices, others.length === 0);
  for (const [i, pageDogs] of others.entries()) {
    if (passes(drawn)) break;
    release(drawn.bitmap);
    drawn = bestOf(pageDogs, look, choices, i === others.length - 1);
  }
  return drawn;
}

/**
 * The best page of a look with these dogs.
 * @param isLast true if no other casting remains to try, so that spares may replace the look
 */
function bestOf(pageDogs: PageDogs, look: Look, choices: Choices, isLast: boolean): Attempt {
  const isForYoung = isYoung(choices.age);
  const dog = dogToPlace(pageDogs);
  let best = checked(
    pageDogs,
    isForYoung ? youngRecipe(look, dog, FIRST) : look,
    choices,
    isForYoung ? null : look.number,
    isForYoung ? FIRST_YOUNG : AS_DRAWN,
  );
  let lastFailures = best.failures;
  /** Number of further tries that draw eyes and nose as outlines. */
  let hollow = 0;
  const tryNext = (other: Recipe, variant: Variant, number: number | null = look.number): void => {
    if (passes(best)) return;
    const failed = isForYoung ? lastFailures : best.failures;
    const heavy = isTooLow(failed, 'ink');
    if (failed.some((f) => f.gate === 'solid')) hollow = HOLLOW_TRIES;
    else hollow = isForYoung && !heavy ? Math.max(0, hollow - 1) : 0;
    const hasTooFewFields = isTooLow(failed, 'regions');
    const rich = !isForYoung && hasTooFewFields;
    // If there is too little ink or too few fields, removing detail would make it worse.
    const drawn = checked(pageDogs, other, choices, number, {
      ...variant,
      ...(heavy || rich ? { simplification: 0 } : {}),
      hollow: hollow > 0,
      heavy,
      rich,
      touching: isForYoung && hasTooFewFields,
    });
    lastFailures = drawn.failures;
    const isBetter = faultCount(drawn) < faultCount(best);
    release((isBetter ? best : drawn).bitmap);
    if (isBetter) best = drawn;
  };
  if (isForYoung)
    for (
      let tries = nextTries(FIRST, lastFailures);
      tries.step < (pageDogs.two ? OTHER_THING_FROM : MAX_TRIES);
      tries = nextTries(tries, lastFailures)
    )
      tryNext(youngRecipe(look, dog, tries), { ...FIRST_YOUNG, seed: tries.step }, null);
  else for (const variant of best.hidesFace ? MUZZLE_REPAIRS : REPAIRS) tryNext(look, variant);
  // A body that stays open merges with the ground behind it into one field.
  if (isForYoung) tryNext(youngRecipe(look, dog, FIRST), { ...FIRST_YOUNG, open: true }, null);
  for (let i = 0; i < (isLast ? spares.length : 0); i++)
    tryNext(
      { ...spares[(i + look.number) % spares.length], id: look.id },
      { seed: look.number, simplification: 2 },
    );
  return best;
}

/** Counts the failed gates of a page for children up to five. The counts control the next try. */
function nextTries(tries: Tries, failures: readonly GateFailure[]): Tries {
  return {
    step: tries.step + 1,
    tooManyFields: tries.tooManyFields + Number(isTooHigh(failures, 'regions')),
    tooFewFields: tries.tooFewFields + Number(isTooLow(failures, 'regions')),
    narrowGaps: tries.narrowGaps + Number(isTooLow(failures, 'gap')),
    tooLittleInk: tries.tooLittleInk + Number(isTooLow(failures, 'ink')),
  };
}

/** Caption of a page that has been drawn on a stage. */
export function titleOf({ title, twoTitle, hatlessTitle }: Recipe, stage: Stage): string {
  if (hatlessTitle !== undefined && !stage.hasDressedDog()) return hatlessTitle;
  return stage.two ? (twoTitle ?? title) : title;
}

/** Draws a page and measures it. */
function checked(
  pageDogs: PageDogs,
  look: Recipe,
  choices: Choices,
  number: number | null,
  variant: Variant,
): Attempt {
  const plain = look.family === 'scenes' || look.family === 'portraits';
  const stage = new Stage(pageDogs, choices, look.id, number, { ...variant, plain });
  look.draw(stage);
  stage.closeOpenSides();
  const cast = storedCast(pageDogs);
  const items = referToDrawing(stage.items, pageDogs);
  const parts = partsThatFit(
    withoutScraps(
      items.map((item) => ({ item, paths: itemToPaths(item, cast) })),
      stage.things,
      isYoung(choices.age) ? 'anything' : 'dogs',
    ),
    stage.extras,
    (some) => roughRegionCount(some.flatMap(({ paths }) => paths)) <= maxRegions(choices.age),
  );
  const paths = parts.flatMap((part) => part.paths);
  const bitmap = rasterize(paths);
  const measurements = measureBitmap(bitmap, stage.lettering);
  return {
    page: {
      look: look.id,
      title: titleOf(look, stage),
      family: look.family,
      items: parts.map(({ item }) => item),
    },
    paths,
    bitmap,
    measurements,
    hidesFace: stage.hidesFace(),
    failures: checkPage(measurements, look.gates ?? look.family, choices.age),
  };
}
