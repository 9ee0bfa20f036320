/** Bytes of a number in the memory. */
export const FLOAT = Float32Array.BYTES_PER_ELEMENT;

/** The module reads and writes up to three numbers past the end of a row. */
export const SPARE = 3;

/** Minimum side of a picture, px: the module computes four numbers at a time. */
const MIN_SIDE = 4;

export const isSmall = (width: number, height: number): boolean =>
  Math.min(width, height) < MIN_SIDE;

/** Exports of assembly/. Addresses are in bytes. */
export interface Exports {
  readonly convolve: (
    data: number,
    rows: number,
    line: number,
    kernel: number,
    taps: number,
    width: number,
    height: number,
  ) => void;
  readonly boxes: (
    data: number,
    between: number,
    width: number,
    height: number,
    first: number,
    second: number,
    third: number,
  ) => void;
  readonly columnDistances: (
    mask: number,
    value: number,
    distances: number,
    width: number,
    height: number,
  ) => void;
  readonly distanceRows: (
    distances: number,
    output: number,
    width: number,
    height: number,
    heights: number,
    vertices: number,
    boundaries: number,
  ) => void;
  readonly coverNear: (
    distances: number,
    chords: number,
    chordCount: number,
    output: number,
    value: number,
    width: number,
    height: number,
  ) => void;
  readonly shrinkRow: (
    pixels: number,
    first: number,
    count: number,
    weights: number,
    stride: number,
    columns: number,
    output: number,
  ) => void;
  readonly toBytes: (numbers: number, count: number, output: number) => void;
  readonly sumRows: (
    offsets: number,
    factors: number,
    count: number,
    output: number,
    width: number,
  ) => void;
  readonly averageRow: (
    sums: number,
    first: number,
    last: number,
    head: number,
    tail: number,
    cellArea: number,
    columns: number,
    output: number,
  ) => void;
  readonly toLab: (
    rgb: number,
    count: number,
    linear: number,
    f: number,
    lightness: number,
    a: number,
    b: number,
  ) => void;
}
