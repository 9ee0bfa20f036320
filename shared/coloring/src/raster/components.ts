import { mask, type Box, type Mask } from './plane';

export interface Components {
  /** Per pixel: 0 outside, else 1 to count. */
  readonly labels: Int32Array;
  readonly count: number;
  /** Per label; index 0 is unused. */
  readonly areas: readonly number[];
  readonly boxes: readonly Box[];
}

/** Connected parts of a mask by flood fill; `diagonal` joins pixels that touch at a corner. */
export function components(source: Mask, diagonal = false): Components {
  const { width, height, data } = source;
  const labels = new Int32Array(width * height), stack = new Int32Array(width * height);
  const areas = [0];
  const boxes: Box[] = [{ x0: 0, y0: 0, x1: 0, y1: 0 }];
  let count = 0;
  for (let start = 0; start < data.length; start++) {
    if (!data[start] || labels[start]) continue;
    count++;
    let size = 1, pixels = 0, x0 = width, y0 = height, x1 = 0, y1 = 0;
    stack[0] = start;
    labels[start] = count;
    while (size > 0) {
      const p = stack[--size]!, x = p % width, y = (p / width) | 0;
      pixels++;
      if (x < x0) x0 = x;
      if (x >= x1) x1 = x + 1;
      if (y < y0) y0 = y;
      if (y >= y1) y1 = y + 1;
      for (let dy = y > 0 ? -1 : 0; dy <= (y < height - 1 ? 1 : 0); dy++) {
        for (let dx = x > 0 ? -1 : 0; dx <= (x < width - 1 ? 1 : 0); dx++) {
          if (!diagonal && dx !== 0 && dy !== 0) continue;
          const q = p + dy * width + dx;
          if (!data[q] || labels[q]) continue;
          labels[q] = count;
          stack[size++] = q;
        }
      }
    }
    areas.push(pixels);
    boxes.push({ x0, y0, x1, y1 });
  }
  return { labels, count, areas, boxes };
}

/** The parts that are at least `share` of the largest one. */
export function largeParts(source: Mask, share: number): Mask {
  const parts = components(source);
  const least = Math.max(...parts.areas) * share;
  return mask(source.width, source.height, source.data.map((_, i) => (parts.labels[i] && parts.areas[parts.labels[i]!]! >= least ? 1 : 0)));
}

/** Fills enclosed holes of at most `most` px. */
export function fillHoles(source: Mask, most: number): Mask {
  const { width, height } = source;
  const holes = components(mask(width, height, source.data.map((v) => (v ? 0 : 1))));
  const enclosed = holes.boxes.map((b, k) => b.x0 > 0 && b.y0 > 0 && b.x1 < width && b.y1 < height && holes.areas[k]! <= most);
  return mask(width, height, source.data.map((v, i) => (v || enclosed[holes.labels[i]!] ? 1 : 0)));
}
