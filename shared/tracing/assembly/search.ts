import { at, byteAt } from './memory';

/** Trees of a pixel. */
export const FREE: u8 = 0;
export const SOURCE: u8 = 1;
export const SINK: u8 = 2;

/** Values of a pixel's parent other than the eight directions. */
export const TERMINAL: i32 = 8;
export const ORPHAN: i32 = 9;
export const NONE: i32 = -1;

/**
 * The two search trees of a minimum cut and the queue of their active pixels, as
 * src/kernels/wasm/cuts.ts places them. Addresses are in bytes.
 */
@unmanaged
export class Search {
  /** int32: eight per pixel, and one per pixel. */
  capacity: usize;
  terminal: usize;
  /** int32 per pixel: distance to the terminal, and the augmentation when it was last correct. */
  distance: usize;
  stamp: usize;
  /** int32 per pixel, and one more. */
  queue: usize;
  /** int32 per pixel: a stack. */
  orphans: usize;
  /** int32 per direction: the difference between a neighbor's index and the pixel's. */
  offset: usize;
  /** One byte per pixel; `inside` has one bit per direction, set if the neighbor exists. */
  inside: usize;
  tree: usize;
  parent: usize;
  queued: usize;
  width: i32;
  height: i32;
  head: i32;
  tail: i32;
  time: i32;
  orphanCount: i32;
  /** The link where the trees met, from the source's tree to the sink's. */
  bridgeFrom: i32;
  bridgeTo: i32;
  bridgeDirection: i32;
}

export function numberOfPixels(search: Search): i32 {
  return search.width * search.height;
}

export function capacityAt(search: Search, pixel: i32, direction: i32): usize {
  return at(search.capacity, pixel * 8 + direction);
}

export function parentOf(search: Search, pixel: i32): i32 {
  return load<i8>(byteAt(search.parent, pixel)) as i32;
}

export function treeOf(search: Search, pixel: i32): u8 {
  return load<u8>(byteAt(search.tree, pixel));
}

export function neighborOf(search: Search, pixel: i32, direction: i32): i32 {
  return pixel + load<i32>(at(search.offset, direction));
}

/** Whether a pixel has a neighbor in a direction, by its bits. */
export function isInside(bits: i32, direction: i32): bool {
  return ((bits >> direction) & 1) !== 0;
}

/** Cuts a pixel off from its parent. */
export function makeOrphan(search: Search, pixel: i32): void {
  store<i8>(byteAt(search.parent, pixel), ORPHAN as i8);
  store<i32>(at(search.orphans, search.orphanCount++), pixel);
}

/** Queues a pixel from which its tree may grow. */
export function activate(search: Search, pixel: i32): void {
  const queued = byteAt(search.queued, pixel);
  if (load<u8>(queued)) return;
  store<u8>(queued, 1);
  store<i32>(at(search.queue, search.tail), pixel);
  search.tail = search.tail === numberOfPixels(search) ? 0 : search.tail + 1;
}

/** The next pixel in the queue; -1 if there is none. */
export function nextActive(search: Search): i32 {
  while (search.head !== search.tail) {
    const pixel = load<i32>(at(search.queue, search.head));
    search.head = search.head === numberOfPixels(search) ? 0 : search.head + 1;
    store<u8>(byteAt(search.queued, pixel), 0);
    if (treeOf(search, pixel) !== FREE) return pixel;
  }
  return -1;
}
