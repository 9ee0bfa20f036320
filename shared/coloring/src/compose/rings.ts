
const { hypot, max } = Math;
/** Geometry of closed rings given as flat coordinates. */

/** Signed area; positive where the ring runs clockwise on the sheet (y downwards). */
export function ringArea(ring: readonly number[]): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) sum += ring[j]! * ring[i + 1]! - ring[i]! * ring[j + 1]!;
  return sum / 2;
}

/** Even-odd test over several rings. */
export function contains(rings: readonly (readonly number[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [yi, yj] = [ring[i + 1]!, ring[j + 1]!];
      if (yi > y !== yj > y && x < ((ring[j]! - ring[i]!) * (y - yi)) / (yj - yi) + ring[i]!) inside = !inside;
    }
  return inside;
}

/** Where a horizontal line crosses the rings, from left to right. */
export function crossings(rings: readonly (readonly number[])[], y: number): number[] {
  const at: number[] = [];
  for (const ring of rings)
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const [yi, yj] = [ring[i + 1]!, ring[j + 1]!];
      if (yi > y !== yj > y) at.push(((ring[j]! - ring[i]!) * (y - yi)) / (yj - yi) + ring[i]!);
    }
  return at.sort((a, b) => a - b);
}

/** The ring with n points at even distances along it. */
export function resampled(ring: readonly number[], n: number): number[] {
  const m = ring.length / 2;
  const long: number[] = [0];
  for (let i = 0; i < m; i++) {
    const k = (i + 1) % m;
    long.push(long[i]! + hypot(ring[2 * k]! - ring[2 * i]!, ring[2 * k + 1]! - ring[2 * i + 1]!));
  }
  const out: number[] = [];
  for (let s = 0, i = 0; s < n; s++) {
    const want = (long[m]! * s) / n;
    while (long[i + 1]! < want) i++;
    const k = (i + 1) % m;
    const t = (want - long[i]!) / max(1e-9, long[i + 1]! - long[i]!);
    out.push(ring[2 * i]! + (ring[2 * k]! - ring[2 * i]!) * t, ring[2 * i + 1]! + (ring[2 * k + 1]! - ring[2 * i + 1]!) * t);
  }
  return out;
}

/** The ring moved outwards along its normals; loops in tight hollows are harmless under a non-zero fill. */
export function grown(ring: readonly number[], by: number): number[] {
  const n = ring.length / 2;
  const out: number[] = [];
  const side = ringArea(ring) > 0 ? 1 : -1;
  for (let i = 0; i < n; i++) {
    const [a, b] = [(i + n - 1) % n, (i + 1) % n];
    const dx = ring[2 * b]! - ring[2 * a]!;
    const dy = ring[2 * b + 1]! - ring[2 * a + 1]!;
    const long = hypot(dx, dy) || 1;
    out.push(ring[2 * i]! + (side * dy * by) / long, ring[2 * i + 1]! - (side * dx * by) / long);
  }
  return out;
}
