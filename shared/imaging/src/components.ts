import { invert, mask, type PixelBox, type Mask } from './plane';

/** The connected components of a mask. */
export interface Components {
  /** Per pixel: 0 outside, otherwise a label from 1 to `count`. */
  readonly labels: Int32Array;
  readonly count: number;
  /** Area of each label in px; index 0 is unused. */
  readonly areas: readonly number[];
  /** Bounding box of each label; index 0 is unused. */
  readonly boxes: readonly PixelBox[];
}

/** 4: pixels that share an edge are connected; 8: those that touch at a corner too. */
export type Connectivity = 4 | 8;

/**
 * Labels the connected components of a mask, in the order of their first pixels. Scans runs of
 * pixels twice (He, Chao and Suzuki 2008, "A Run-Based Two-Scan Labeling Algorithm").
 */
export function components(source: Mask, connectivity: Connectivity = 4): Components {
  const { width, height } = source;
  const runs = runsOf(source),
    roots = rootsOf(runs, connectivity === 8 ? 1 : 0);
  const labels = new Int32Array(width * height);
  const areas = [0];
  const boxes = [{ x0: 0, y0: 0, x1: 0, y1: 0 }];
  const labelOf = new Int32Array(runs.length);
  runs.forEach(({ y, x0, x1 }, run) => {
    if (roots[run] === run) {
      labelOf[run] = areas.length;
      areas.push(0);
      boxes.push({ x0, y0: y, x1, y1: y });
    }
    const label = (labelOf[run] = labelOf[roots[run]]),
      box = boxes[label];
    labels.fill(label, y * width + x0, y * width + x1);
    areas[label] += x1 - x0;
    box.x0 = Math.min(box.x0, x0);
    box.x1 = Math.max(box.x1, x1);
    box.y1 = y + 1;
  });
  return { labels, count: areas.length - 1, areas, boxes };
}

/** Consecutive pixels of one row, from `x0` up to but not including `x1`. */
interface Run {
  readonly y: number;
  readonly x0: number;
  readonly x1: number;
}

/** All runs of a mask, row by row from the top, each row from the left. */
function runsOf({ width, data }: Mask): Run[] {
  const runs: Run[] = [];
  for (let start = data.indexOf(1); start >= 0;) {
    const x0 = start % width,
      row = start - x0;
    let x1 = x0 + 1;
    while (x1 < width && data[row + x1]) x1++;
    runs.push({ y: row / width, x0, x1 });
    start = data.indexOf(1, row + x1);
  }
  return runs;
}

/**
 * Returns, for each run, the index of the first run of its component (union-find).
 * @param reach 1 to connect runs of adjacent rows that meet only at a corner, otherwise 0
 */
function rootsOf(runs: readonly Run[], reach: number): Int32Array {
  const parents = Int32Array.from(runs, (_, run) => run);
  const rootOf = (run: number): number => {
    while (parents[run] !== run) run = parents[run] = parents[parents[run]];
    return run;
  };
  let above = 0;
  runs.forEach(({ y, x0, x1 }, run) => {
    const isPassed = (other: Run): boolean =>
      other.y < y - 1 || (other.y === y - 1 && other.x1 + reach <= x0);
    while (isPassed(runs[above])) above++;
    for (let i = above; runs[i].y === y - 1 && runs[i].x0 < x1 + reach; i++) {
      const [a, b] = [rootOf(run), rootOf(i)];
      parents[Math.max(a, b)] = Math.min(a, b);
    }
  });
  return parents.map((_, run) => rootOf(run));
}

/** Keeps the components with at least `minShare` of the largest component's area. */
export function largeParts(source: Mask, minShare: number): Mask {
  const { labels, areas } = components(source);
  const minArea = areas.reduce((a, b) => Math.max(a, b)) * minShare;
  return keepLabels(
    source,
    labels,
    areas.map((area, label) => label > 0 && area >= minArea),
  );
}

/** Fills enclosed holes with an area of at most `maxArea` px. */
export function fillHoles(source: Mask, maxArea: number): Mask {
  const { width, height } = source;
  const { labels, boxes, areas } = components(invert(source));
  return keepLabels(
    source,
    labels,
    boxes.map(
      ({ x0, y0, x1, y1 }, label) =>
        label === 0 || (x0 > 0 && y0 > 0 && x1 < width && y1 < height && areas[label] <= maxArea),
    ),
  );
}

/**
 * Mask of the pixels whose label is kept.
 * @param keep one flag per label; label 0 is everything outside the components
 */
export function keepLabels(
  { width, height }: Mask,
  labels: Int32Array,
  keep: readonly boolean[],
): Mask {
  const out = mask(width, height),
    kept = Uint8Array.from(keep, Number);
  for (let i = 0; i < labels.length; i++) out.data[i] = kept[labels[i]];
  return out;
}
