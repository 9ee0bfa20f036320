import { LANES } from './vectors';

export function add(a: usize, b: usize, output: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += LANES) {
    v128.store(output + at, f32x4.add(v128.load(a + at), v128.load(b + at)));
  }
}
