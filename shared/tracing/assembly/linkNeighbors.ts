import { decay } from './decay';
import { at, floatAt } from './memory';
import { capacityAt, neighborOf, numberOfPixels, Search } from './search';

const SQRT1_2: f64 = 0.7071067811865476;

/**
 * Links all neighbors of a grid by the difference of their colors, as
 * src/kernels/plain/linkNeighbors.ts does.
 * @param lab address of L, a and b: one float32 per pixel each
 * @param table address of the table of `decay`
 * @param weight capacity between neighbors of the same color
 */
export function linkNeighbors(search: Search, lab: usize, table: usize, weight: f64): void {
  const width = search.width;
  const height = search.height;
  let total: f64 = 0;
  for (let y = 0; y < height - 1; y++) total += contrastOfRow(search, lab, y);
  const beta = ((2 * (width - 1) * (height - 1)) as f64) / (2 * total + 1e-6);
  const diagonal = weight * SQRT1_2;
  for (let y = 0; y < height; y++) {
    linkRow(search, lab, table, y, 0, 0, width - 1, beta, weight);
    if (y === height - 1) break;
    linkRow(search, lab, table, y, 2, 0, width, beta, weight);
    linkRow(search, lab, table, y, 4, 0, width - 1, beta, diagonal);
    linkRow(search, lab, table, y, 6, 1, width, beta, diagonal);
  }
}

function contrastOfRow(search: Search, lab: usize, y: i32): f64 {
  const width = search.width;
  let total: f64 = 0;
  const end = (y + 1) * width - 1;
  for (let i = y * width; i < end; i++)
    total += squaredDistance(search, lab, i, i + 1) + squaredDistance(search, lab, i, i + width);
  return total;
}

function linkRow(
  search: Search,
  lab: usize,
  table: usize,
  y: i32,
  direction: i32,
  from: i32,
  to: i32,
  beta: f64,
  weight: f64,
): void {
  const row = y * search.width;
  for (let i = row + from; i < row + to; i++) {
    const other = neighborOf(search, i, direction);
    const capacity = floor(
      weight * decay(table, beta * squaredDistance(search, lab, i, other)) + 0.5,
    ) as i32;
    store<i32>(capacityAt(search, i, direction), capacity);
    store<i32>(capacityAt(search, other, direction ^ 1), capacity);
  }
}

function squaredDistance(search: Search, lab: usize, i: i32, j: i32): f64 {
  const a = at(lab, numberOfPixels(search));
  const b = at(a, numberOfPixels(search));
  const x = floatAt(lab, i) - floatAt(lab, j);
  const y = floatAt(a, i) - floatAt(a, j);
  const z = floatAt(b, i) - floatAt(b, j);
  return x * x + y * y + z * z;
}
