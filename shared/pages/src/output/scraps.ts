import type { Cast, PageItem } from '../model/types';
import { FIRST_ITEM, ownersOf } from './owners';

/** Resolution at which visible areas are compared, in px per inch. */
const DPI = 50;

/** A scrap is less than this share of a thing: nobody recognizes it. */
const MIN_SHARE = 0.5;
/** A visible part of at least this area is no scrap, such as the crown of a large tree; 26 cm2, in px. */
const MIN_LARGE = (2 * DPI) ** 2;

/** A thing's items. */
type Thing = readonly PageItem[];

/** The visible area of each thing among items, in px. */
function visibleAreas(items: readonly PageItem[], things: readonly Thing[], cast: Cast): number[] {
  const areas = new Uint32Array(FIRST_ITEM + items.length);
  for (const owner of ownersOf({ items }, cast, DPI, true).data) areas[owner]++;
  const areaOf = new Map(items.map((item, i) => [item, areas[FIRST_ITEM + i]]));
  return things.map((thing) => thing.reduce((sum, item) => sum + (areaOf.get(item) ?? 0), 0));
}

/**
 * A page's items without the things of which only a scrap remains visible.
 * @param hiddenBy what counts as hiding a thing: only the dogs, on pages whose things overlap on
 * purpose, such as the leaves of a wreath, or anything that is no thing
 */
export function withoutScraps(
  items: readonly PageItem[],
  things: readonly Thing[],
  cast: Cast,
  hiddenBy: 'dogs' | 'anything',
): readonly PageItem[] {
  const ofThings = new Set(things.flat());
  const bare = items.filter((item) =>
    hiddenBy === 'dogs' ? item.kind !== 'dog' : ofThings.has(item),
  );
  const [seen, whole] = [items, bare].map((some) => visibleAreas(some, things, cast));
  const scraps = new Set(
    things.filter((_, i) => seen[i] < Math.min(MIN_SHARE * whole[i], MIN_LARGE)).flat(),
  );
  // What a scrap hid in part may be a scrap too.
  return scraps.size === 0
    ? items
    : withoutScraps(
        items.filter((item) => !scraps.has(item)),
        things.filter((thing) => !thing.some((item) => scraps.has(item))),
        cast,
        hiddenBy,
      );
}
