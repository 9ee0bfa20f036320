import { LANES } from './vectors';

export function resize(
  input: usize,
  height: i32,
  width: i32,
  output: usize,
  outHeight: i32,
  outWidth: i32,
  channels: i32,
): void {
  const cell = (channels as usize) * 4;
  const stepY = outHeight > 1 ? ((height - 1) as f32) / ((outHeight - 1) as f32) : 0;
  const stepX = outWidth > 1 ? ((width - 1) as f32) / ((outWidth - 1) as f32) : 0;
  for (let y = 0; y < outHeight; y++) {
    const fromY = (y as f32) * stepY;
    const y0 = min(fromY as i32, height - 1);
    const shareY = f32x4.splat(fromY - (y0 as f32));
    const upper = input + ((y0 * width) as usize) * cell;
    const lower = input + ((min(y0 + 1, height - 1) * width) as usize) * cell;
    for (let x = 0; x < outWidth; x++) {
      const fromX = (x as f32) * stepX;
      const x0 = min(fromX as i32, width - 1);
      const shareX = f32x4.splat(fromX - (x0 as f32));
      const left = (x0 as usize) * cell;
      const right = (min(x0 + 1, width - 1) as usize) * cell;
      for (let c: usize = 0; c < cell; c += LANES) {
        const above = between(v128.load(upper + left + c), v128.load(upper + right + c), shareX);
        const below = between(v128.load(lower + left + c), v128.load(lower + right + c), shareX);
        v128.store(output + c, between(above, below, shareY));
      }
      output += cell;
    }
  }
}

function between(a: v128, b: v128, share: v128): v128 {
  return f32x4.add(a, f32x4.mul(f32x4.sub(b, a), share));
}
