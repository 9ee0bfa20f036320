/** The indices of the pixels inside a mask, in order; fast if there are few. */
export function maskIndices(data: Uint8Array): number[] {
  const pixels: number[] = [];
  for (let p = data.indexOf(1); p >= 0; p = data.indexOf(1, p + 1)) pixels.push(p);
  return pixels;
}
