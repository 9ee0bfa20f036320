import { build } from 'esbuild';
import { resolve } from 'node:path';
import { root } from '../config/apps';
import { readCommandLine } from '../config/commandLine';

// Some bundled packages call `require`.
const banner =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles the server and all its packages into one file, for a machine with only Node. Returns the
 * file's path.
 */
export const bundleServer = async (
  outfile = resolve(root, 'api/build/server.mjs'),
): Promise<string> => {
  await build({
    entryPoints: [resolve(root, 'api/src/main.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    banner: { js: banner },
    logLevel: 'warning',
  });
  return outfile;
};

if (import.meta.filename === process.argv[1]) {
  readCommandLine('npm run build -w api');
  void bundleServer().then(console.log);
}
