import { fileURLToPath } from 'node:url';
import { minify } from '@swc/core';
import { build } from 'esbuild';
import { minifier } from '../../../scripts/config/minifier';

/** Path of the finder's weights. */
export const weightsFile = fileURLToPath(
  import.meta.resolve('@scribblepup/finder/weights/dog-finder.bin'),
);

/**
 * Bundles a module of this folder and its imports into one classic script, minified like the
 * site's: that alone can slow the engine down by a third.
 */
export async function bundle(entry: string, platform: 'browser' | 'node'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(entry, import.meta.url))],
    platform,
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
    define: { 'import.meta.url': platform === 'browser' ? 'self.location.href' : '""' },
  });
  return (await minify(outputFiles[0].text, minifier)).code;
}
