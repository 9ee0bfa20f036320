/**
 * The root of an element's set in a union-find forest, in which a root is its own parent. Halves
 * the path on the way (Tarjan, van Leeuwen 1984).
 */
export function rootOf(parents: Int32Array, element: number): number {
  let i = element;
  while (parents[i] !== i) i = parents[i] = parents[parents[i]];
  return i;
}
