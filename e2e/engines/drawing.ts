import type { Drawing as Compared } from '../../scripts/test/engines/compare';
import type { Visitor } from './visitor';

/** What a browser drew, as JSON. */
type Drawing = Omit<Compared, 'engine'>;

/** Runs in a page: the dog and its pages as the site has stored them. */
const stored = async (): Promise<Drawing> => {
  const database = await new Promise<IDBDatabase>((done, fail) => {
    const opening = indexedDB.open('scribblepup');
    opening.onerror = () => fail(opening.error!);
    opening.onsuccess = () => done(opening.result);
  });
  const all = <T>(store: string): Promise<T[]> =>
    new Promise((done, fail) => {
      const reading = database.transaction(store).objectStore(store).getAll();
      reading.onerror = () => fail(reading.error!);
      reading.onsuccess = () => done(reading.result as T[]);
    });
  const [{ dog }] = await all<{ dog: object }>('dogs');
  const pages = await all<{ page: { look: string } }>('pages');
  database.close();
  return {
    dog: JSON.stringify(dog),
    pages: Object.fromEntries(pages.map(({ page }) => [page.look, JSON.stringify(page)])),
  };
};

export const storedDrawing = (visitor: Visitor): Promise<Drawing> => visitor.run(stored);
