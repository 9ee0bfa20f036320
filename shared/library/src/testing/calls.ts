import { openDB } from 'idb';
import type * as Library from '..';
import { DATABASE_NAME, everyStore } from '../schema';
import { address, dog, lookIdAt, pages, picture, rex } from './samples';

/** Ids of the records that `seed` stored. */
export interface Seeded {
  readonly project: string;
  readonly book: string;
  readonly photo: string;
  readonly order: string;
  readonly edition: string;
  /** A photo after the first, from which a picked page is drawn. */
  readonly second: string;
  /** A copy of all of this, made on another device, with other ids. */
  readonly copy: Blob;
}

const design = { candidate: 1, seed: 2, title: 'Rex', colour: 'Sky' };
const draft = () => ({ fields: { step: 1 }, pictures: { photo: picture('half done') } });
const review = { rating: 5, review: 'Good dog' };

/**
 * Stores one of each: project, pages, photo after the first, cover, edition, order, review of a
 * sample, profile and draft.
 */
export const seed = async (library: typeof Library): Promise<Seeded> => {
  const fill = async (): Promise<Omit<Seeded, 'copy'>> => {
    const { id, currentBookId, photo, morePhotos } = await library.createProject({
      ...rex,
      photo: picture('photo'),
      dog,
      morePhotos: [{ photo: picture('second'), dog }],
    });
    const second = morePhotos?.[0].id ?? '';
    await library.putPages(id, pages(2));
    await library.putPages(
      id,
      pages(2, 2).map((page) => ({ ...page, photo: second })),
    );
    await library.updateProject(
      id,
      (project) => library.selectPages(project, [lookIdAt(1), lookIdAt(0), lookIdAt(2)]).project,
    );
    await library.saveCover(id, currentBookId, design, picture('front'));
    const edition = await library.addEdition(id, currentBookId, { age: '3-5' });
    await library.saveCover(id, edition.id, design, picture('little'));
    const order = await library.addOrder({ bookId: id, copies: 1, address, cover: picture('o') });
    return {
      project: id,
      book: currentBookId,
      photo: photo ?? '',
      order: order.id,
      edition: edition.id,
      second,
    };
  };
  await fill();
  const copy = await library.exportAll();
  await library.eraseAll();
  const ids = await fill();
  await library.saveProfile({ email: 'ada@example.com' });
  await library.saveSampleReview('1', review);
  await library.saveDraft(draft());
  return { ...ids, copy };
};

type Call = (library: typeof Library, ids: Seeded) => Promise<unknown>;

/** Every public function of the library that uses the database, called once. */
export const calls: Readonly<Record<string, Call>> = {
  createProject: (l) => l.createProject({ ...rex, photo: picture('a'), logo: picture('b'), dog }),
  findBook: (l, { book }) => l.findBook(book),
  getProject: (l, { project }) => l.getProject(project),
  listProjects: (l) => l.listProjects(),
  updateProject: (l, { project }) =>
    l.updateProject(project, (before) => ({
      ...l.selectPage(before, lookIdAt(7)).project,
      cutout: picture('cutout'),
      dog: null,
    })),
  addPhotos: (l, { project }) => l.addPhotos(project, [{ photo: picture('new'), dog }]),
  removePhoto: (l, { project, second }) => l.removePhoto(project, second),
  deleteProject: async (l, { project }) => void (await l.deleteProject(project)),
  clearPages: (l, { project }) => l.clearPages(project),
  getPage: (l, { project }) => l.getPage(project, lookIdAt(1)),
  getDrawnPages: (l, { project }) => l.getDrawnPages(project, [lookIdAt(2), lookIdAt(9)]),
  getPageArt: (l, { project }) => l.getPageArt(project, [lookIdAt(0), lookIdAt(1), lookIdAt(9)]),
  getPages: (l, { project }) => l.getPages(project),
  listPageIds: (l, { project }) => l.listPageIds(project),
  putPages: (l, { project }) => l.putPages(project, pages(2, 1)),
  getBlob: (l, { photo }) => l.getBlob(photo),
  saveCover: (l, { project, book }) => l.saveCover(project, book, design, picture('other')),
  addEdition: (l, { project, book }) => l.addEdition(project, book, { age: '2-3' }),
  deleteEdition: (l, { project, edition }) => l.deleteEdition(project, edition),
  saveInscription: (l, { project, book }) => l.saveInscription(project, book, { from: 'Ada' }),
  clearDraft: (l) => l.clearDraft(),
  getDraft: (l) => l.getDraft(),
  saveDraft: (l) => l.saveDraft(draft()),
  addOrder: (l, { book }) => l.addOrder({ bookId: book, copies: 2, address, cover: picture('c') }),
  recordDigitalCopy: (l, { book }) => l.recordDigitalCopy(book),
  getOrder: (l, { order }) => l.getOrder(order),
  listOrders: (l) => l.listOrders(),
  saveReview: (l, { order }) => l.saveReview(order, review),
  markDelivered: (l, { order }) => l.markDelivered(order),
  getSampleReview: (l) => l.getSampleReview('1'),
  saveSampleReview: (l) => l.saveSampleReview('2', review),
  getProfile: (l) => l.getProfile(),
  saveProfile: (l) => l.saveProfile({ firstName: 'Ada' }),
  eraseAll: (l) => l.eraseAll(),
  getStorageUsage: (l) => l.getStorageUsage(),
  wereProjectsEvicted: (l) => l.wereProjectsEvicted(),
  findDamagedRecords: (l) => l.findDamagedRecords(),
  exportAll: (l) => l.exportAll(),
  exportProject: (l, { project }) => l.exportProject(project),
  importBackup: (l, { copy }) => l.importBackup(copy),
};

