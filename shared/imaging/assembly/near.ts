import { FLOAT } from './vectors';

/**
 * Sets the pixels of a row within the chords of discs around the nearest pixels of each column.
 * `distances` are those within the columns; `chords` holds half the length of a disc's chord at
 * each distance from its center. Pixels that are not near keep their values.
 */
export function coverNear(
  distances: usize,
  chords: usize,
  chordCount: i32,
  output: usize,
  value: i32,
  width: i32,
  height: i32,
): void {
  for (let y = 0; y < height; y++) {
    let last = -1;
    for (let x = 0; x < width; x++) {
      const distance = load<i32>(distances + (x as usize) * FLOAT);
      if (distance < chordCount)
        last = max(last, x + load<i32>(chords + (distance as usize) * FLOAT));
      if (x <= last) store<u8>(output + x, value as u8);
    }
    let first = width;
    for (let x = width - 1; x >= 0; x--) {
      const distance = load<i32>(distances + (x as usize) * FLOAT);
      if (distance < chordCount)
        first = min(first, x - load<i32>(chords + (distance as usize) * FLOAT));
      if (x >= first) store<u8>(output + x, value as u8);
    }
    distances += (width as usize) * FLOAT;
    output += width;
  }
}
