import * as library from '@scribblepup/library';
import { IDBFactory } from 'fake-indexeddb';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  address,
  dog,
  lookIdAt,
  page,
  pages,
  picture,
} from '../../../shared/library/src/testing/samples';
import { root } from '../../config/apps';
import { textFrom, type AnyText } from './anyJson';

/** Readable copies: one of version 1, and one of the current version with data of every kind. */
export const validCopies = async (): Promise<string[]> => {
  const { id, currentBookId, morePhotos } = await library.createProject({
    dogName: 'Rex',
    bornMonth: '05',
    photo: picture('photo'),
    logo: picture('logo'),
    dog,
    shows: [0, 1],
    choices: { companions: [{ name: 'Max', bornMonth: 2 }] },
    morePhotos: [{ photo: picture('second'), hints: { nose: [3, 4] }, shows: [1], dog }],
  });
  const second = morePhotos?.[0].id ?? '';
  const [onSecond, onBoth] = pages(2, 2);
  await library.putPages(id, [
    ...pages(1),
    { page: page('from-later'), preview: picture('new') },
    { ...onSecond, photo: second },
    { ...onBoth, partner: second },
  ]);
  await library.updateProject(id, (project) => ({
    ...library.selectPages(project, [lookIdAt(2), lookIdAt(0)]).project,
    cutout: picture('cutout'),
    hints: { eyes: [[1, 2]], dabs: [{ x: 1, y: 2, radius: 3, mode: 'keep' }] },
    pagePhotos: { [lookIdAt(2)]: second },
  }));
  const design = { candidate: 1, seed: 2, title: 'Rex', colour: 'Sky' };
  await library.saveCover(id, currentBookId, design, picture('front'));
  await library.saveInscription(id, currentBookId, { dedication: 'For Ida', from: 'Ada' });
  const edition = await library.addEdition(id, currentBookId, { age: '3-5' });
  await library.saveCover(id, edition.id, design, picture('front of the edition'));
  const { id: order } = await library.addOrder({
    bookId: currentBookId,
    copies: 2,
    address,
    cover: picture('order'),
  });
  await library.saveReview(order, { rating: 5, review: 'Good dog' });
  await library.saveProfile({ firstName: 'Ada', email: 'ada@example.com' });
  const version1 = resolve(root, 'shared/library/fixtures/version-1/copy.json');
  return [await (await library.exportAll()).text(), readFileSync(version1, 'utf8')];
};

const hasReadableMessage = (error: unknown): boolean =>
  error instanceof library.LibraryError &&
  /^[A-Z].+\.$/u.test(error.message) &&
  !/DOMException|Error|undefined/u.test(error.message);

const readEverything = async (): Promise<string | null> => {
  const damaged = await library.findDamagedRecords();
  if (damaged.length > 0) return `imported damaged records: ${JSON.stringify(damaged)}`;
  for (const { id, books } of await library.listProjects()) {
    await library.getPages(id);
    await library.findBook(id);
    for (const { pages: ids } of books) await library.getPageArt(id, ids);
  }
  await library.listOrders();
  await library.getProfile();
  const copy = await library.exportAll();
  const { skipped } = await library.importBackup(copy);
  return skipped > 0 ? 'an imported copy was exported, but could not be imported again' : null;
};

/**
 * Imports a string as a copy into an empty library, and returns the fault. Null if the library
 * refuses it with a message, or imports it, reads it and exports it again.
 */
export const checkCopy = async (any: AnyText, valid: readonly string[]): Promise<string | null> => {
  await library.closeLibrary();
  globalThis.indexedDB = new IDBFactory();
  const file = new Blob([textFrom(any, valid)]);
  try {
    await library.importBackup(file);
  } catch (error) {
    if (!hasReadableMessage(error)) throw error;
    const { projects, orders } = await library.getStorageUsage();
    return projects + orders > 0 ? 'refused, but part of it was stored' : null;
  }
  return readEverything();
};
