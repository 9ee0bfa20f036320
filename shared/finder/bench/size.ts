import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Bytes of the finder's code, minified and compressed as a server sends it. */
export async function codeSize(): Promise<number> {
  const entry = fileURLToPath(new URL('../src/index.ts', import.meta.url));
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
  });
  return gzipSync(outputFiles[0].contents, { level: 9 }).length;
}
