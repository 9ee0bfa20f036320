import { DIRECTIONS, neighborBits, offsetsIn, type FlowGrid } from '../flowGrid';
import type { CutKernel } from '../types';
import { sendDirectly } from './directFlow';
import { linkNeighbors } from './linkNeighbors';

// Read from the global object once, because inner loops call them.
const { min } = Math;

const FREE = 0,
  SOURCE = 1,
  SINK = 2;
// Values of a pixel's parent other than the eight directions.
const TERMINAL = 8,
  ORPHAN = 9,
  NONE = -1;

/** Reused between grids. */
let capacities = new Int32Array(0);

export const createGrid: CutKernel = (width, height) => {
  const n = width * height;
  if (capacities.length < n * DIRECTIONS) capacities = new Int32Array(n * DIRECTIONS);
  const grid = { width, height, capacity: capacities, terminal: new Int32Array(n) };
  return {
    ...grid,
    linkNeighbors: (lab, weight) => linkNeighbors(grid, lab, weight),
    minCut: () => minCut(grid),
  };
};

/**
 * Finds the minimum cut of a grid by the two-tree method of Boykov and Kolmogorov 2004, "An
 * Experimental Comparison of Min-Cut/Max-Flow Algorithms", section 3. Returns 1 for pixels on the
 * source's side. Capacities are integers, so that the search always ends; they are overwritten.
 */
function minCut(grid: FlowGrid): Uint8Array {
  const search = new Search(grid);
  search.run();
  return search.tree.map(isOfSource);
}

const isOfSource = (tree: number): number => (tree === SOURCE ? 1 : 0);

/** The two search trees, and the queue of their active pixels. */
class Search {
  readonly tree: Uint8Array;
  private readonly capacity: Int32Array;
  private readonly terminal: Int32Array;
  private readonly inside: Uint8Array;
  private readonly offset: Int32Array;
  private readonly parent: Int8Array;
  /** Distance to the terminal, and the augmentation when it was last known to be correct. */
  private readonly distance: Int32Array;
  private readonly stamp: Int32Array;
  private readonly queue: Int32Array;
  private readonly queued: Uint8Array;
  private head = 0;
  private tail = 0;
  private time = 0;
  private readonly orphans: number[] = [];
  /** The link where the trees met, from the source's tree to the sink's. */
  private bridgeFrom = 0;
  private bridgeTo = 0;
  private bridgeDirection = 0;

  constructor({ width, height, capacity, terminal }: FlowGrid) {
    const n = width * height;
    this.capacity = capacity;
    this.terminal = terminal;
    this.inside = neighborBits(width, height);
    this.offset = offsetsIn(width);
    this.tree = new Uint8Array(n);
    this.parent = new Int8Array(n).fill(NONE);
    this.distance = new Int32Array(n);
    this.stamp = new Int32Array(n);
    this.queue = new Int32Array(n + 1);
    this.queued = new Uint8Array(n);
    sendDirectly(capacity, terminal, this.inside, this.offset);
    this.beginAll();
    this.activateAll();
  }

  /** Makes each pixel that is linked to a terminal a root. */
  private beginAll(): void {
    const { terminal } = this;
    for (let i = 0; i < terminal.length; i++)
      if (terminal[i] !== 0) this.begin(i, terminal[i] > 0 ? SOURCE : SINK);
  }

  /** Queues the pixels from which the trees may grow first. */
  private activateAll(): void {
    const { tree } = this;
    for (let i = 0; i < tree.length; i++)
      if (tree[i] !== FREE && this.isAtBoundary(i)) this.activate(i);
  }

  run(): void {
    for (let active = this.nextActive(); active >= 0;) {
      if (!this.grow(active)) {
        active = this.nextActive();
        continue;
      }
      this.time++;
      this.augment();
      for (let orphan = this.orphans.pop(); orphan !== undefined; orphan = this.orphans.pop())
        this.adopt(orphan);
      if (this.tree[active] === FREE) active = this.nextActive();
    }
  }

  /** Makes a pixel a root, attached to its terminal. */
  private begin(pixel: number, tree: number): void {
    this.tree[pixel] = tree;
    this.parent[pixel] = TERMINAL;
    this.distance[pixel] = 1;
  }

  /**
   * Whether a neighbor of the pixel is not in its tree; only then can the tree grow from here.
   */
  private isAtBoundary(pixel: number): boolean {
    const { tree, inside, offset } = this;
    const own = tree[pixel],
      bits = inside[pixel];
    for (let d = 0; d < 8; d++) if ((bits >> d) & 1 && tree[pixel + offset[d]] !== own) return true;
    return false;
  }

  /** Queues a pixel from which its tree may grow. */
  private activate(pixel: number): void {
    if (this.queued[pixel]) return;
    this.queued[pixel] = 1;
    this.queue[this.tail] = pixel;
    this.tail = this.tail + 1 === this.queue.length ? 0 : this.tail + 1;
  }

  /** The next pixel in the queue; -1 if there is none. */
  private nextActive(): number {
    while (this.head !== this.tail) {
      const pixel = this.queue[this.head];
      this.head = this.head + 1 === this.queue.length ? 0 : this.head + 1;
      this.queued[pixel] = 0;
      if (this.tree[pixel] !== FREE) return pixel;
    }
    return -1;
  }

