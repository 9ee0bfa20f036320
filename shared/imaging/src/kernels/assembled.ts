const PAGE = 65536;

/** Memory that grows by pages of 64 KB. */
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/**
 * The part of the platform's WebAssembly that is used here; its types otherwise come with the
 * DOM's.
 */
interface WebAssemblyPart {
  readonly Memory: new (size: { initial: number }) => Memory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

export interface Assembled<Exports> {
  readonly exports: Exports;
  /** The memory, grown to so many numbers; earlier views of it end when it grows. */
  readonly reserve: (floats: number) => Float32Array;
}

/**
 * A module of an assembly/ folder, ready to run. Throws if the platform has no SIMD or a content
 * security policy forbids WebAssembly (it needs 'wasm-unsafe-eval').
 * @param text the module's bytes in base64
 */
export function assembled<Exports>(text: string): Assembled<Exports> {
  const { WebAssembly } = globalThis as unknown as { readonly WebAssembly: WebAssemblyPart };
  const memory = new WebAssembly.Memory({ initial: 1 });
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { memory } });
  let view = new Float32Array(memory.buffer);
  return {
    exports: exports as Exports,
    reserve: (floats) => {
      const missing = (floats - view.length) * Float32Array.BYTES_PER_ELEMENT;
      if (missing > 0) {
        memory.grow(Math.ceil(missing / PAGE));
        view = new Float32Array(memory.buffer);
      }
      return view;
    },
  };
}

/** What `simd` makes, or `plain` if WebAssembly with SIMD cannot run. */
export function bestOf<Kernel>(simd: () => Kernel, plain: () => Kernel): Kernel {
  try {
    return simd();
  } catch {
    return plain();
  }
}
