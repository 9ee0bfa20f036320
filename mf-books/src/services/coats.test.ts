import { createProject, eraseAll, getProject, type Project } from '@scribblepup/library';
import type { ColoringClient, DogArt, FinderResult } from '@scribblepup/studio';
import { fakeColoring, finderResult, plainExtraction } from '../testing/coloring';
import { plainDog } from '../testing/dog';
import { withCoats } from './coats';
import * as service from './coloring';

jest.mock('./coloring');

const { signal } = new AbortController();
const coatedAs = (coat: string): DogArt => ({ ...plainDog, coat });

/** Finds the same dog in each photo, with the photo's text as its coat, and another outline. */
const useClient = (finder: FinderResult = finderResult()) => {
  const extract = jest.fn<
    ReturnType<ColoringClient['extract']>,
    Parameters<ColoringClient['extract']>
  >(async (photo) => ({
    ...plainExtraction,
    dog: { ...coatedAs(new TextDecoder().decode(await photo.arrayBuffer())), outline: [] },
    finder,
  }));
  jest.mocked(service.coloring).mockReturnValue(fakeColoring({ extract }));
  return extract;
};

const hints = { nose: [3, 4] } as const;

const makeProject = (dog: DogArt): Promise<Project> =>
  createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: new Blob(['one']),
    dog,
    morePhotos: [
      { photo: new Blob(['two']), hints, dog: plainDog },
      { photo: new Blob(['three']), hints: {} },
    ],
  });

const dogsOf = ({ dog, morePhotos = [] }: Project) => [
  dog,
  ...morePhotos.map((extra) => extra.dog),
];

beforeEach(() => eraseAll());

test('reads the coats of dogs stored without one from their photos, and stores them', async () => {
  const extract = useClient();
  const project = await makeProject(plainDog);
  const coated = [coatedAs('one'), coatedAs('two'), null];
  expect(dogsOf(await withCoats(project, signal))).toEqual(coated);
  expect(extract.mock.calls.map(([, given]) => given)).toEqual([{}, hints]);
  const stored = (await getProject(project.id))!;
  expect(dogsOf(stored)).toEqual(coated);
  expect(await withCoats(stored, signal)).toBe(stored);
  expect(extract).toHaveBeenCalledTimes(2);
});

test('keeps the coats that are already stored', async () => {
  useClient();
  const project = await makeProject(coatedAs('own'));
  expect(dogsOf(await withCoats(project, signal))).toEqual([
    coatedAs('own'),
    coatedAs('two'),
    null,
  ]);
});

test('stores no coat that was read without the finder', async () => {
  useClient({ ok: false, failure: 'unreachable' });
  const project = await makeProject(plainDog);
  expect(dogsOf(await withCoats(project, signal))[0]).toEqual(coatedAs('one'));
  expect(dogsOf((await getProject(project.id))!)).toEqual([plainDog, plainDog, null]);
});

test('a dog without a photo gets no coat', async () => {
  const extract = useClient();
  const demo = await createProject({ dogName: 'Rex', bornMonth: '03', photo: null, dog: plainDog });
  expect(await withCoats(demo, signal)).toBe(demo);
  expect(extract).not.toHaveBeenCalled();
});
