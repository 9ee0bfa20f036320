import { exportAll, exportProject } from './backupWrite';
import { importBackup } from './backupRead';
import { selectPage } from './books';
import { closeLibrary } from './close';
import { findDamagedRecords } from './damage';
import { listOrders } from './orders';
import { getPage, getPageArt, getPages, listPageIds, putPages } from './pages';
import { toPageNumber, VERSION_1_LOOKS } from './pageNumbers';
import { getProject, listProjects, updateProject } from './projects';
import { freshDisk } from './testing/disk';
import { page, picture } from './testing/samples';
import {
  rawProject,
  restoreVersion1,
  version1,
  version1Copy,
  writeProject,
} from './testing/version1';
import type { BookRecord, ProjectRecord } from './records';
import type { Project } from './types';

const NEW = 'from-next-year';

/** The books of version 1 by the ids of its looks, whatever the order of looks is now. */
const FULL = Array.from({ length: 25 }, (_, n) => version1.looks[(n * 17 + 3) % 50]);
const BEGUN = [49, 0, 7].map((n) => version1.looks[n]);

const named = async (name: string): Promise<Project> => {
  const project = (await listProjects()).find(({ dogName }) => dogName === name);
  if (!project) throw new Error(`there is no project of ${name}`);
  return project;
};
const picksOf = ({ books }: Project): (readonly string[])[] => books.map(({ pages }) => pages);
const rawBooks = async (id: string): Promise<readonly BookRecord[]> =>
  ((await rawProject(id)) as ProjectRecord).books;

beforeEach(freshDisk);
afterEach(closeLibrary);

test('the list of looks is that of version 1', () => {
  expect(VERSION_1_LOOKS).toEqual(version1.looks);
});

describe('a database of version 1', () => {
  beforeEach(restoreVersion1);

  test('has the pages of every book by id, and everything else unchanged', async () => {
    const rex = await named('Rex');
    expect(picksOf(rex)).toEqual([FULL, BEGUN]);
    expect(rex.books[0]).toMatchObject({
      isCompleted: true,
      printedCopies: 2,
      cover: { candidate: 1, title: "Rex's Coloring Book" },
    });
    expect(rex).toMatchObject({ generatedCount: 50, dog: { width: 600 } });
    expect(await listPageIds(rex.id)).toEqual([0, 3, 20, 49].map((n) => version1.looks[n]));
    expect((await getPageArt(rex.id, BEGUN)).map((art) => art?.look)).toEqual([
      BEGUN[0],
      BEGUN[1],
      undefined,
    ]);
    expect(await listOrders()).toHaveLength(1);
    expect(await findDamagedRecords()).toEqual([]);
  });

  test('keeps a page whose look was replaced by a spare', async () => {
    const bella = await named('Bella');
    expect(picksOf(bella)).toEqual([[version1.looks[11], version1.looks[2]]]);
    expect(bella.choices.age).toBe('2-3');
    const replaced = await getPage(bella.id, version1.looks[11]);
    expect(replaced?.page.title).toBe('Diamonds');
    expect(await replaced?.preview.text()).toBe('preview 11');
  });

  test('is not changed by reading', async () => {
    const { id } = await named('Rex');
    const before = await rawProject(id);
    await getPages(id);
    await exportAll();
    expect(await rawProject(id)).toEqual(before);
    expect(before).not.toHaveProperty('books.0.pages');
  });

  test('gets ids with the first change, and version 1 can still read it', async () => {
    const { id } = await named('Rex');
    await updateProject(id, (project) => selectPage(project, 'royal').project);
    const books = await rawBooks(id);
    expect(books[0].pages).toEqual(FULL);
    expect(books[1].pages).toEqual([...BEGUN, 'royal']);
    expect(books[1].selectedImages).toEqual([49, 0, 7, version1.looks.indexOf('royal')]);
  });

  test('keeps later picks of version 1, from an old tab or after a rollback', async () => {
    const { id } = await named('Rex');
    await updateProject(id, (project) => selectPage(project, NEW).project);
    // Version 1 keeps fields that it does not know, and knows only the numbers.
    await writeProject(id, (record: ProjectRecord) => ({
      ...record,
      books: record.books.map((book, place) =>
        place === 1 ? { ...book, selectedImages: [...book.selectedImages.slice(1), 99] } : book,
      ),
    }));
    expect(picksOf((await getProject(id))!)).toEqual([
      FULL,
      [BEGUN[1], BEGUN[2], NEW, version1.looks[99]],
    ]);
  });

  test('accepts pages of later looks, which version 1 finds by a number', async () => {
    const { id } = await named('Rex');
    await putPages(id, [{ page: page(NEW), preview: picture('new') }]);
    expect((await getPage(id, NEW))?.page.look).toBe(NEW);
    expect(await listPageIds(id)).toContain(NEW);
    expect(toPageNumber(NEW)).toBeGreaterThanOrEqual(100);
    expect(Number.isSafeInteger(toPageNumber(NEW))).toBe(true);
  });

  test('keeps a pick at an unknown position unchanged', async () => {
    const { id } = await named('Bella');
    await writeProject(id, (record: ProjectRecord) => ({
      ...record,
      books: [{ ...record.books[0], selectedImages: [2, 4000] }],
    }));
    await updateProject(id, (project) => selectPage(project, 'beach').project);
    expect((await rawBooks(id))[0].selectedImages).toEqual([2, 4000, 0]);
  });

  test.each<[string, (record: ProjectRecord) => unknown]>([
    ['half-written', ({ id, dogName }) => ({ id, dogName })],
    ['damaged', (record) => ({ ...record, books: [{ ...record.books[0], selectedImages: 'x' }] })],
    [
      'newer',
      (record) => ({ ...record, books: [{ ...record.books[0], pages: [{ look: 'beach' }] }] }),
    ],
  ])('a %s project is left untouched, reported and exported', async (_name, damage) => {
    const { id, dog } = await named('Rex');
    await writeProject(id, damage);
    const before = await rawProject(id);
    expect((await listProjects()).map(({ dogName }) => dogName)).toEqual(['Bella']);
    expect(await findDamagedRecords()).toEqual([{ kind: 'project', id }]);
    await expect(getProject(id)).rejects.toMatchObject({
      code: 'damaged',
      message: expect.stringMatching(/^This was saved on this device, but can no longer be read/),
    });
    await expect(updateProject(id, {})).rejects.toMatchObject({ code: 'damaged' });
    const copy = JSON.parse(await (await exportAll()).text()) as {
      projects: { project: unknown; dog: unknown; pages: unknown[]; pictures: object }[];
    };
    expect(copy.projects[1].project).toEqual(JSON.parse(JSON.stringify(before)));
    expect(dog).not.toBeNull();
    expect(copy.projects[1].dog).toEqual(dog);
    expect(copy.projects[1].pages).toHaveLength(4);
    expect(Object.keys(copy.projects[1].pictures)).toHaveLength(2);
    expect(await rawProject(id)).toEqual(before);
  });
});

