import { invert, mask, type PixelBox, type Mask } from './plane';

export interface Components {
  /** Per pixel: 0 outside, otherwise a label from 1 to `count`. */
  readonly labels: Int32Array;
  readonly count: number;
  /** Per label, px; index 0 is unused. */
  readonly areas: readonly number[];
  readonly boxes: readonly PixelBox[];
}

/**
 * Labels the connected components of a mask by flood fill; `diagonal` joins pixels that touch at a
 * corner.
 */
export function components(source: Mask, diagonal = false): Components {
  const { width, height, data } = source;
  const labels = new Int32Array(width * height);
  const areas = [0];
  const boxes: PixelBox[] = [{ x0: 0, y0: 0, x1: 0, y1: 0 }];
  for (let start = data.indexOf(1); start >= 0; start = data.indexOf(1, start + 1)) {
    if (labels[start]) continue;
    const label = areas.length;
    const { area, box } = flood(source, labels, label, start, diagonal);
    areas.push(area);
    boxes.push(box);
    // Skip the rest of the run, because the next pixels in the row mostly belong to the same part.
    while (labels[start + 1] === label) start++;
  }
  return { labels, count: areas.length - 1, areas, boxes };
}

/** Buffer reused between calls: the pixels still to visit. */
let stack = new Int32Array(0);

function flood(
  { width, height, data }: Mask,
  labels: Int32Array,
  label: number,
  start: number,
  diagonal: boolean,
): { area: number; box: PixelBox } {
  if (stack.length < data.length) stack = new Int32Array(data.length);
  const waiting = stack;
  let size = 1,
    area = 0,
    x0 = width,
    y0 = height,
    x1 = 0,
    y1 = 0;
  waiting[0] = start;
  labels[start] = label;
  while (size > 0) {
    const p = waiting[--size],
      x = p % width,
      y = (p / width) | 0;
    area++;
    if (x < x0) x0 = x;
    if (x >= x1) x1 = x + 1;
    if (y < y0) y0 = y;
    if (y >= y1) y1 = y + 1;
    const left = x > 0 ? -1 : 0,
      right = x < width - 1 ? 1 : 0;
    for (
      let o = y > 0 ? p - width : p, last = y < height - 1 ? p + width : p;
      o <= last;
      o += width
    ) {
      const wide = diagonal || o === p;
      for (let q = o + (wide ? left : 0), end = o + (wide ? right : 0); q <= end; q++) {
        if (!data[q] || labels[q]) continue;
        labels[q] = label;
        waiting[size++] = q;
      }
    }
  }
  return { area, box: { x0, y0, x1, y1 } };
}

/** Keeps the parts whose area is at least `share` of the largest one's. */
export function largeParts(source: Mask, share: number): Mask {
  const { labels, areas } = components(source);
  const least = areas.reduce((a, b) => Math.max(a, b)) * share;
  return chosen(
    source,
    labels,
    areas.map((area, k) => k > 0 && area >= least),
  );
}

/** Fills enclosed holes of at most `most` px. */
export function fillHoles(source: Mask, most: number): Mask {
  const { width, height } = source;
  const { labels, boxes, areas } = components(invert(source));
  return chosen(
    source,
    labels,
    boxes.map(
      (b, k) =>
        k === 0 || (b.x0 > 0 && b.y0 > 0 && b.x1 < width && b.y1 < height && areas[k] <= most),
    ),
  );
}

/**
 * Mask of the pixels whose label is kept.
 * @param keep one flag per label; label 0 is everything outside the parts
 */
export function chosen(
  { width, height }: Mask,
  labels: Int32Array,
  keep: readonly boolean[],
): Mask {
  const out = mask(width, height),
    kept = Uint8Array.from(keep, Number);
  for (let i = 0; i < labels.length; i++) out.data[i] = kept[labels[i]];
  return out;
}
