import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { PNG } from 'pngjs';
import { chromiumLaunch } from '../../../e2e/support/browser';
import { rendererPeak } from '../../../e2e/support/memory';
import type { Pixels } from '@scribblepup/imaging';
import { bundle, weightsFile } from './bundle';
import type { Result } from './result';

const ORIGIN = 'http://coloring.test';

const weights = readFileSync(weightsFile);

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
