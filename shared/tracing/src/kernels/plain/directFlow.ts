// Read from the global object once, because inner loops call them.
const { min } = Math;

/**
 * Pushes all flow that can reach the sink over a single link. That is much of the total flow, and
 * needs no search. The arrays belong to a grid; the flow is subtracted from them in place.
 * @param inside for each pixel, which of its eight neighbors lie in the grid: one bit per direction
 * @param offset for each direction, the difference between a neighbor's index and the pixel's
 */
export function sendDirectly(
  capacity: Int32Array,
  terminal: Int32Array,
  inside: Uint8Array,
  offset: Int32Array,
): void {
  for (let i = 0; i < terminal.length; i++)
    if (terminal[i] > 0) sendFrom(i, capacity, terminal, inside[i], offset);
}

function sendFrom(
  pixel: number,
  capacity: Int32Array,
  terminal: Int32Array,
  bits: number,
  offset: Int32Array,
): void {
  let left = terminal[pixel];
  for (let d = 0; d < 8 && left > 0; d++) {
    if (!((bits >> d) & 1)) continue;
    const other = pixel + offset[d];
    if (terminal[other] >= 0) continue;
    const flow = min(left, capacity[pixel * 8 + d], -terminal[other]);
    left -= flow;
    terminal[other] += flow;
    capacity[pixel * 8 + d] -= flow;
    capacity[other * 8 + (d ^ 1)] += flow;
  }
  terminal[pixel] = left;
}
