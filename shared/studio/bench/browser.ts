import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { PNG } from 'pngjs';
import { chromiumLaunch } from '../../../e2e/support/browser';
import type { Pixels } from '@scribblepup/imaging';
import { bundle } from './bundle';
import type { Result } from './result';

const ORIGIN = 'http://coloring.test';

const weights = readFileSync(
  fileURLToPath(import.meta.resolve('@scribblepup/finder/weights/dog-finder.bin')),
);

/**
 * Peak memory in MB of the largest renderer among the descendants of a process; 0 if the system
 * does not tell.
 */
function rendererPeak(root: number): number {
  let most = 0;
  const parents = new Map<number, number>();
  const field = (pid: number, name: string): number =>
    Number(
      new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(
        readFileSync(`/proc/${pid}/status`, 'utf8'),
      )?.[1] ?? 0,
    );
  try {
    const pids = readdirSync('/proc').map(Number).filter(Boolean);
    for (const pid of pids)
      try {
        parents.set(pid, field(pid, 'PPid'));
      } catch {
        /* the process has ended meanwhile */
      }
    for (const pid of parents.keys()) {
      let up = pid;
      while (up > 1 && up !== root) up = parents.get(up) ?? 0;
      if (up === root && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--type=renderer'))
        most = Math.max(most, field(pid, 'VmHWM') / 1024);
    }
  } catch {
    /* no /proc */
  }
  return most;
}

/** Runs the engine in Chromium's workers and measures it. */
export async function runInChromium({ width, height, data }: Pixels): Promise<Result> {
  const [page, worker] = await Promise.all([
    bundle('browserPage.ts', 'browser'),
    bundle('../src/worker/worker.ts', 'browser'),
  ]);
  const photo = PNG.sync.write(
    Object.assign(new PNG({ width, height }), {
      data: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
    }),
  );
  const server = await chromium.launchServer(await chromiumLaunch());
  try {
    const browser = await chromium.connect(server.wsEndpoint());
    const tab = await browser.newPage();
    await tab.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/photo.png')
        return route.fulfill({ body: photo, contentType: 'image/png' });
      if (pathname.endsWith('/dog-finder.bin'))
        return route.fulfill({ body: weights, contentType: 'application/octet-stream' });
      if (pathname === '/')
        return route.fulfill({
          body: '<!doctype html><script src="/page.js"></script>',
          contentType: 'text/html',
        });
      return route.fulfill({
        body: pathname === '/worker.js' ? worker : page,
        contentType: 'text/javascript',
      });
    });
    await tab.goto(ORIGIN);
    const pid = server.process().pid ?? 0,
      empty = rendererPeak(pid);
    const result = await tab.evaluate(async () => {
      const run = (
        globalThis as unknown as {
          bench: (photo: Blob) => Promise<Omit<Result, 'memory' | 'empty'>>;
        }
      ).bench;
      return run(await (await fetch('/photo.png')).blob());
    });
    const memory = rendererPeak(pid);
    await browser.close();
    return { ...result, memory, empty };
  } finally {
    await server.close();
  }
}
