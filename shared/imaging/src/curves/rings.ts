/** Geometry of closed rings, and of lines, as flat coordinates x0, y0, x1, y1, ... */

const { hypot, max } = Math;

/** Signed area; positive if the ring runs clockwise on the sheet (y downward). */
export function signedArea(ring: readonly number[]): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
    sum += ring[j] * ring[i + 1] - ring[i] * ring[j + 1];
  return sum / 2;
}

/** A ring, or the same ring in the other direction, so that it runs clockwise on the sheet. */
export const clockwise = (ring: readonly number[]): readonly number[] =>
  signedArea(ring) < 0 ? ring.map((_, i) => ring[ring.length - 2 - i + 2 * (i % 2)]) : ring;

/**
 * Returns the rings of a shape without its holes, which run in the opposite direction.
 * @param rings the largest first, which is never a hole
 */
export function outerRings<Ring extends readonly number[]>(rings: readonly Ring[]): Ring[] {
  const main = Math.sign(signedArea(rings[0] ?? [])) || 1;
  return rings.filter((ring, i) => i === 0 || Math.sign(signedArea(ring)) === main);
}

/** Whether a point lies inside a shape of several rings, by the even-odd rule. */
export function contains(rings: readonly (readonly number[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const yi = ring[i + 1],
        yj = ring[j + 1];
      if (yi > y !== yj > y && x < ((ring[j] - ring[i]) * (y - yi)) / (yj - yi) + ring[i])
        inside = !inside;
    }
  return inside;
}

/**
 * How often a ring winds around a point; 0 for a point outside. Suits rings that cross themselves,
 * where the even-odd rule would see holes.
 */
export function windingNumber(ring: readonly number[], x: number, y: number): number {
  let turns = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [yi, yj] = [ring[i + 1], ring[j + 1]];
    if (yi > y !== yj > y && x < ((ring[j] - ring[i]) * (y - yi)) / (yj - yi) + ring[i])
      turns += yi > yj ? 1 : -1;
  }
  return turns;
}

/** The x coordinates at which a horizontal line crosses the rings, from left to right. */
export function crossings(rings: readonly (readonly number[])[], y: number): number[] {
  const xs: number[] = [];
  for (const ring of rings)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const yi = ring[i + 1],
        yj = ring[j + 1];
      if (yi > y !== yj > y) xs.push(((ring[j] - ring[i]) * (y - yi)) / (yj - yi) + ring[i]);
    }
  return xs.sort((a, b) => a - b);
}

/** Resamples a line to n + 1 points at even distances, from its first point to its last. */
export function evenlySpacedPoints(line: readonly number[], n: number): number[] {
  const lengths = cumulativeLengths(line);
  const last = lengths.length - 1;
  const out: number[] = [];
  for (let s = 0, i = 0; s <= n; s++) {
    const target = (lengths[last] * s) / n;
    while (i < last - 1 && lengths[i + 1] < target) i++;
    const t = (target - lengths[i]) / max(1e-9, lengths[i + 1] - lengths[i]);
    out.push(
      line[2 * i] + (line[2 * i + 2] - line[2 * i]) * t,
      line[2 * i + 1] + (line[2 * i + 3] - line[2 * i + 1]) * t,
    );
  }
  return out;
}

/** Length of a line up to each of its points. */
export function cumulativeLengths(line: readonly number[]): number[] {
  const lengths = [0];
  for (let i = 2; i < line.length; i += 2)
    lengths.push(
      lengths[lengths.length - 1] + hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]),
    );
  return lengths;
}

/** Resamples a ring to n points at even distances along it. */
export const resampleRing = (ring: readonly number[], n: number): number[] =>
  evenlySpacedPoints([...ring, ring[0], ring[1]], n).slice(0, 2 * n);

/**
 * Offsets a ring outward along its normals; loops in tight hollows are harmless under a non-zero
 * fill.
 */
export function offsetRing(ring: readonly number[], by: number): number[] {
  const n = ring.length / 2;
  const out: number[] = [];
  const side = signedArea(ring) > 0 ? 1 : -1;
  for (let i = 0; i < n; i++) {
    const [a, b] = [(i + n - 1) % n, (i + 1) % n];
    const dx = ring[2 * b] - ring[2 * a];
    const dy = ring[2 * b + 1] - ring[2 * a + 1];
    const length = hypot(dx, dy) || 1;
    out.push(ring[2 * i] + (side * dy * by) / length, ring[2 * i + 1] - (side * dx * by) / length);
  }
  return out;
}
