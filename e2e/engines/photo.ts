import { mkdir, writeFile } from 'node:fs/promises';
import { drawScene, ONE_DOG } from '../support/drawnPhoto';
import { resultFile, test } from './test';

test('a photo is drawn for all browsers', async ({ visitor }) => {
  await mkdir(resultFile(), { recursive: true });
  await visitor.open('/home');
  for (const [name, type] of [
    ['photo.png', 'image/png'],
    ['photo.jpg', 'image/jpeg'],
  ] as const) {
    const base64 = await visitor.run(drawScene, { ...ONE_DOG, type });
    await writeFile(resultFile(name), Buffer.from(base64, 'base64'));
  }
});
