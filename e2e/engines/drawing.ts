import { mkdir, writeFile } from 'node:fs/promises';
import type { Engine } from '../../scripts/test/engines/find';
import { resultFile } from './test';
import type { Visitor } from './visitor';

type Drawings = Record<string, string>;

/** Runs in a page: returns the vectors of the dog and of its pages, as the site has stored them. */
const stored = async (): Promise<Drawings> => {
  const database = await new Promise<IDBDatabase>((done, fail) => {
    const openRequest = indexedDB.open('scribblepup');
    openRequest.onerror = () => fail(openRequest.error!);
    openRequest.onsuccess = () => done(openRequest.result);
  });
  const readAll = <T>(store: string): Promise<T[]> =>
    new Promise((done, fail) => {
      const readRequest = database.transaction(store).objectStore(store).getAll();
      readRequest.onerror = () => fail(readRequest.error!);
      readRequest.onsuccess = () => done(readRequest.result as T[]);
    });
  const [{ dog }] = await readAll<{ dog: object }>('dogs');
  const pages = await readAll<{ page: { look: string } }>('pages');
  database.close();
  return {
    'the dog': JSON.stringify(dog),
    ...Object.fromEntries(pages.map(({ page }) => [page.look, JSON.stringify(page)])),
  };
};

export const storedDrawings = (visitor: Visitor): Promise<Drawings> => visitor.run(stored);

/** Runs in a page: returns the gray levels of a picture on the screen, as text. */
export const shownPixels = async (alt: string): Promise<string> => {
  const picture = document.querySelector<HTMLImageElement>(`img[alt="${alt}"]`)!;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const context = new OffscreenCanvas(width, height).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return data.filter((_, index) => index % 4 === 0).join();
};

/** Saves a browser's drawings for the comparison with the others. */
export const saveDrawings = async (
  { name }: Engine,
  kind: 'stored' | 'shown',
  drawings: Drawings,
): Promise<void> => {
  await mkdir(resultFile(name), { recursive: true });
  await writeFile(resultFile(name, `${kind}.json`), JSON.stringify(drawings));
};
