import { FLOAT } from './vectors';

/** Transposes a picture in blocks of 4 x 4; the last ones overlap those before them. */
export function transpose(from: usize, to: usize, width: i32, height: i32): void {
  const row = (width as usize) * FLOAT;
  const column = (height as usize) * FLOAT;
  for (let top = 0; top < height; top += 4) {
    const y = min(top, height - 4) as usize;
    for (let left = 0; left < width; left += 4) {
      const x = min(left, width - 4) as usize;
      block(from + y * row + x * FLOAT, to + x * column + y * FLOAT, row, column);
    }
  }
}

function block(from: usize, to: usize, row: usize, column: usize): void {
  const a = v128.load(from);
  const b = v128.load(from + row);
  const c = v128.load(from + 2 * row);
  const d = v128.load(from + 3 * row);
  const ab = v128.shuffle<f32>(a, b, 0, 4, 1, 5);
  const cd = v128.shuffle<f32>(c, d, 0, 4, 1, 5);
  const abRight = v128.shuffle<f32>(a, b, 2, 6, 3, 7);
  const cdRight = v128.shuffle<f32>(c, d, 2, 6, 3, 7);
  v128.store(to, v128.shuffle<f32>(ab, cd, 0, 1, 4, 5));
  v128.store(to + column, v128.shuffle<f32>(ab, cd, 2, 3, 6, 7));
  v128.store(to + 2 * column, v128.shuffle<f32>(abRight, cdRight, 0, 1, 4, 5));
  v128.store(to + 3 * column, v128.shuffle<f32>(abRight, cdRight, 2, 3, 6, 7));
}
