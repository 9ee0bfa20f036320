import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

// No runtime, no data: the kernel works in memory that the caller brings along.
const OPTIONS = [
  '-O3',
  '--noAssert',
  '--runtime',
  'stub',
  '--enable',
  'simd',
  '--importMemory',
  '--noExportMemory',
];

/**
 * Compiles the assembly/ of a package's folder and gives the module's bytes. Rejects with the
 * compiler's words.
 */
export async function assemble(packageFolder: string): Promise<Buffer> {
  const compiler = createRequire(join(packageFolder, 'package.json')).resolve(
    'assemblyscript/bin/asc.js',
  );
  const scratch = await mkdtemp(join(tmpdir(), 'finder-kernel-'));
  try {
    const file = join(scratch, 'kernel.wasm');
    await promisify(execFile)(
      process.execPath,
      [compiler, 'assembly/index.ts', '--outFile', file, ...OPTIONS],
      { cwd: packageFolder },
    );
    return await readFile(file);
  } finally {
    await rm(scratch, { recursive: true });
  }
}
