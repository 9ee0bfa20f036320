import { closeLibrary } from './close';
import { read } from './database';
import { clearDraft, getDraft, saveDraft } from './draft';
import { createProject } from './projects';
import { eraseAll, getStorageUsage } from './storage';
import { freshDisk, otherTab } from './testing/disk';
import { loseRecords } from './testing/lost';
import { picture, rex } from './testing/samples';

beforeEach(freshDisk);
afterEach(async () => {
  jest.restoreAllMocks();
  await closeLibrary();
});

const fields = { name: 'Rex', marks: [{ kind: 'eye', at: [1, 2] }] };

test('a draft is restored unchanged, including its pictures', async () => {
  expect(await getDraft()).toBeNull();
  await saveDraft({ fields, pictures: { photo: picture('photo'), preview: picture('preview') } });
  await closeLibrary();
  const draft = await getDraft();
  expect(draft?.fields).toEqual(fields);
  expect(await draft?.pictures['photo']?.text()).toBe('photo');
  expect(await draft?.pictures['preview']?.text()).toBe('preview');
});

test('saving a draft writes a picture once, and deletes one that another replaces', async () => {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  const pictures = { photo: picture('photo') };
  await saveDraft({ fields, pictures });
  await saveDraft({ fields: { name: 'Max' }, pictures });
  expect(put.mock.calls.filter(([value]) => 'blob' in (value as object))).toHaveLength(1);
  await saveDraft({ fields, pictures: { photo: picture('another') } });
  expect((await getStorageUsage()).pictures).toBe(1);
  expect(await (await getDraft())?.pictures['photo']?.text()).toBe('another');
});

test('a picture that was erased in the meantime is written again', async () => {
  const pictures = { photo: picture('photo') };
  await saveDraft({ fields, pictures });
  await eraseAll();
  await saveDraft({ fields, pictures });
  expect(await (await getDraft())?.pictures['photo']?.text()).toBe('photo');
});

test('deleting a draft deletes its pictures and nothing else', async () => {
  await createProject({ ...rex, photo: picture('a project') });
  await saveDraft({ fields, pictures: { photo: picture('photo') } });
  await clearDraft();
  expect(await getDraft()).toBeNull();
  expect((await getStorageUsage()).pictures).toBe(1);
});

test("another tab's draft stays when this tab deletes its own", async () => {
  await saveDraft({ fields, pictures: { photo: picture('photo') } });
  const other = await otherTab();
  const max = { fields: { name: 'Max' }, pictures: { photo: picture('max') } };
  await other.saveDraft(max, { overwrite: true });
  await clearDraft();
  expect((await other.getDraft())?.fields).toEqual({ name: 'Max' });
  expect((await getStorageUsage()).pictures).toBe(1);
  await other.clearDraft();
  await other.closeLibrary();
  expect(await getDraft()).toBeNull();
});

test("another tab's draft is replaced only on request", async () => {
  await saveDraft({ fields, pictures: {} });
  const other = await otherTab();
  const max = { fields: { name: 'Max' }, pictures: { photo: picture('max') } };
  await expect(other.saveDraft(max)).rejects.toMatchObject({ code: 'draft-conflict' });
  expect((await getDraft())?.fields).toEqual(fields);
  expect((await getStorageUsage()).pictures).toBe(0);
  await other.saveDraft(max, { overwrite: true });
  await other.closeLibrary();
  await expect(saveDraft({ fields, pictures: {} })).rejects.toMatchObject({
    code: 'draft-conflict',
  });
  expect((await getDraft())?.fields).toEqual({ name: 'Max' });
  // This tab has read the other draft now.
  await saveDraft({ fields, pictures: {} });
  expect((await getDraft())?.fields).toEqual(fields);
});

test('a picture with two names is stored and read once', async () => {
  const photo = picture('photo');
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  const save = (pictures: Record<string, Blob>): Promise<void> => saveDraft({ fields, pictures });
  await save({ photo, original: photo });
  await save({ photo, original: photo });
  const { pictures = {} } = (await getDraft()) ?? {};
  expect(pictures['photo']).toBe(pictures['original']);
  await save(pictures);
  expect(put.mock.calls.filter(([value]) => 'blob' in (value as object))).toHaveLength(1);
  expect((await getStorageUsage()).pictures).toBe(1);
  await save({ original: photo });
  expect(await (await getDraft())?.pictures['original']?.text()).toBe('photo');
});

test('a draft is restored even if the browser lost one of its pictures', async () => {
  const pictures = { photo: picture('photo'), logo: picture('logo') };
  await saveDraft({ fields, pictures });
  const isLogo = async ({ blob }: { blob: Blob }): Promise<boolean> =>
    (await blob.text()) === 'logo';
  const stored = await read(['blobs'], (transaction) => transaction.objectStore('blobs').getAll());
  const lost = await Promise.all(
    stored.map(async (record) => ((await isLogo(record)) ? [record.key] : [])),
  );
  loseRecords({ blobs: lost.flat() });
  const draft = await getDraft();
  expect(draft?.fields).toEqual(fields);
  expect(Object.keys(draft?.pictures ?? {})).toEqual(['photo']);
});
