import {
  addEdition,
  createProject,
  eraseAll,
  getBlob,
  getPages,
  getProject,
  putPages,
  saveCover,
  updateProject,
  type Project,
} from '@scribblepup/library';
import type { ColoringClient } from '@scribblepup/studio';
import * as covers from '../cover/art';
import * as paint from '../cover/paintCover';
import { fakeColoring } from '../testing/coloring';
import { pagesAt, plainDog, plainPage } from '../testing/dog';
import * as service from './coloring';
import { redrawAfterRename, removePages } from './redraw';

jest.mock('./coloring');
// Painting needs a canvas.
jest.mock('../cover/art');
jest.mock('../cover/paintCover');

const design = { candidate: 0, seed: 1, title: "Rex's Coloring Book", colour: 'Sky' };

/** Creates a project and renames its dog from Rex to Max; returns the project before the rename. */
const makeRenamed = async (title = design.title): Promise<Project> => {
  const { id, currentBookId } = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: null,
    dog: plainDog,
  });
  await putPages(
    id,
    pagesAt(0, 1, 2, 7).map((look) => ({ page: plainPage(look), preview: new Blob(['old']) })),
  );
  await updateProject(id, ({ books }) => ({ books: [{ ...books[0], pages: pagesAt(2, 0) }] }));
  await saveCover(id, currentBookId, { ...design, title }, new Blob(['old']));
  const before = (await getProject(id))!;
  await updateProject(id, { dogName: 'Max' });
  return before;
};

const useClient = (change: Partial<ColoringClient> = {}) => {
  const drawPages = jest.fn(fakeColoring().drawPages);
  jest.mocked(service.coloring).mockReturnValue(fakeColoring({ drawPages, ...change }));
  jest.mocked(paint.coverPicture).mockResolvedValue(new Blob(['new']));
  jest.mocked(covers.coverArt).mockResolvedValue({
    cutout: {} as HTMLCanvasElement,
    lines: [],
    size: plainDog,
    isCropped: false,
  });
  return drawPages;
};

const redrawAll = async (before: Project): Promise<void> =>
  redrawAfterRename(before, await removePages(before));

const previews = async (id: string): Promise<string[]> => {
  const stored = await getPages(id);
  return Promise.all(
    stored.map(
      async ({ page, preview }) =>
        `${page.look} ${new TextDecoder().decode(await preview.arrayBuffer())}`,
    ),
  );
};

const titles = async (id: string): Promise<(string | undefined)[]> =>
  (await getProject(id))!.books.map(({ cover }) => cover?.title);

beforeEach(async () => {
  jest.clearAllMocks();
  await eraseAll();
});

test('every drawn page is redrawn with the new name, those on cards first', async () => {
  const drawPages = useClient();
  const before = await makeRenamed();
  await redrawAll(before);
  expect(drawPages.mock.calls.map(([, { name }, { looks }]) => [name, looks])).toEqual([
    ['Max', pagesAt(2, 0, 1, 7)],
  ]);
  expect(await previews(before.id)).toEqual(pagesAt(0, 1, 2, 7).map((id) => `${id} page ${id}`));
});

test('a cover follows the name, unless its title was changed by hand', async () => {
  useClient();
  const [plain, custom] = [await makeRenamed(), await makeRenamed('Good Boy')];
  await redrawAll(plain);
  await redrawAll(custom);
  const cover = (await getProject(plain.id))!.books[0].cover!;
  expect(cover.title).toBe("Max's Coloring Book");
  expect((await getBlob(cover.picture!))!.size).toBe('new'.length);
  expect((await getProject(custom.id))!.books[0].cover!.title).toBe('Good Boy');
});

