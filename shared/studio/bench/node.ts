import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pixels } from '@scribblepup/imaging';
import { bundle, weightsFile } from './bundle';
import type { Result } from './result';

/**
 * Measures the engine in a separate Node process, so that the memory of the benchmark does not
 * count.
 */
export async function runInNode({ width, height, data }: Pixels): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'coloring-bench-'));
  try {
    const [script, photo] = [join(folder, 'run.cjs'), join(folder, 'photo.rgba')];
    writeFileSync(script, await bundle('nodeRun.ts', 'node'));
    writeFileSync(photo, data);
    return JSON.parse(
      execFileSync(process.execPath, [script, photo, String(width), String(height), weightsFile], {
        encoding: 'utf8',
      }),
    ) as Result;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
