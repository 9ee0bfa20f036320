import type { Mask } from '../plane';
import type { Point } from '../types';
import { maskIndices } from '../maskIndices';

/**
 * Traces a skeleton as lines from one end or junction to the next; closed loops start anywhere.
 * Points are in px; the center of pixel (0, 0) is (0.5, 0.5). The picture's outermost pixels must
 * be 0.
 */
export function traceSkeleton(skeleton: Mask): Point[][] {
  const { width, data } = skeleton;
  // Straight neighbors come before diagonal ones.
  const offsets = [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
  const neighbors = (p: number): number[] => {
    const found: number[] = [];
    for (const o of offsets) if (data[p + o] === 1) found.push(p + o);
    return found;
  };
  // `isNode` marks the ends and junctions, `used` the pixels between them that already belong to a
  // path.
  const isNode = new Uint8Array(data.length),
    used = new Uint8Array(data.length);
  const pixels = maskIndices(data);
  for (const p of pixels) if (neighbors(p).length !== 2) isNode[p] = 1;

  /** Returns the pixels of the path from a pixel through its neighbor `first` to the next node. */
  const walk = (from: number, first: number): number[] => {
    const path = [from, first];
    let previous = from,
      current = first;
    used[first] = 1;
    while (!isNode[current]) {
      // The second step does not turn back to the node where the path begins.
      const next = neighbors(current).find(
        (q) => q !== previous && (isNode[q] ? path.length > 2 || q !== from : !used[q]),
      );
      if (next === undefined) break;
      previous = current;
      current = next;
      path.push(current);
      if (!isNode[current]) used[current] = 1;
    }
    return path;
  };

  const paths: number[][] = [];
  for (const p of pixels) {
    if (!isNode[p]) continue;
    for (const q of neighbors(p)) {
      if (isNode[q]) {
        if (p < q) paths.push([p, q]);
      } else if (!used[q]) paths.push(walk(p, q));
    }
  }
  for (const p of pixels) {
    if (isNode[p] || used[p]) continue;
    used[p] = 1;
    const first = neighbors(p)[0];
    if (first !== undefined) paths.push([...walk(p, first), p]);
  }
  return paths.map((path) =>
    path.map((p) => [(p % width) + 0.5, ((p / width) | 0) + 0.5] as const),
  );
}
