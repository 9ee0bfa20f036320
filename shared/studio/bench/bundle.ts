import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Path of the finder's weights. */
export const weightsFile = fileURLToPath(
  import.meta.resolve('@scribblepup/finder/weights/dog-finder.bin'),
);

/** Bundles a module of this folder and its imports into one classic script. */
export async function bundle(entry: string, platform: 'browser' | 'node'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    platform,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    define: { 'import.meta.url': platform === 'browser' ? 'self.location.href' : '""' },
  });
  return outputFiles[0].text;
}
