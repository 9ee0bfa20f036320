import type { Bitmap } from './raster';

/**
 * Areas, in pixels, of the connected parts of one value: runs of each row joined by union-find.
 * Ink joins over corners (8 neighbours), white does not (4), so that the two never cross.
 */
export function componentAreas({ width, height, data }: Bitmap, value: 0 | 1): number[] {
  const parent: number[] = [];
  const area: number[] = [];
  const find = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]!]!;
    return i;
  };
  const reach = value === 1 ? 1 : 0;
  let before: number[] = [];
  for (let row = 0; row < height; row++) {
    const runs: number[] = [];
    const at = row * width;
    let p = 0;
    for (let x = 0; x < width; ) {
      if (data[at + x] !== value) {
        x++;
        continue;
      }
      const start = x;
      while (x < width && data[at + x] === value) x++;
      const id = parent.length;
      parent.push(id);
      area.push(x - start);
      while (p < before.length && before[p + 1]! < start - reach + 1) p += 3;
      for (let q = p; q < before.length && before[q]! <= x - 1 + reach; q += 3) {
        const [a, b] = [find(before[q + 2]!), find(id)];
        if (a !== b) {
          parent[b] = a;
          area[a]! += area[b]!;
        }
      }
      runs.push(start, x, id);
    }
    before = runs;
  }
  return area.filter((_, i) => parent[i] === i);
}
