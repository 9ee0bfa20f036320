import {
  addEdition,
  createProject,
  eraseAll,
  findBook,
  getBlob,
  getProject,
  importBackup,
  saveCover,
  updateProject,
  type Project,
} from '@scribblepup/library';
import { plainDog } from '../testing/dog';
import { exportWithCover } from './exportWithCover';

const design = { candidate: 0, seed: 1, title: 'Good Boy', colour: 'Sky' };

/** A project with every kind of picture; its book has no cover yet. */
const makeProject = async (): Promise<Project> => {
  const { id, currentBookId } = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: new Blob(['first photo']),
    logo: new Blob(['logo']),
    dog: plainDog,
    morePhotos: [{ photo: new Blob(['second photo']), dog: plainDog }],
  });
  await updateProject(id, { cutout: new Blob(['cutout']) });
  const edition = await addEdition(id, currentBookId, { age: '2-3' });
  await saveCover(id, edition.id, design, new Blob(['other cover']));
  return (await getProject(id))!;
};

const exportCover = async ({ currentBookId }: Project): Promise<Blob> =>
  exportWithCover((await findBook(currentBookId))!, design, new Blob(['new cover']));

/** The texts of the restored pictures; null for one that is missing. */
const restored = async (file: Blob) => {
  await eraseAll();
  const [id] = (await importBackup(file)).projects;
  const { photo, logo, cutout, morePhotos, books, editions } = (await getProject(id))!;
  const textOf = async (key: string | null | undefined): Promise<string | null> =>
    (key && (await (await getBlob(key))?.text())) || null;
  return {
    photos: [await textOf(photo), await textOf(morePhotos![0].photo)],
    logo: await textOf(logo),
    cutout: await textOf(cutout),
    covers: [await textOf(books[0].cover?.picture), await textOf(editions![0].cover?.picture)],
  };
};

beforeEach(() => eraseAll());
afterEach(() => jest.restoreAllMocks());

test('a copy with an unsaved cover has all pictures of the project', async () => {
  const file = await exportCover(await makeProject());
  expect(await restored(file)).toEqual({
    photos: ['first photo', 'second photo'],
    logo: 'logo',
    cutout: 'cutout',
    covers: ['new cover', 'other cover'],
  });
});

test('leaves out only the picture that cannot be read', async () => {
  const project = await makeProject();
  const { get } = IDBObjectStore.prototype;
  jest.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    if (key === project.logo) throw new DOMException('Lost', 'NotReadableError');
    return get.call(this, key);
  });
  const file = await exportCover(project);
  jest.restoreAllMocks();
  expect(await restored(file)).toMatchObject({
    photos: ['first photo', 'second photo'],
    logo: null,
    covers: ['new cover', 'other cover'],
  });
});
