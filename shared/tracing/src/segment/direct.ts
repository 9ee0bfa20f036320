// Taken out of the global object once: inner loops call them.
const { min } = Math;

/**
 * Sends what flows from the source over one link to the sink: much of all there is, and no search
 * is needed for it. The arrays are those of a grid; what has been sent is taken off.
 * @param inside which of the eight neighbours each pixel has, one bit a direction
 * @param offset steps to each of them
 */
export function sendDirectly(
  capacity: Int32Array,
  terminal: Int32Array,
  inside: Uint8Array,
  offset: Int32Array,
): void {
  for (let i = 0; i < terminal.length; i++)
    if (terminal[i]! > 0) sendFrom(i, capacity, terminal, inside[i]!, offset);
}

function sendFrom(
  pixel: number,
  capacity: Int32Array,
  terminal: Int32Array,
  bits: number,
  offset: Int32Array,
): void {
  let left = terminal[pixel]!;
  for (let d = 0; d < 8 && left > 0; d++) {
    if (!((bits >> d) & 1)) continue;
    const other = pixel + offset[d]!;
    if (terminal[other]! >= 0) continue;
    const flow = min(left, capacity[pixel * 8 + d]!, -terminal[other]!);
    left -= flow;
    terminal[other]! += flow;
    capacity[pixel * 8 + d]! -= flow;
    capacity[other * 8 + (d ^ 1)]! += flow;
  }
  terminal[pixel] = left;
}