test('covers of editions follow the name too, unless they have another one', async () => {
  useClient();
  const before = await makeRenamed('Good Boy');
  const { id, books } = before;
  const little = await addEdition(id, books[0].id, { age: '2-3' });
  const grandmas = await addEdition(id, books[0].id, { inscription: { name: 'Rexy' } });
  await saveCover(id, little.id, design, new Blob(['old']));
  await saveCover(id, grandmas.id, { ...design, title: "Rexy's Coloring Book" }, new Blob(['old']));
  await redrawAll(before);
  const { editions = [] } = (await getProject(id))!;
  expect(editions.map(({ cover }) => cover?.title)).toEqual([
    "Max's Coloring Book",
    "Rexy's Coloring Book",
  ]);
});

test('a cover that the visitor saves while the old one is repainted is kept', async () => {
  useClient();
  const before = await makeRenamed();
  const { id, currentBookId } = before;
  jest.mocked(paint.coverPicture).mockImplementationOnce(async () => {
    const chosen = { ...design, colour: 'Mint', title: "Max's Coloring Book" };
    await saveCover(id, currentBookId, chosen, new Blob(['chosen']));
    return new Blob(['new']);
  });
  await redrawAll(before);
  const cover = (await getProject(id))!.books[0].cover!;
  expect(cover.colour).toBe('Mint');
  expect(await (await getBlob(cover.picture!))!.text()).toBe('chosen');
});

test('covers follow the name even if no page can be drawn', async () => {
  useClient({ drawPages: () => Promise.reject(new Error('crashed')) });
  const before = await makeRenamed();
  await expect(redrawAll(before)).rejects.toThrow('crashed');
  expect(await titles(before.id)).toEqual(["Max's Coloring Book"]);
});

test('a cover that cannot be painted stops neither the other ones nor the pages', async () => {
  useClient();
  const before = await makeRenamed();
  const { id, books } = before;
  const little = await addEdition(id, books[0].id, { age: '2-3' });
  await saveCover(id, little.id, design, new Blob(['old']));
  jest.mocked(paint.coverPicture).mockRejectedValueOnce(new Error('no canvas'));
  await redrawAll(before);
  const { editions = [] } = (await getProject(id))!;
  expect(editions[0].cover!.title).toBe("Max's Coloring Book");
  expect(covers.coverArt).toHaveBeenCalledTimes(1);
  expect(await getPages(id)).toHaveLength(4);
});

test('pages are drawn with the new name even if the dog of the covers is lost', async () => {
  useClient();
  const before = await makeRenamed();
  jest.mocked(covers.coverArt).mockRejectedValue(new Error('The photo is lost.'));
  await redrawAll(before);
  expect(await getPages(before.id)).toHaveLength(4);
});

test('no page keeps the old name if drawing fails', async () => {
  useClient({ drawPages: () => Promise.reject(new Error('crashed')) });
  const before = await makeRenamed();
  await expect(redrawAll(before)).rejects.toThrow('crashed');
  expect(await previews(before.id)).toEqual([]);
});

test('pages are not kept if the name changes again in the meantime', async () => {
  const before = await makeRenamed();
  const { id } = before;
  useClient({
    drawPages: async (...task) => {
      await fakeColoring().drawPages(...task);
      await updateProject(id, { dogName: 'Bella' });
    },
  });
  await redrawAll(before);
  expect(await previews(id)).toEqual([]);
});

test('the new name of another dog is drawn as well, and put on the cover', async () => {
  const drawPages = useClient();
  const companions = [{ name: 'Mochi', bornMonth: 10 }];
  const { id } = await makeRenamed("Max and Mochi's Coloring Book");
  const before = await updateProject(id, ({ choices }) => ({
    choices: { ...choices, companions },
  }));
  await updateProject(id, ({ choices }) => ({
    choices: { ...choices, companions: [{ name: 'Bo', bornMonth: 10 }] },
  }));
  await redrawAll(before);
  expect(drawPages).toHaveBeenCalledTimes(1);
  expect((await getProject(id))!.books[0].cover!.title).toBe("Max and Bo's Coloring Book");
});
