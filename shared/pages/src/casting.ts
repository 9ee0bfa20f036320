import {
  singleDog,
  pairOf,
  pairInDrawing,
  type PageDogs,
  type TwoDogLayout,
} from './canvas/pageDogs';
import type { Look } from './looks';
import type { Cast } from './model/types';

/**
 * Maximum width / height of two dogs cropped at the bottom, unless they look over a rim. A wider
 * pair would be two heads at the bottom of the page, behind the foreground.
 */
const MAX_ASPECT = 2.3;

/** Two dogs of the cast, or the two of its only drawing; null if they do not fit together. */
const bothOf = (cast: Cast, layout: TwoDogLayout): PageDogs | null =>
  cast.length > 1 ? pairOf(cast, 0, layout) : pairInDrawing(cast[0], layout);

/**
 * Two dogs on the page of a look; null if they do not fit together. Every look groups the dogs of a
 * drawing. At its place in the photo, one might float in the air, because a person held it or it
 * was farther away.
 */
function pair({ two: ownLayout }: Look, cast: Cast): PageDogs | null {
  const layout = ownLayout ?? (cast.length === 1 ? 'beside' : undefined);
  const both = layout ? bothOf(cast, layout) : null;
  const art = both?.group?.art;
  return art?.cut.bottom && layout !== 'over' && art.width > MAX_ASPECT * art.height ? null : both;
}

/** Two dogs on the page of a look for young children; null if they do not fit together. */
function youngPair({ young: { layout } }: Look, cast: Cast): PageDogs | null {
  const both = layout.two ? bothOf(cast, layout.two) : null;
  const { left = false, right = false } = both?.group?.art.cut ?? {};
  // Some layouts need dogs whose sides the photo does not crop.
  return layout.needsWholeSides && (left || right) ? null : both;
}

/**
 * The dogs to try on the page of a look, best first: two dogs if they fit together, then the first
 * drawing of the cast, which fits every page.
 * @param isForYoung true for a child up to five years
 */
export function castingOf(
  look: Look,
  cast: Cast,
  isForYoung: boolean,
): readonly [PageDogs, ...PageDogs[]] {
  const one = singleDog(cast, 0);
  const both = isForYoung ? youngPair(look, cast) : pair(look, cast);
  return both ? [both, one] : [one];
}
