import { getBlob } from './blobs';
import { closeLibrary } from './close';
import { saveCover } from './covers';
import { createProject, getProject } from './projects';
import { getStorageUsage } from './storage';
import { freshDisk } from './testing/disk';
import { picture, rex } from './testing/samples';

beforeEach(freshDisk);
afterEach(closeLibrary);

const design = { candidate: 2, seed: 3, title: 'Good Boy', colour: 'Mint' };

test('the cover is kept with its picture and replaces the previous one', async () => {
  const { id, currentBookId } = await createProject(rex);
  const before = (await getStorageUsage()).pictures;
  await saveCover(id, currentBookId, { ...design, title: 'First' }, picture('first'));
  await saveCover(id, currentBookId, design, picture('second'));
  const cover = (await getProject(id))?.books[0]?.cover;
  expect(cover).toMatchObject(design);
  expect(await (await getBlob(cover?.picture ?? ''))?.text()).toBe('second');
  expect((await getStorageUsage()).pictures).toBe(before + 1);
});

test('a cover for an unknown book is refused', async () => {
  const { id } = await createProject(rex);
  await expect(saveCover(id, 'nothing', design, picture('cover'))).rejects.toMatchObject({
    code: 'missing',
  });
});
