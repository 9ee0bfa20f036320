import { adoptOrphans } from './adopt';
import { augment } from './augment';
import { sendDirectly } from './directFlow';
import { growTree } from './growTree';
import { at, byteAt, FLOAT } from './memory';
import {
  activate,
  FREE,
  isInside,
  neighborOf,
  nextActive,
  NONE,
  numberOfPixels,
  Search,
  SINK,
  SOURCE,
  TERMINAL,
  treeOf,
} from './search';

/**
 * Finds the minimum cut of a grid, as src/kernels/plain/minCut.ts does. Afterwards, `tree` is 1 for
 * pixels on the source's side and 0 for others.
 */
export function minCut(search: Search): void {
  clear(search);
  markBorders(search);
  sendDirectly(search);
  beginAll(search);
  activateAll(search);
  for (let active = nextActive(search); active >= 0;) {
    if (!growTree(search, active)) {
      active = nextActive(search);
      continue;
    }
    search.time++;
    augment(search);
    adoptOrphans(search);
    if (treeOf(search, active) === FREE) active = nextActive(search);
  }
  keepSource(search);
}

/** Sets `tree` to 1 for the source's pixels and to 0 for others. */
function keepSource(search: Search): void {
  const size = numberOfPixels(search);
  for (let i = 0; i < size; i++) {
    const tree = byteAt(search.tree, i);
    store<u8>(tree, u8(load<u8>(tree) === SOURCE));
  }
}

function clear(search: Search): void {
  const size = numberOfPixels(search) as usize;
  memory.fill(search.tree, FREE, size);
  memory.fill(search.parent, NONE as u8, size);
  memory.fill(search.queued, 0, size);
  memory.fill(search.stamp, 0, size * FLOAT);
  search.head = 0;
  search.tail = 0;
  search.time = 0;
  search.orphanCount = 0;
}

/** Notes which neighbors of each pixel exist; directions are E, W, S, N, SE, NW, SW, NE. */
function markBorders(search: Search): void {
  const width = search.width;
  const height = search.height;
  memory.fill(search.inside, 255, numberOfPixels(search) as usize);
  for (let y = 0; y < height; y++) {
    without(search, y * width, 0b01100010);
    without(search, y * width + width - 1, 0b10010001);
  }
  for (let x = 0; x < width; x++) {
    without(search, x, 0b10101000);
    without(search, (height - 1) * width + x, 0b01010100);
  }
}

function without(search: Search, pixel: i32, bits: i32): void {
  const address = byteAt(search.inside, pixel);
  store<u8>(address, ((load<u8>(address) as i32) & ~bits) as u8);
}

/** Makes each pixel that is linked to a terminal a root. */
function beginAll(search: Search): void {
  const size = numberOfPixels(search);
  for (let i = 0; i < size; i++) {
    const terminal = load<i32>(at(search.terminal, i));
    if (terminal === 0) continue;
    store<u8>(byteAt(search.tree, i), terminal > 0 ? SOURCE : SINK);
    store<i8>(byteAt(search.parent, i), TERMINAL as i8);
    store<i32>(at(search.distance, i), 1);
  }
}

/** Queues the pixels from which the trees may grow first. */
function activateAll(search: Search): void {
  const size = numberOfPixels(search);
  for (let i = 0; i < size; i++)
    if (treeOf(search, i) !== FREE && isAtBoundary(search, i)) activate(search, i);
}

/** Whether a neighbor of the pixel is not in its tree; only then can the tree grow from here. */
function isAtBoundary(search: Search, pixel: i32): bool {
  const own = treeOf(search, pixel);
  const bits = load<u8>(byteAt(search.inside, pixel)) as i32;
  for (let d = 0; d < 8; d++)
    if (isInside(bits, d) && treeOf(search, neighborOf(search, pixel, d)) !== own) return true;
  return false;
}
