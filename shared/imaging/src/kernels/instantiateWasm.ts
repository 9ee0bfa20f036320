const PAGE_BYTES = 65536;

/** Memory that grows by pages of 64 KB. */
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/**
 * The part of WebAssembly that is used here. TypeScript declares it in the DOM library, but this
 * package must compile without that library.
 */
interface WebAssemblyPart {
  readonly Memory: new (size: { initial: number }) => Memory;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports: object) => { readonly exports: unknown };
}

/** An instantiated module and its memory. */
export interface WasmInstance<Exports> {
  readonly exports: Exports;
  /** A view of the memory, grown to hold this many floats; growing it detaches earlier views. */
  readonly reserve: (floats: number) => Float32Array;
}

const webAssembly = (): WebAssemblyPart =>
  (globalThis as unknown as { readonly WebAssembly: WebAssemblyPart }).WebAssembly;

/**
 * Compiles a module from an assembly/ folder. Throws if the platform has no SIMD or a content
 * security policy forbids WebAssembly (it needs 'wasm-unsafe-eval').
 * @param text the module's bytes in hexadecimal
 */
export const compileWasm = (text: string): object =>
  new (webAssembly().Module)(
    Uint8Array.from(text.match(/../g) ?? [], (digits) => parseInt(digits, 16)),
  );

/** Instantiates a compiled module, with a memory of its own. */
export function instantiateWasm<Exports>(module: object): WasmInstance<Exports> {
  const { Memory, Instance } = webAssembly();
  const memory = new Memory({ initial: 1 });
  const { exports } = new Instance(module, { env: { memory } });
  let view = new Float32Array(memory.buffer);
  return {
    exports: exports as Exports,
    reserve: (floats) => {
      const missing = (floats - view.length) * Float32Array.BYTES_PER_ELEMENT;
      if (missing > 0) {
        memory.grow(Math.ceil(missing / PAGE_BYTES));
        view = new Float32Array(memory.buffer);
      }
      return view;
    },
  };
}

/** Returns the kernel of `simd`, or that of `plain` if WebAssembly with SIMD cannot run. */
export function withFallback<Kernel>(simd: () => Kernel, plain: () => Kernel): Kernel {
  try {
    return simd();
  } catch {
    return plain();
  }
}
