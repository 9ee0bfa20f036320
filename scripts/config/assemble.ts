import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNpm } from './process';
import { temporaryFolder } from './temporaryFolder';

/** Installed only when the kernel is recompiled: it brings 100 MB that nothing else needs. */
const COMPILER = 'assemblyscript@0.28.20';

// No runtime, no data: the kernel works in memory that the caller provides.
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

/** A hash of all that the kernel's bytes depend on: its sources, the compiler and its options. */
export async function sourceHash(packageFolder: string): Promise<string> {
  const folder = join(packageFolder, 'assembly');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.ts')).sort();
  const hash = createHash('sha256').update([COMPILER, ...OPTIONS].join(' '));
  for (const name of files) {
    const text = await readFile(join(folder, name), 'utf8');
    hash.update(name).update(text.replaceAll('\r\n', '\n'));
  }
  return hash.digest('hex');
}

/**
 * Compiles the assembly/ folder of a package and returns the module's bytes. Rejects with the
 * compiler's output, or if npm did not start this program.
 */
export async function assemble(packageFolder: string): Promise<Buffer> {
  const file = join(await temporaryFolder('kernel'), 'kernel.wasm');
  const compile = ['asc', 'assembly/index.ts', '--outFile', file, ...OPTIONS];
  await runNpm(['exec', '--yes', `--package=${COMPILER}`, '--', ...compile], packageFolder);
  return readFile(file);
}
