import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The finder's weights. */
export const weightsFile = fileURLToPath(
  import.meta.resolve('@scribblepup/finder/weights/dog-finder.bin'),
);

/** A module of this folder with all that it imports, as one classic script. */
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
  return outputFiles[0]!.text;
}