/** Calls that need another call first. Each entry makes that call and returns its follow-up. */
export const followUpCalls: Readonly<
  Record<string, (library: typeof Library, ids: Seeded) => Promise<() => Promise<unknown>>>
> = {
  'deleteProject, restore': async (l, { project }) => (await l.deleteProject(project)).restore,
};

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gu;

const picturesIn = (value: unknown): Blob[] => {
  if (typeof value !== 'object' || value === null) return [];
  return value instanceof Blob ? [value] : Object.values(value).flatMap(picturesIn);
};

/** A value as text, with the contents of its pictures, so that two values can be compared. */
export const toText = async (value: unknown): Promise<string> => {
  const reading = picturesIn(value).map(async (blob) => [blob, await blob.text()] as const);
  const contents = new Map(await Promise.all(reading));
  const textOf = (part: unknown): string => {
    if (typeof part !== 'object' || part === null) return JSON.stringify(part) ?? 'undefined';
    if (part instanceof Blob) return `${part.type}:${contents.get(part)}`;
    if (Array.isArray(part)) return `[${part.map(textOf).join()}]`;
    const fields = Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([name, field]) => `${name}:${textOf(field)}`).join()}}`;
  };
  return textOf(value);
};

/** The text without its ids, which differ from one call to the next. */
export const withoutIds = (text: string): string => text.replaceAll(UUID, 'id');

type DiskContents = Readonly<
  Record<string, { keys: readonly IDBValidKey[]; values: readonly unknown[] }>
>;

/** Everything on the disk, read without the library. */
export const readDisk = async (): Promise<DiskContents> => {
  const database = await openDB(DATABASE_NAME);
  const transaction = database.transaction([...everyStore]);
  const stores = everyStore.map(async (name) => {
    const store = transaction.objectStore(name);
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return [name, { keys, values }] as const;
  });
  const contents = Object.fromEntries(await Promise.all(stores));
  database.close();
  return contents;
};

/** Replaces the contents of the disk with these records, without the library. */
export const writeDisk = async (contents: DiskContents): Promise<void> => {
  const database = await openDB(DATABASE_NAME);
  const transaction = database.transaction([...everyStore], 'readwrite');
  for (const name of everyStore) {
    const store = transaction.objectStore(name);
    void store.clear();
    const { keys = [], values = [] } = contents[name] ?? {};
    for (const [i, value] of values.entries())
      void store.put(value, store.keyPath === null ? keys[i] : undefined);
  }
  await transaction.done;
  database.close();
};

/** One text for each record, sorted. */
export const diskText = async (contents: DiskContents): Promise<string[]> =>
  (
    await Promise.all(
      everyStore.flatMap((name) =>
        (contents[name]?.values ?? []).map(async (value) => `${name} ${await toText(value)}`),
      ),
    )
  ).sort();
