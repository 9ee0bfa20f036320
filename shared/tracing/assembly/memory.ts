/** Bytes of a float32, and of an int32. */
export const FLOAT: usize = 4;

/** Address of an element of a list. */
export function at(list: usize, index: i32): usize {
  return list + (index as usize) * FLOAT;
}

/** Address of an element of a list of bytes. */
export function byteAt(list: usize, index: i32): usize {
  return list + (index as usize);
}

/** Reads an element of a list of float32. */
export function floatAt(list: usize, index: i32): f64 {
  return load<f32>(at(list, index)) as f64;
}
