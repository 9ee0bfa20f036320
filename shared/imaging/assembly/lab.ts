import { FLOAT } from './vectors';

/** Steps of the table of Lab's f from 0 to 1, between which it is interpolated. */
const TABLE_STEPS: i32 = 4096;
/** D65 white. */
const WHITE_X: f64 = 0.95047;
const WHITE_Z: f64 = 1.08883;

/**
 * Converts sRGB, three bytes per pixel, to Lab (CIE 15, the sRGB matrix of IEC 61966-2-1).
 * @param linear table of linear light for each byte
 * @param f table of Lab's f
 */
export function toLab(
  rgb: usize,
  count: i32,
  linear: usize,
  f: usize,
  lightness: usize,
  a: usize,
  b: usize,
): void {
  const end = rgb + 3 * (count as usize);
  for (; rgb < end; rgb += 3) {
    const red = light(linear, rgb);
    const green = light(linear, rgb + 1);
    const blue = light(linear, rgb + 2);
    const x = interpolated(f, (0.4124 * red + 0.3576 * green + 0.1805 * blue) / WHITE_X);
    const y = interpolated(f, 0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = interpolated(f, (0.0193 * red + 0.1192 * green + 0.9505 * blue) / WHITE_Z);
    store<f32>(lightness, (116 * y - 16) as f32);
    store<f32>(a, (500 * (x - y)) as f32);
    store<f32>(b, (200 * (y - z)) as f32);
    lightness += FLOAT;
    a += FLOAT;
    b += FLOAT;
  }
}

function light(table: usize, byte: usize): f64 {
  return load<f32>(table + (load<u8>(byte) as usize) * FLOAT) as f64;
}

function interpolated(table: usize, t: f64): f64 {
  const u = t * (TABLE_STEPS as f64);
  const i = u as i32;
  if (i >= TABLE_STEPS) return load<f32>(table + (TABLE_STEPS as usize) * FLOAT) as f64;
  const at = table + (i as usize) * FLOAT;
  const low = load<f32>(at) as f64;
  return low + ((load<f32>(at + FLOAT) as f64) - low) * (u - (i as f64));
}