describe('an exported copy of version 1', () => {
  test('is restored with the pages of every book by id', async () => {
    expect(await importBackup(version1Copy())).toMatchObject({ orders: 1, skipped: 0 });
    const rex = await named('Rex');
    expect(picksOf(rex)).toEqual([FULL, BEGUN]);
    expect((await rawBooks(rex.id))[1]).toMatchObject({
      pages: BEGUN,
      selectedImages: [49, 0, 7],
    });
    const bella = await named('Bella');
    expect((await getPage(bella.id, version1.looks[11]))?.page.title).toBe('Diamonds');
  });

  test('is not restored a second time', async () => {
    expect((await importBackup(version1Copy())).projects).toHaveLength(2);
    expect(await importBackup(version1Copy())).toMatchObject({ projects: [], orders: 0 });
  });

  test('is exported again in a form that version 1 can read, unless it contains a later look', async () => {
    const versionOf = async (): Promise<number> =>
      (JSON.parse(await (await exportAll()).text()) as { version: number }).version;
    await importBackup(version1Copy());
    expect(await versionOf()).toBe(1);
    const { id } = await named('Bella');
    await updateProject(id, (project) => selectPage(project, NEW).project);
    expect(await versionOf()).toBe(2);
    const copy = await exportAll();
    await freshDisk();
    await importBackup(copy);
    expect(picksOf(await named('Bella'))[0]).toContain(NEW);
  });

  const later = { page: page(NEW), preview: picture('new') };
  test.each<[string, (id: string) => Promise<unknown>]>([
    ['picked', (id) => updateProject(id, (project) => selectPage(project, NEW).project)],
    ['drawn', (id) => putPages(id, [later])],
    ['drawn from another photo', (id) => putPages(id, [{ ...later, photo: 'second' }])],
    ['drawn from two photos', (id) => putPages(id, [{ ...later, partner: 'second' }])],
  ])('states the later version if a later look was %s', async (_how, change) => {
    await importBackup(version1Copy());
    const { id } = await named('Bella');
    await change(id);
    for (const copy of [await exportAll(), await exportProject(id)])
      expect(JSON.parse(await copy.text())).toMatchObject({ version: 2 });
  });

  test('also states the later version for pages of a project that cannot be read', async () => {
    await importBackup(version1Copy());
    const { id } = await named('Bella');
    await putPages(id, [{ page: page(NEW), preview: picture('new') }]);
    await writeProject(id, (record: ProjectRecord) => ({ ...record, books: 'torn' }));
    expect(JSON.parse(await (await exportAll()).text())).toMatchObject({ version: 2 });
  });

  test('restores the rest if it is partly damaged', async () => {
    const content = JSON.parse(await version1Copy().text()) as { projects: { project: object }[] };
    Object.assign(content.projects[0].project, { books: 'torn' });
    const result = await importBackup(new Blob([JSON.stringify(content)]));
    expect(result).toMatchObject({ projects: [expect.any(String)], skipped: 1 });
  });
});
