import { fillAreas } from '../bitmap/fillAreas';
import type { PageItem, SheetPath } from '../model/types';

/** Resolution at which visible areas are compared, in px per inch. */
const DPI = 25;

/** A scrap is less than this share of a thing, which is too little to recognize it. */
const MIN_SHARE = 0.5;
/**
 * A visible part of at least this area, such as the crown of a large tree, is not a scrap: 26 cm2,
 * in px at this resolution.
 */
const MIN_LARGE = (2 * DPI) ** 2;

/** An item of a page with its paths. */
interface Part {
  readonly item: PageItem;
  readonly paths: readonly SheetPath[];
}

/** The items of one thing. */
type Thing = readonly PageItem[];

/** The visible area of each thing on a page, in px. */
function visibleAreas(parts: readonly Part[], things: readonly Thing[]): number[] {
  const thingOf = new Map(things.flatMap((thing, i) => thing.map((item) => [item, i] as const)));
  const others = things.length;
  const areas = parts.flatMap(({ item, paths }) =>
    paths.flatMap(({ d, clip, fill }) =>
      fill === 'white' ? [{ d, clip, value: 1 + (thingOf.get(item) ?? others) }] : [],
    ),
  );
  const counts = new Uint32Array(others + 2);
  for (const value of fillAreas(areas, DPI).data) counts[value]++;
  return things.map((_, i) => counts[1 + i]);
}

/**
 * The parts of a page without the things that are visible only as scraps.
 * @param hiddenBy the drawings that count as hiding a thing: only the dogs, on pages whose things
 * overlap on purpose, such as the leaves of a wreath; or anything except other things
 */
export function withoutScraps<P extends Part>(
  parts: readonly P[],
  things: readonly Thing[],
  hiddenBy: 'dogs' | 'anything',
): readonly P[] {
  if (things.length === 0) return parts;
  const ofThings = new Set(things.flat());
  const nonHiding = parts.filter(({ item }) =>
    hiddenBy === 'dogs' ? item.kind !== 'dog' : ofThings.has(item),
  );
  const [visible, whole] = [parts, nonHiding].map((some) => visibleAreas(some, things));
  const scraps = new Set(
    things.filter((_, i) => visible[i] < Math.min(MIN_SHARE * whole[i], MIN_LARGE)).flat(),
  );
  // A thing that a scrap overlapped may turn out to be a scrap too.
  return scraps.size === 0
    ? parts
    : withoutScraps(
        parts.filter(({ item }) => !scraps.has(item)),
        things.filter((thing) => !thing.some((item) => scraps.has(item))),
        hiddenBy,
      );
}
