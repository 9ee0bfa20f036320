import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pixels } from '@scribblepup/imaging';
import { bundle, weightsFile } from './bundle';
import type { Result } from './result';

/** The engine in a Node process of its own, so that its memory is the engine's and not the benchmark's. */
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
