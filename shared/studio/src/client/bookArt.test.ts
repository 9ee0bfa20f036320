import {
  addEdition,
  closeLibrary,
  createProject,
  eraseAll,
  findBook,
  putPages,
  removePhoto,
  selectPages,
  updateProject,
} from '@scribblepup/library';
import { offeredLooks } from '../offeredLooks';
import { drawnDog as dog } from '../testing/plainBook';
import { NoDogError, loadBookArt, sampleBookArt } from './bookArt';

test('a sample book has the first 25 pages on offer', () => {
  expect(sampleBookArt('Biscuit', dog, 1)).toMatchObject({
    looks: offeredLooks(25),
    choices: { name: 'Biscuit', bornMonth: null },
  });
});

const rex = { dogName: 'Rex', bornMonth: '05', photo: null, dog };

describe('a book of the visitor', () => {
  beforeEach(eraseAll);
  afterEach(closeLibrary);

  test('is drawn from stored data', async () => {
    const { id, currentBookId } = await createProject(rex);
    await updateProject(id, (project) => selectPages(project, ['garden', 'mandala-ring']).project);
    const own = await loadBookArt((await findBook(currentBookId))!);
    expect(own).toMatchObject({
      dog,
      looks: ['garden', 'mandala-ring'],
      pages: [null, null],
      number: 1,
      choices: { name: 'Rex', bornMonth: 5 },
    });
  });

  test('is drawn for the age of its edition, with its own words on the title', async () => {
    const { id, currentBookId } = await createProject({
      ...rex,
      choices: { age: '5-8' },
    });
    await updateProject(id, (project) => selectPages(project, ['garden']).project);
    const little = await addEdition(id, currentBookId, { age: '2-3' });
    expect(await loadBookArt((await findBook(little.id))!)).toMatchObject({
      looks: ['garden'],
      pages: [null],
      choices: { name: 'Rex', age: '2-3' },
      edition: 'ages-2-3',
    });
    const words = { name: "Grandma's Rex", dedication: 'For rainy days', from: 'Ada' };
    const grandmas = await addEdition(id, currentBookId, { inscription: words });
    expect(await loadBookArt((await findBook(grandmas.id))!)).toMatchObject({
      choices: { name: 'Rex', age: '5-8' },
      inscription: words,
      edition: 'Grandmas-Rex',
    });
  });

  test('names both the age and the new name of an edition in its file', async () => {
    const { id, currentBookId } = await createProject(rex);
    await updateProject(id, (project) => selectPages(project, ['garden']).project);
    const { id: edition } = await addEdition(id, currentBookId, {
      age: '8+',
      inscription: { name: 'Our Rex' },
    });
    expect(await loadBookArt((await findBook(edition))!)).toMatchObject({
      edition: 'ages-8-up-Our-Rex',
    });
  });

  const gray = { ...dog, width: 640 };
  const blob = new Blob(['photo']);
  const drawn = (look: string, photo?: string) => ({
    page: { look, title: look, family: 'scenes' as const, items: [] },
    preview: blob,
    ...(photo && { photo }),
  });

  const fromTwoPhotos = async () => {
    const { id, currentBookId, morePhotos } = await createProject({
      ...rex,
      photo: blob,
      morePhotos: [{ photo: blob, dog: gray }],
    });
    const second = morePhotos![0].id;
    await updateProject(id, (project) => selectPages(project, ['garden', 'glass']).project);
    await putPages(id, [drawn('garden'), drawn('glass', second)]);
    const art = async () => loadBookArt((await findBook(currentBookId))!);
    return { id, currentBookId, second, art };
  };

  test('shows on each page the dog of the photo that it was drawn from, in an edition too', async () => {
    const { id, currentBookId, art } = await fromTwoPhotos();
    expect(await art()).toMatchObject({
      dog,
      pageDogs: [dog, gray],
      pages: [{ look: 'garden' }, { look: 'glass' }],
    });
    const little = await addEdition(id, currentBookId, { age: '2-3' });
    expect(await loadBookArt((await findBook(little.id))!)).toMatchObject({
      pageDogs: [dog, gray],
      pages: [null, null],
    });
  });

  test('keeps a page of a removed photo unchanged', async () => {
    const { id, second, art } = await fromTwoPhotos();
    const before = await art();
    await removePhoto(id, second);
    expect(await art()).toEqual(before);
  });

  test('sends the visitor to the picker until the dog of each of its photos is found', async () => {
    const { id, art } = await fromTwoPhotos();
    await updateProject(id, ({ morePhotos }) => ({
      morePhotos: morePhotos?.map((photo) => ({ ...photo, dog: null })),
    }));
    await expect(art()).rejects.toThrow(NoDogError);
  });

  test('keeps both dogs on a page of two, and waits for the second one too', async () => {
    const { id, currentBookId, morePhotos } = await createProject({
      ...rex,
      photo: blob,
      choices: { companions: [{ name: 'Mochi', bornMonth: 10 }] },
      morePhotos: [{ photo: blob, dog: gray, shows: [1] }],
    });
    const partner = morePhotos![0].id;
    await updateProject(id, (project) => selectPages(project, ['garden']).project);
    await putPages(id, [{ ...drawn('garden'), partner }]);
    const art = async () => loadBookArt((await findBook(currentBookId))!);
    expect(await art()).toMatchObject({
      pages: [{ look: 'garden' }],
      pageDogs: [{ cast: [dog, gray], choices: { name: 'Rex', companions: [{ name: 'Mochi' }] } }],
    });
    await updateProject(id, ({ morePhotos: photos }) => ({
      morePhotos: photos?.map((one) => ({ ...one, dog: null })),
    }));
    await expect(art()).rejects.toThrow(NoDogError);
  });

  test('draws a page again if its photo and dog are gone', async () => {
    const { id, art } = await fromTwoPhotos();
    await updateProject(id, { morePhotos: [] });
    const found = await art();
    expect(found).toMatchObject({ dog, pages: [{ look: 'garden' }, null] });
    expect(found.pageDogs).toBeUndefined();
  });

  test('cannot be loaded before its dog is drawn', async () => {
    const { currentBookId } = await createProject({ ...rex, dog: null });
    await expect(loadBookArt((await findBook(currentBookId))!)).rejects.toThrow(NoDogError);
  });
});
