import type { ResizeTask } from '../types';

/** Resizes a map bilinearly; see `ResizeTask`. */
export function resize(memory: Float32Array, task: ResizeTask): void {
  const { input, height, width, outHeight, outWidth, channels } = task;
  const stepY = outHeight > 1 ? (height - 1) / (outHeight - 1) : 0,
    stepX = outWidth > 1 ? (width - 1) / (outWidth - 1) : 0;
  let output = task.output;
  for (let y = 0; y < outHeight; y++) {
    const fromY = y * stepY,
      y0 = Math.min(Math.floor(fromY), height - 1),
      y1 = Math.min(y0 + 1, height - 1);
    for (let x = 0; x < outWidth; x++, output += channels) {
      const fromX = x * stepX,
        x0 = Math.min(Math.floor(fromX), width - 1),
        x1 = Math.min(x0 + 1, width - 1);
      const upper = input + y0 * width * channels,
        lower = input + y1 * width * channels;
      interpolateCell(
        memory,
        upper + x0 * channels,
        upper + x1 * channels,
        lower + x0 * channels,
        lower + x1 * channels,
        fromX - x0,
        fromY - y0,
        output,
        channels,
      );
    }
  }
}

/**
 * Interpolates a cell between four others, named by position: above left, above right, below left,
 * below right.
 */
function interpolateCell(
  memory: Float32Array,
  al: number,
  ar: number,
  bl: number,
  br: number,
  right: number,
  down: number,
  output: number,
  channels: number,
): void {
  for (let c = 0; c < channels; c++) {
    const above = memory[al + c] + (memory[ar + c] - memory[al + c]) * right;
    const below = memory[bl + c] + (memory[br + c] - memory[bl + c]) * right;
    memory[output + c] = above + (below - above) * down;
  }
}
