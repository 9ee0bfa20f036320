import { at, byteAt } from './memory';
import {
  activate,
  capacityAt,
  FREE,
  isInside,
  neighborOf,
  parentOf,
  Search,
  SOURCE,
  TERMINAL,
  treeOf,
} from './search';

/** Grows a tree from an active pixel; returns true if it meets the other tree. */
export function growTree(search: Search, pixel: i32): bool {
  const own = treeOf(search, pixel);
  const bits = load<u8>(byteAt(search.inside, pixel)) as i32;
  const stamp = load<i32>(at(search.stamp, pixel));
  const distance = load<i32>(at(search.distance, pixel)) + 1;
  for (let d = 0; d < 8; d++) {
    if (!isInside(bits, d)) continue;
    const other = neighborOf(search, pixel, d);
    const free = own === SOURCE ? capacityAt(search, pixel, d) : capacityAt(search, other, d ^ 1);
    if (load<i32>(free) === 0) continue;
    const tree = treeOf(search, other);
    if (tree === FREE) {
      store<u8>(byteAt(search.tree, other), own);
      setParent(search, other, d ^ 1, stamp, distance);
      activate(search, other);
    } else if (tree !== own) {
      search.bridgeFrom = own === SOURCE ? pixel : other;
      search.bridgeTo = own === SOURCE ? other : pixel;
      search.bridgeDirection = own === SOURCE ? d : d ^ 1;
      return true;
    } else if (
      parentOf(search, other) < TERMINAL &&
      load<i32>(at(search.stamp, other)) <= stamp &&
      load<i32>(at(search.distance, other)) > distance
    ) {
      setParent(search, other, d ^ 1, stamp, distance);
    }
  }
  return false;
}

function setParent(search: Search, pixel: i32, direction: i32, stamp: i32, distance: i32): void {
  store<i8>(byteAt(search.parent, pixel), direction as i8);
  store<i32>(at(search.stamp, pixel), stamp);
  store<i32>(at(search.distance, pixel), distance);
}
