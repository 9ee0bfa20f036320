/**
 * A pixel grid as a flow network. Directions 0 to 7 are E, W, S, N, SE, NW, SW, NE, so that
 * `direction ^ 1` is the opposite direction.
 */
export interface FlowGrid {
  readonly width: number;
  readonly height: number;
  /** Eight capacities per pixel, integers. */
  readonly capacity: Int32Array;
  /** Capacity from the source (positive) or to the sink (negative), integers. */
  readonly terminal: Int32Array;
}

export const DIRECTIONS = 8;

/** Steps in each direction. */
export const DX = [1, -1, 0, 0, 1, -1, -1, 1] as const;
export const DY = [0, 0, 1, -1, 1, -1, 1, -1] as const;

/** For each direction, the difference between a neighbor's index and the pixel's. */
export const offsetsIn = (width: number): Int32Array =>
  Int32Array.from(DX, (dx, d) => dx + DY[d] * width);

/** For each pixel, which of its eight neighbors lie inside the grid: one bit per direction. */
export function neighborBits(width: number, height: number): Uint8Array {
  const bits = new Uint8Array(width * height).fill(255);
  const clear = (pixel: number, beyond: (d: number) => boolean): void => {
    for (let d = 0; d < 8; d++) if (beyond(d)) bits[pixel] &= ~(1 << d);
  };
  for (let y = 0; y < height; y++) {
    clear(y * width, (d) => DX[d] < 0);
    clear(y * width + width - 1, (d) => DX[d] > 0);
  }
  for (let x = 0; x < width; x++) {
    clear(x, (d) => DY[d] < 0);
    clear((height - 1) * width + x, (d) => DY[d] > 0);
  }
  return bits;
}

/** Sets the capacity between a pixel and its neighbor, the same both ways. */
export function link(grid: FlowGrid, pixel: number, direction: number, capacity: number): void {
  const neighbor = pixel + DX[direction] + DY[direction] * grid.width;
  grid.capacity[pixel * 8 + direction] = capacity;
  grid.capacity[neighbor * 8 + (direction ^ 1)] = capacity;
}
