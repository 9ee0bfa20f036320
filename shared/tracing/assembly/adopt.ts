import { at, byteAt } from './memory';
import {
  activate,
  capacityAt,
  FREE,
  isInside,
  makeOrphan,
  neighborOf,
  NONE,
  ORPHAN,
  parentOf,
  Search,
  SOURCE,
  TERMINAL,
  treeOf,
} from './search';

/** Length of a path that does not reach the terminal. */
const BROKEN = i32.MAX_VALUE;

/** Gives each orphan a new parent in its tree that still reaches the terminal, or frees it. */
export function adoptOrphans(search: Search): void {
  while (search.orphanCount > 0) adopt(search, load<i32>(at(search.orphans, --search.orphanCount)));
}

function adopt(search: Search, orphan: i32): void {
  const own = treeOf(search, orphan);
  const bits = load<u8>(byteAt(search.inside, orphan)) as i32;
  let best = NONE;
  let shortest = BROKEN;
  for (let d = 0; d < 8; d++) {
    if (!isInside(bits, d)) continue;
    const other = neighborOf(search, orphan, d);
    if (treeOf(search, other) !== own || residual(search, other, orphan, d, own) === 0) continue;
    const length = rootDistance(search, other);
    if (length >= shortest) continue;
    shortest = length;
    best = d;
    // No parent is nearer than one attached to the terminal itself.
    if (length === 1) break;
  }
  if (best === NONE) {
    free(search, orphan, own, bits);
    return;
  }
  store<i8>(byteAt(search.parent, orphan), best as i8);
  store<i32>(at(search.stamp, orphan), search.time);
  store<i32>(at(search.distance, orphan), shortest + 1);
}

/** Takes an orphan out of its tree; its children become orphans. */
function free(search: Search, orphan: i32, own: u8, bits: i32): void {
  for (let d = 0; d < 8; d++) {
    if (!isInside(bits, d)) continue;
    const other = neighborOf(search, orphan, d);
    if (treeOf(search, other) !== own) continue;
    if (residual(search, other, orphan, d, own) !== 0) activate(search, other);
    if (parentOf(search, other) === (d ^ 1)) makeOrphan(search, other);
  }
  store<u8>(byteAt(search.tree, orphan), FREE);
  store<i8>(byteAt(search.parent, orphan), NONE as i8);
}

/**
 * Capacity by which a neighbor could feed the pixel (from the source) or drain it (to the sink).
 */
function residual(search: Search, other: i32, pixel: i32, d: i32, own: u8): i32 {
  return load<i32>(
    own === SOURCE ? capacityAt(search, other, d ^ 1) : capacityAt(search, pixel, d),
  );
}

/** Steps from a pixel to its terminal; stamps the path as checked. */
function rootDistance(search: Search, pixel: i32): i32 {
  const time = search.time;
  let steps = 0;
  let p = pixel;
  for (; load<i32>(at(search.stamp, p)) !== time; steps++) {
    const d = parentOf(search, p);
    if (d === ORPHAN || d === NONE) return BROKEN;
    if (d === TERMINAL) {
      store<i32>(at(search.stamp, p), time);
      store<i32>(at(search.distance, p), 1);
      break;
    }
    p = neighborOf(search, p, d);
  }
  const total = steps + load<i32>(at(search.distance, p));
  let left = total;
  for (p = pixel; load<i32>(at(search.stamp, p)) !== time;) {
    store<i32>(at(search.stamp, p), time);
    store<i32>(at(search.distance, p), left--);
    p = neighborOf(search, p, parentOf(search, p));
  }
  return total;
}
