import { isAbort } from '@scribblepup/studio';
import { deleteProject, eraseAll, getProject, listProjects } from '@scribblepup/library';
import { coloring } from '../services/coloring';
import { fakeColoring } from '../testing/coloring';
import { setDetails, setImage, setLogo, startOver, startProject } from './createBookActions';
import { useCreateBook } from './createBook';
import type { ChosenPicture } from './photoOnForm';
import { waitForReads } from './photoReads';

jest.mock('../services/coloring');

const picture = (text: string): ChosenPicture => {
  const photo = new Blob([text]);
  return { photo, preview: photo, original: photo, crop: null };
};
const setClient = (change: Parameters<typeof fakeColoring>[0] = {}): void =>
  void jest.mocked(coloring).mockReturnValue(fakeColoring(change));
const fillIn = (name: string): void => {
  setDetails({ name, born_month: '03' });
  setImage(picture(name));
};

beforeEach(async () => {
  setClient();
  startOver();
  await eraseAll();
});

test('the logo of one book is not drawn in the next, which has none', async () => {
  const lines = { d: 'M0 0L100 0L50 80Z', width: 100, height: 80 };
  setClient({ traceLogo: () => Promise.resolve(lines) });
  fillIn('Rex');
  setLogo(picture('logo'));
  expect((await getProject(await startProject()))?.choices.logo).toEqual(lines);
  startOver();
  fillIn('Max');
  expect((await getProject(await startProject()))?.choices.logo).toBeNull();
});

test('the same input creates only one project, unless that one was deleted', async () => {
  fillIn('Rex');
  const id = await startProject();
  expect(await startProject()).toBe(id);
  await deleteProject(id);
  const again = await startProject();
  expect(again).not.toBe(id);
  expect(await listProjects()).toMatchObject([{ id: again, dogName: 'Rex' }]);
});

test('a change made while a project is being stored goes only into the next project', async () => {
  fillIn('Rex');
  const started = startProject();
  // The project is made from the input at the moment when all photos have been read.
  await waitForReads();
  setDetails({ name: 'Max', born_month: '03' });
  expect((await getProject(await started))?.dogName).toBe('Rex');
  expect(useCreateBook.getState().projectId).toBeNull();
  expect((await getProject(await startProject()))?.dogName).toBe('Max');
});

test('a form that is cleared while its logo is traced creates no project', async () => {
  let traced = (_logo: null): void => undefined;
  const logo = (): Promise<null> =>
    new Promise((resolve) => {
      traced = resolve;
    });
  setClient({ traceLogo: logo });
  fillIn('Rex');
  setLogo(picture('logo'));
  const started = startProject().catch((error: unknown) => error);
  await waitForReads();
  startOver();
  traced(null);
  expect(isAbort(await started)).toBe(true);
  expect(await listProjects()).toEqual([]);
});