  /** Grows a tree from an active pixel; returns true if it meets the other tree. */
  private grow(pixel: number): boolean {
    const { tree, capacity, inside, offset, stamp, distance, parent } = this;
    const own = tree[pixel],
      bits = inside[pixel];
    for (let d = 0; d < 8; d++) {
      if (!((bits >> d) & 1)) continue;
      const other = pixel + offset[d];
      if ((own === SOURCE ? capacity[pixel * 8 + d] : capacity[other * 8 + (d ^ 1)]) === 0)
        continue;
      if (tree[other] === FREE) {
        tree[other] = own;
        parent[other] = d ^ 1;
        stamp[other] = stamp[pixel];
        distance[other] = distance[pixel] + 1;
        this.activate(other);
      } else if (tree[other] !== own) {
        this.bridgeFrom = own === SOURCE ? pixel : other;
        this.bridgeTo = own === SOURCE ? other : pixel;
        this.bridgeDirection = own === SOURCE ? d : d ^ 1;
        return true;
      } else if (
        parent[other] < TERMINAL &&
        stamp[other] <= stamp[pixel] &&
        distance[other] > distance[pixel] + 1
      ) {
        parent[other] = d ^ 1;
        stamp[other] = stamp[pixel];
        distance[other] = distance[pixel] + 1;
      }
    }
    return false;
  }

  /**
   * Pushes as much flow as the found path can carry; pixels whose arc to the parent is saturated
   * become orphans.
   */
  private augment(): void {
    const { capacity, terminal, parent, offset } = this;
    const bridge = this.bridgeFrom * 8 + this.bridgeDirection;
    const back = this.bridgeTo * 8 + (this.bridgeDirection ^ 1);
    let flow = capacity[bridge];
    let p = this.bridgeFrom;
    for (; parent[p] !== TERMINAL; p += offset[parent[p]]) {
      flow = min(flow, capacity[(p + offset[parent[p]]) * 8 + (parent[p] ^ 1)]);
    }
    flow = min(flow, terminal[p]);
    for (p = this.bridgeTo; parent[p] !== TERMINAL; p += offset[parent[p]])
      flow = min(flow, capacity[p * 8 + parent[p]]);
    flow = min(flow, -terminal[p]);

    capacity[bridge] -= flow;
    capacity[back] += flow;
    this.push(this.bridgeFrom, flow, true);
    this.push(this.bridgeTo, flow, false);
  }

  /** Pushes flow along the path from a pixel to its terminal. */
  private push(from: number, flow: number, fromSource: boolean): void {
    const { capacity, terminal, parent, offset } = this;
    let pixel = from;
    while (parent[pixel] !== TERMINAL) {
      const d = parent[pixel],
        up = pixel + offset[d];
      const down = up * 8 + (d ^ 1),
        out = pixel * 8 + d;
      capacity[down] += fromSource ? -flow : flow;
      capacity[out] += fromSource ? flow : -flow;
      if (capacity[fromSource ? down : out] === 0) this.orphan(pixel);
      pixel = up;
    }
    terminal[pixel] -= fromSource ? flow : -flow;
    if (terminal[pixel] === 0) this.orphan(pixel);
  }

  /** Cuts a pixel off from its parent. */
  private orphan(pixel: number): void {
    this.parent[pixel] = ORPHAN;
    this.orphans.push(pixel);
  }

  /** Gives an orphan a new parent in its tree that still reaches the terminal, or frees it. */
  private adopt(orphan: number): void {
    const { tree, inside, offset, parent, stamp, distance, time } = this;
    const own = tree[orphan],
      bits = inside[orphan];
    let best = NONE,
      shortest = Infinity;
    for (let d = 0; d < 8; d++) {
      if (!((bits >> d) & 1)) continue;
      const other = orphan + offset[d];
      if (tree[other] !== own || this.residual(other, orphan, d, own) === 0) continue;
      const length = stamp[other] === time ? distance[other] : this.rootDistance(other);
      if (length >= shortest) continue;
      shortest = length;
      best = d;
      // No parent is nearer than one attached to the terminal itself.
      if (length === 1) break;
    }
    if (best !== NONE) {
      parent[orphan] = best;
      stamp[orphan] = time;
      distance[orphan] = shortest + 1;
      return;
    }
    for (let d = 0; d < 8; d++) {
      if (!((bits >> d) & 1)) continue;
      const other = orphan + offset[d];
      if (tree[other] !== own) continue;
      if (this.residual(other, orphan, d, own) !== 0) this.activate(other);
      if (parent[other] === (d ^ 1)) this.orphan(other);
    }
    tree[orphan] = FREE;
    parent[orphan] = NONE;
  }

  /**
   * Capacity by which a neighbor could feed the pixel (from the source) or drain it (to the sink).
   */
  private residual(other: number, pixel: number, d: number, own: number): number {
    return own === SOURCE ? this.capacity[other * 8 + (d ^ 1)] : this.capacity[pixel * 8 + d];
  }

  /**
   * Steps from a pixel to its terminal, Infinity if the path is broken; stamps the path as
   * checked.
   */
  private rootDistance(pixel: number): number {
    const { parent, offset, stamp, distance, time } = this;
    let steps = 0;
    let p = pixel;
    for (; stamp[p] !== time; steps++) {
      const d = parent[p];
      if (d === ORPHAN || d === NONE) return Infinity;
      if (d === TERMINAL) {
        stamp[p] = time;
        distance[p] = 1;
        break;
      }
      p += offset[d];
    }
    const total = steps + distance[p];
    let left = total;
    for (p = pixel; stamp[p] !== time; p += offset[parent[p]]) {
      stamp[p] = time;
      distance[p] = left--;
    }
    return total;
  }
}
