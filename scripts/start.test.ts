import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { makeSite } from '../api/src/testing/site';
import { startServer } from './bench/startServer';
import { root } from './config/apps';

const lastBuild = (): Promise<number | undefined> =>
  stat(resolve(root, 'dist/registry.json')).then(
    ({ mtimeMs }) => mtimeMs,
    () => undefined,
  );

test('the folder in DIST is served without a build', async () => {
  const { dist, content } = await makeSite();
  const before = await lastBuild();
  const site = await startServer('scripts/start.ts', [], { DIST: dist, CONTENT: content });
  const home = await (await fetch(`${site.origin}/home`)).text();
  await site.stop();
  expect(home).toContain('/main.0123456789.js');
  expect(await lastBuild()).toBe(before);
});
