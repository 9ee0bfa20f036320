import {
  createProject,
  eraseAll,
  getBlob,
  getProject,
  updateProject,
  type Project,
} from '@scribblepup/library';
import { fakeColoring, plainExtraction } from '../testing/coloring';
import { plainDog } from '../testing/dog';
import * as demo from '../data/demoDog';
import { demoProject } from '../picker/demoProject';
import * as service from '../services/coloring';
import { dogCutouts, type DogCutout } from './dogCutouts';

jest.mock('../services/coloring');
jest.mock('../data/demoDog');

const { signal } = new AbortController();
const textOf = async (blob: Blob): Promise<string> =>
  new TextDecoder().decode(await blob.arrayBuffer());

/** Fakes the client: the text of a cutout is `cut` and the text of its photo. */
const useClient = () => {
  const extract = jest.fn(() => Promise.resolve(plainExtraction));
  jest.mocked(service.coloring).mockReturnValue(
    fakeColoring({
      extract,
      renderCutout: async (photo) => new Blob([`cut ${await textOf(photo)}`]),
    }),
  );
  return extract;
};

const mochi = { ...plainDog, width: 700 };

const makeProject = (second: string, companions = [{ name: 'Mochi', bornMonth: 10 }]) =>
  createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: new Blob(['rex']),
    dog: plainDog,
    choices: { companions },
    morePhotos: [{ photo: new Blob([second]), shows: [companions.length], dog: mochi }],
  });

const contents = async (dogs: readonly DogCutout[]): Promise<[number, string][]> =>
  Promise.all(
    dogs.map(async ({ dog, picture }): Promise<[number, string]> => [
      dog.width,
      await textOf(picture),
    ]),
  );

const useDemo = (): void => {
  jest.mocked(demo.firstDemoDog).mockResolvedValue({ name: 'Biscuit', photo: new Blob(['demo']) });
};

const reload = async ({ id }: Project): Promise<Project> => (await getProject(id))!;

beforeEach(() => eraseAll());

test('a cover has the dog of the first photo and the second dog of the title page', async () => {
  useClient();
  const project = await makeProject('mochi');
  expect(await contents(await dogCutouts(project, signal))).toEqual([
    [600, 'cut rex'],
    [700, 'cut mochi'],
  ]);
});

test('the first cutout is stored, and the second dog is cut out once for all screens', async () => {
  const extract = useClient();
  const project = await makeProject('once');
  await dogCutouts(project, signal);
  expect(extract).toHaveBeenCalledTimes(2);
  const stored = await reload(project);
  expect(await textOf((await getBlob(stored.cutout!))!)).toBe('cut rex');
  expect(await contents(await dogCutouts(stored, signal))).toEqual([
    [600, 'cut rex'],
    [700, 'cut once'],
  ]);
  expect(extract).toHaveBeenCalledTimes(2);
});

test('if the first photo crops its dog, the cover has the photo that shows both dogs', async () => {
  useClient();
  const cropped = { ...plainDog, cut: { ...plainDog.cut, left: true } };
  const pair = { ...plainDog, width: 800 };
  const project = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: new Blob(['rex']),
    dog: cropped,
    choices: { companions: [{ name: 'Mochi', bornMonth: 10 }] },
    morePhotos: [
      { photo: new Blob(['mochi']), shows: [1], dog: mochi },
      { photo: new Blob(['both']), shows: [0, 1], dog: pair },
    ],
  });
  expect(await contents(await dogCutouts(project, signal))).toEqual([[800, 'cut both']]);
});

test('a project with several photos of one dog has one dog on the cover', async () => {
  useClient();
  const project = await makeProject('rex again', []);
  expect(await contents(await dogCutouts(project, signal))).toEqual([[600, 'cut rex']]);
});

test('without a project the demo dog is on the cover', async () => {
  useClient();
  useDemo();
  expect(await contents(await dogCutouts(null, signal))).toEqual([[600, 'cut demo']]);
});

test("if a visitor's photo is lost, the cover has the stored cutout", async () => {
  useClient();
  useDemo();
  const { id } = await makeProject('rex too', []);
  const cutout = new Blob(['kept cutout']);
  const project = await updateProject(id, { photo: null, cutout });
  expect(await contents(await dogCutouts(project, signal))).toEqual([[600, 'kept cutout']]);
});

test("a visitor's dog without any picture never becomes the demo dog", async () => {
  useClient();
  useDemo();
  const { id } = await makeProject('rex too', []);
  const project = await updateProject(id, { photo: null });
  await expect(dogCutouts(project, signal)).rejects.toThrow('lost a photo of this dog');
});

test('a stored project of a demo dog has the demo dog on the cover', async () => {
  useClient();
  useDemo();
  const project = await createProject({
    dogName: 'Biscuit',
    bornMonth: demoProject('Biscuit').bornMonth,
    photo: null,
  });
  expect(await contents(await dogCutouts(project, signal))).toEqual([[600, 'cut demo']]);
});

test('rejects if the second dog cannot be cut out', async () => {
  const extract = useClient();
  const project = await makeProject('too dark');
  extract.mockResolvedValueOnce(plainExtraction).mockRejectedValueOnce(new Error('too dark'));
  await expect(dogCutouts(project, signal)).rejects.toThrow('too dark');
});
