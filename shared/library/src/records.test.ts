import { findInvalidPath, type Schema } from '@scribblepup/kernel/schema';
import { closeLibrary } from './close';
import { saveCover } from './covers';
import { saveDraft } from './draft';
import { addOrder, saveReview } from './orders';
import { putPages } from './pages';
import { saveProfile } from './profile';
import { createProject } from './projects';
import { readAll } from './readAll';
import {
  isBlobRecord,
  isDogRecord,
  isDraftRecord,
  isOrderRecord,
  isPageRecord,
  isPhotoPageRecord,
  isPreviewRecord,
  isProfile,
  isProjectRecord,
} from './records';
import { freshDisk } from './testing/disk';
import { address, dog, page, pages, picture, rex } from './testing/samples';

beforeEach(freshDisk);
afterEach(closeLibrary);

test('each record that the library writes passes its schema', async () => {
  const hints = { dabs: [{ x: Number.NaN, y: 1, radius: 2, mode: 'keep' as const }] };
  const { id, currentBookId } = await createProject({ ...rex, photo: picture('a'), dog, hints });
  const design = { candidate: 0, seed: 2, title: 'Rex', colour: 'Sky' };
  await saveCover(id, currentBookId, design, picture('front'));
  await putPages(id, pages(2));
  const order = await addOrder({ bookId: id, copies: 1, address, cover: picture('cover') });
  await saveReview(order.id, { rating: 5, review: 'Good' });
  await saveDraft({ fields: { step: 2 }, pictures: { photo: picture('b') } });
  await saveProfile({ email: 'ada@example.com' });

  const stored: [Schema<unknown>, number, readonly unknown[]][] = [
    [isProjectRecord, 1, (await readAll('projects')).values],
    [isDogRecord, 1, (await readAll('dogs')).values],
    [isPageRecord, 2, (await readAll('pages')).values],
    [isPreviewRecord, 2, (await readAll('previews')).values],
    [isBlobRecord, 4, (await readAll('blobs')).values],
    [isOrderRecord, 1, (await readAll('orders')).values],
  ];
  for (const [schema, count, values] of stored) {
    expect(values.map((value) => findInvalidPath(schema, value))).toEqual(Array(count).fill(null));
  }
  const meta = (await readAll('meta')).values;
  expect(meta.map((value) => isDraftRecord(value) || isProfile(value))).toEqual([true, true]);
});

const project = {
  id: 'p',
  createdAt: 1,
  updatedAt: 1,
  dogName: 'Rex',
  bornMonth: '05',
  photo: null,
  logo: null,
  hints: {},
  choices: { name: 'Rex', bornMonth: 5 },
  generatedCount: 25,
  books: [
    {
      id: 'b',
      number: 1,
      name: 'BOOK 1',
      selectedImages: [0],
      isCompleted: false,
      cover: null,
      digitalCopies: 0,
      printedCopies: 0,
    },
  ],
  currentBookId: 'b',
};
const withBook = (change: object) => ({ ...project, books: [{ ...project.books[0], ...change }] });
const stored = { projectId: 'p', index: 0, page: page('space') };
const withDog = (change: object) => ({
  ...stored,
  page: { ...stored.page, items: [{ ...stored.page.items[1], ...change }] },
});

test.each<[Schema<unknown>, unknown, string | null]>([
  [isProjectRecord, project, null],
  [isProjectRecord, { ...project, books: [] }, '/books'],
  [isProjectRecord, { ...project, choices: { name: 'Rex' } }, '/choices/bornMonth'],
  [isProjectRecord, { ...project, hints: { eyes: [[1]] } }, '/hints/eyes/0'],
  [isProjectRecord, withBook({ selectedImages: [-1] }), '/books/0/selectedImages/0'],
  [isProjectRecord, withBook({ cover: {} }), '/books/0/cover/candidate'],
  [isDogRecord, { projectId: 'p', dog }, null],
  [isDogRecord, { projectId: 'p', more: { a: dog } }, null],
  [isDogRecord, { projectId: 'p', more: { a: {} } }, '/more/a/version'],
  [isPhotoPageRecord, { projectId: 'p', index: 0, photo: 'a', photoPage: page('space') }, null],
  [isProjectRecord, { ...project, morePhotos: [{ id: 'a', photo: null }] }, '/morePhotos/0/hints'],
  [isProjectRecord, { ...project, pagePhotos: { space: 1 } }, '/pagePhotos/space'],
  [isDogRecord, { projectId: 'p', dog: { ...dog, version: 2 } }, '/dog/version'],
  [isDogRecord, { projectId: 'p', dog: { ...dog, solids: [[Number.NaN]] } }, '/dog/solids/0/0'],
  [isPageRecord, withDog({ parts: 'inside', hollow: true, clear: 4 }), null],
  [isPageRecord, withDog({ parts: 'tail' }), '/page/items/0'],
  [isPageRecord, withDog({ hollow: 'yes' }), '/page/items/0'],
  [isPageRecord, withDog({ clear: '4' }), '/page/items/0'],
  [isPreviewRecord, { projectId: 'p', index: 0, preview: 'text' }, '/preview'],
  [isDraftRecord, { fields: {}, pictures: { photo: 7 } }, '/pictures/photo'],
])('the schema of record %# finds the first invalid value, or null', (schema, value, path) => {
  expect(findInvalidPath(schema, value)).toBe(path);
});
