import { SIMD_BYTES } from './simdBytes';
import type { Kernel } from './types';

const PAGE = 65536;
const FLOAT = Float32Array.BYTES_PER_ELEMENT;

/** Exports of assembly/. Places and the length of `add` are in bytes. */
interface Exports {
  readonly multiply: (
    input: number,
    weights: number,
    bias: number,
    output: number,
    cells: number,
    depth: number,
    channels: number,
    low: number,
    high: number,
  ) => void;
  readonly depthwise: (
    input: number,
    height: number,
    width: number,
    weights: number,
    bias: number,
    output: number,
    outHeight: number,
    outWidth: number,
    channels: number,
    kernel: number,
    stride: number,
    dilation: number,
    top: number,
    left: number,
    low: number,
    high: number,
  ) => void;
  readonly add: (a: number, b: number, output: number, bytes: number) => void;
  readonly resize: (
    input: number,
    height: number,
    width: number,
    output: number,
    outHeight: number,
    outWidth: number,
    channels: number,
  ) => void;
}

/**
 * The part of the platform's WebAssembly that is used here; its types otherwise come with the
 * DOM's.
 */
interface WebAssemblyPart {
  readonly Memory: new (size: { initial: number }) => {
    readonly buffer: ArrayBuffer;
    grow(pages: number): number;
  };
  instantiate(
    bytes: Uint8Array,
    imports: object,
  ): Promise<{ readonly instance: { readonly exports: unknown } }>;
}

/**
 * The kernel in WebAssembly SIMD. Rejects where the platform has no SIMD or a content security
 * policy forbids WebAssembly (it needs 'wasm-unsafe-eval').
 */
export async function simdKernel(): Promise<Kernel> {
  const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyPart };
  const memory = new WebAssembly.Memory({ initial: 1 });
  const bytes = Uint8Array.from(atob(SIMD_BYTES), (character) => character.charCodeAt(0));
  const { instance } = await WebAssembly.instantiate(bytes, { env: { memory } });
  const { multiply, depthwise, add, resize } = instance.exports as Exports;
  return {
    name: 'simd',
    reserve: (floats) => {
      const missing = floats * FLOAT - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
      return new Float32Array(memory.buffer);
    },
    multiply: (t) =>
      multiply(
        t.input * FLOAT,
        t.weights * FLOAT,
        t.bias * FLOAT,
        t.output * FLOAT,
        t.cells,
        t.depth,
        t.channels,
        t.low,
        t.high,
      ),
    depthwise: (t) =>
      depthwise(
        t.input * FLOAT,
        t.height,
        t.width,
        t.weights * FLOAT,
        t.bias * FLOAT,
        t.output * FLOAT,
        t.outHeight,
        t.outWidth,
        t.channels,
        t.kernel,
        t.stride,
        t.dilation,
        t.top,
        t.left,
        t.low,
        t.high,
      ),
    add: (t) => add(t.a * FLOAT, t.b * FLOAT, t.output * FLOAT, t.floats * FLOAT),
    resize: (t) =>
      resize(
        t.input * FLOAT,
        t.height,
        t.width,
        t.output * FLOAT,
        t.outHeight,
        t.outWidth,
        t.channels,
      ),
  };
}
