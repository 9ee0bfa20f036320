import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import {
  addPhotos,
  createProject,
  eraseAll,
  getPages,
  getProject,
  MAX_PHOTOS,
  putPages,
  updateProject,
  type Project,
} from '@scribblepup/library';
import { ColoringError, type ColoringClient } from '@scribblepup/studio';
import { photoForPage } from '@scribblepup/studio/books';
import { captureFailureReports } from '@scribblepup/ui/testing';
import { IntakeError } from '../../intake/messages';
import { readPhoto } from '../../intake/readPhoto';
import * as service from '../../services/coloring';
import { fakeColoring, foundDog, finderResult, plainExtraction } from '../../testing/coloring';
import { pagesAt, plainDog, plainPage } from '../../testing/dog';
import { renderScreen } from '../../testing/render';
import Picker from './Picker';

jest.mock('../../services/coloring');
jest.mock('../../data/demoDog');
jest.mock('../../intake/readPhoto');

const reports = captureFailureReports();
const gray = { ...plainDog, width: 601 };

const makeProject = async (withDogs = true): Promise<Project> =>
  createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: new Blob(['one']),
    dog: plainDog,
    morePhotos: [{ photo: new Blob(['two']), dog: withDogs ? gray : null }],
  });

const open = async (project: Project, client: Partial<ColoringClient> = {}) => {
  jest.mocked(service.coloring).mockReturnValue(fakeColoring(client));
  const view = renderScreen(Picker, { path: paths.picker, state: { projectId: project.id } });
  await screen.findByRole('button', { name: 'Page 1' });
  await screen.findByText('25 pages are ready');
  return view;
};

const photosOnDisk = async (id: string): Promise<Record<string, string>> =>
  Object.fromEntries((await getPages(id)).map(({ page, photo = 'first' }) => [page.look, photo]));
const waitForAllPages = async (id: string): Promise<Record<string, string>> => {
  await waitFor(async () => expect(await getPages(id)).toHaveLength(25));
  return photosOnDisk(id);
};
/** Waits until the project has three photos. Its pages may still be being drawn. */
const waitForThreePhotos = async (id: string): Promise<Project> => {
  await screen.findByRole('button', { name: 'Photo 3' });
  return waitFor(async () => {
    const project = (await getProject(id))!;
    expect(project.morePhotos).toHaveLength(2);
    return project;
  });
};
const names = () =>
  screen.getAllByRole('button', { name: /^Page \d+$/ }).map(({ textContent }) => textContent);

beforeEach(() => eraseAll());

test('the pages are drawn from both photos, each with the dog of its photo', async () => {
  const project = await makeProject();
  const drawPages = jest.fn<Promise<void>, Parameters<ColoringClient['drawPages']>>(
    fakeColoring().drawPages,
  );
  await open(project, { drawPages });
  const drawn = Object.values(await waitForAllPages(project.id));
  expect(new Set(drawn)).toEqual(new Set(['first', project.morePhotos![0].id]));
  const [dog, , { dogs, looks }] = drawPages.mock.calls[0];
  expect(dog).toEqual(plainDog);
  const others = looks.filter((look) => photoForPage(project, look) !== 'first');
  expect(Object.keys(dogs ?? {}).sort()).toEqual([...others].sort());
  expect(dogs?.[others[0]]).toEqual(gray);
});

test('the dogs of all photos are found first; if one fails, its pages use the other photos', async () => {
  const project = await makeProject(false);
  const fail = jest.fn(() => Promise.reject(new ColoringError('crashed')));
  const view = await open(project, { extract: fail });
  expect(fail).toHaveBeenCalledTimes(1);
  expect(new Set(Object.values(await waitForAllPages(project.id)))).toEqual(new Set(['first']));
  expect(screen.getByText(/^Photo 2 could not be drawn/)).toBeVisible();
  view.unmount();
  await open(project, { extract: () => Promise.resolve({ ...plainExtraction, dog: gray }) });
  await waitFor(async () =>
    expect(new Set(Object.values(await photosOnDisk(project.id))).size).toBe(2),
  );
  expect((await getProject(project.id))!.morePhotos![0].dog).toEqual(gray);
});

test('the pages are drawn from both photos even if the found dogs cannot be stored', async () => {
  const project = await makeProject(false);
  await updateProject(project.id, { dog: null });
  const put = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation((): never => {
    throw new DOMException('No space', 'QuotaExceededError');
  });
  const dogs = [{ ...plainDog }, gray];
  const { user } = await open(project, {
    extract: () => Promise.resolve({ ...plainExtraction, dog: dogs.shift() ?? gray }),
  });
  expect(screen.queryByText(/could not be drawn/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Photo 2' }));
  expect(names().length).toBeGreaterThan(8);
  await waitFor(() => expect(reports).toContainEqual({ remote: 'books', stage: 'keep-dog' }));
  put.mockRestore();
  expect(await getProject(project.id)).toMatchObject({ dog: null, morePhotos: [{ dog: null }] });
});

test('a picked page keeps its photo when the photos of the others change', async () => {
  const project = await makeProject();
  const look = pagesAt(0)[0];
  const wanted = photoForPage(project, look);
  const [other] = ['first', project.morePhotos![0].id].filter((id) => id !== wanted);
  await updateProject(project.id, ({ books }) => ({ books: [{ ...books[0], pages: [look] }] }));
  const drawn = { page: plainPage(look), preview: new Blob(['picked']) };
  await putPages(project.id, [{ ...drawn, ...(other !== 'first' && { photo: other }) }]);
  await open(project);
  expect((await waitForAllPages(project.id))[look]).toBe(other);
});

test('the picker shows the pages of one photo', async () => {
  const project = await makeProject();
  const { user } = await open(project);
  const filter = screen.getByRole('group', { name: 'Show pages from' });
  const all = names();
  await user.click(within(filter).getByRole('button', { name: 'Photo 2' }));
  const second = names();
  await user.click(within(filter).getByRole('button', { name: 'Photo 1' }));
  expect([...names(), ...second].sort()).toEqual([...all].sort());
  expect(second.length).toBeGreaterThan(8);
  await user.click(within(filter).getByRole('button', { name: 'All photos' }));
  expect(names()).toEqual(all);
});

test('the photo of a page can be changed', async () => {
  const project = await makeProject();
  const { user } = await open(project);
  const [look, next] = pagesAt(0, 1);
  const before = (await waitForAllPages(project.id))[look];
  const [number, other] = before === 'first' ? [2, project.morePhotos![0].id] : [1, 'first'];
  await user.click(screen.getByRole('button', { name: 'Zoom in on 1' }));
  const choice = () => screen.getByRole('group', { name: 'Drawn from' });
  await user.click(within(choice()).getByRole('button', { name: `Photo ${number}` }));
  await waitFor(async () => expect((await photosOnDisk(project.id))[look]).toBe(other));
  expect(within(choice()).getByRole('button', { name: `Photo ${number}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect((await getProject(project.id))!.pagePhotos).toEqual({ [look]: other });
  expect((await photosOnDisk(project.id))[next]).toBe(photoForPage(project, next));
});

test('after the photo of a page is changed, the focus returns to its zoom button', async () => {
  const project = await makeProject();
  const { user } = await open(project);
  const [look] = pagesAt(1);
  const before = (await waitForAllPages(project.id))[look];
  await user.click(screen.getByRole('button', { name: 'Zoom in on 2' }));
  const choice = within(screen.getByRole('group', { name: 'Drawn from' }));
  await user.click(choice.getByRole('button', { pressed: false }));
  await waitFor(async () => {
    const { [look]: now } = await photosOnDisk(project.id);
    expect(now).toBeDefined();
    expect(now).not.toBe(before);
  });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Zoom in on 2' })).toHaveFocus();
});

test('if the page is still being redrawn, the focus moves to the heading', async () => {
  const { drawPages } = fakeColoring();
  let isHeld = false;
  const { user } = await open(await makeProject(), {
    drawPages: (...wanted) => (isHeld ? new Promise(() => undefined) : drawPages(...wanted)),
  });
  await user.click(screen.getByRole('button', { name: 'Zoom in on 2' }));
  isHeld = true;
  const choice = within(screen.getByRole('group', { name: 'Drawn from' }));
  await user.click(choice.getByRole('button', { pressed: false }));
  expect(await screen.findByText('This page is still being drawn.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Pick Your Pages' })).toHaveFocus();
});

test('a pick can still be undone after the photo of a page is changed', async () => {
  const { user } = await open(await makeProject());
  await user.click(screen.getByRole('button', { name: 'Page 1' }));
  await user.click(screen.getByRole('button', { name: 'Zoom in on 2' }));
  const choice = within(screen.getByRole('group', { name: 'Drawn from' }));
  await user.click(choice.getByRole('button', { pressed: false }));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByText('0 / 25 selected')).toBeVisible();
});

test('removing a photo keeps its picked pages, and the others are redrawn', async () => {
  const project = await makeProject();
  const [{ id: second }] = project.morePhotos!;
  const { user } = await open(project);
  const before = await waitForAllPages(project.id);
  const pagesOf = (photo: string) => Object.keys(before).filter((look) => before[look] === photo);
  const [picked] = pagesOf(second);
  const number = pagesAt(...Array(25).keys()).indexOf(picked) + 1;
  await user.click(screen.getByRole('button', { name: `Page ${number}` }));
  await user.click(screen.getByRole('button', { name: 'Photo 1' }));
  expect(screen.queryByRole('button', { name: /^Remove photo/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Photo 2' }));
  await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Remove photo 2?' })).getByRole('button', {
      name: 'Remove',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Show pages from' })).toBeNull());
  await waitFor(async () =>
    expect(await photosOnDisk(project.id)).toEqual({
      ...Object.fromEntries(Object.keys(before).map((look) => [look, 'first'])),
      [picked]: second,
    }),
  );
  expect(screen.getByRole('button', { name: `Page ${number}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('removing a photo moves the focus to the heading', async () => {
  const { user } = await open(await makeProject());
  await user.click(screen.getByRole('button', { name: 'Photo 2' }));
  await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove photo 2?' }));
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('heading', { level: 1, name: 'Pick Your Pages' })).toHaveFocus();
});

test('a page of a finished book keeps its photo', async () => {
  const project = await makeProject();
  await updateProject(project.id, ({ books }) => ({
    books: [{ ...books[0], pages: pagesAt(0), isCompleted: true }],
  }));
  const { user } = await open(project);
  await user.click(screen.getByRole('button', { name: 'Zoom in on 1' }));
  const choice = screen.getByRole('group', { name: 'Drawn from' });
  for (const button of within(choice).getAllByRole('button')) expect(button).toBeDisabled();
  expect(choice).toHaveAccessibleDescription(/keeps its photo/);
});

test('with one photo, the screen does not mention photos', async () => {
  const project = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: new Blob(['one']),
    dog: plainDog,
  });
  const { user } = await open(project);
  expect(screen.queryByRole('group', { name: 'Show pages from' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Zoom in on 1' }));
  expect(screen.queryByRole('group', { name: 'Drawn from' })).toBeNull();
});

describe('a photo that is added later', () => {
  const jpeg = (text: string): File => new File([text], `${text}.jpg`, { type: 'image/jpeg' });
  const add = async (user: Awaited<ReturnType<typeof open>>['user'], text: string) =>
    user.upload(screen.getByLabelText('Photo to add'), jpeg(text));
  const black = { ...plainDog, width: 602 };
  const found = { extract: () => Promise.resolve({ ...plainExtraction, dog: black }) };

  beforeEach(() =>
    jest.mocked(readPhoto).mockImplementation(async (file) => {
      const text = await file.text();
      if (text === 'bad') throw new IntakeError("This isn't a photo.");
      return { photo: new Blob([text]), width: 800, height: 600, note: null };
    }),
  );

  test('is used for pages that are not picked, and the others stay as they are', async () => {
    const project = await makeProject();
    const { user } = await open(project, found);
    const before = await waitForAllPages(project.id);
    await user.click(screen.getByRole('button', { name: 'Page 1' }));
    await add(user, 'three');
    const [, third] = (await waitForThreePhotos(project.id)).morePhotos!;
    await waitFor(async () =>
      expect(Object.values(await photosOnDisk(project.id))).toContain(third.id),
    );
    await waitFor(async () => expect(await getPages(project.id)).toHaveLength(25));
    const [first] = pagesAt(0);
    expect((await photosOnDisk(project.id))[first]).toBe(before[first]);
    expect((await getProject(project.id))!.morePhotos![1]).toMatchObject({ dog: black });
  });

  test('is announced, because the Add button is at the end of the screen', async () => {
    const project = await makeProject();
    const { user } = await open(project, found);
    const [last] = screen.getAllByRole('button', { name: 'Page 25' });
    const button = screen.getByRole('button', { name: 'Add a photo' });
    expect(last.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await add(user, 'three');
    const news = await screen.findByText(/^Photo 3 is added\./);
    expect(news).toHaveAttribute('role', 'status');
  });

  test('removes the Add button if it is the eighth, and moves the focus to the heading', async () => {
    const project = await makeProject();
    const more = Array.from({ length: MAX_PHOTOS - 3 }, (_, n) => ({
      photo: new Blob([`more ${n}`]),
      dog: gray,
    }));
    await addPhotos(project.id, more);
    const { user } = await open(project, found);
    screen.getByRole('button', { name: 'Add a photo' }).focus();
    await add(user, 'eight');
    expect(await screen.findByText(/^Photo 8 is added\./)).toBeVisible();
    expect(screen.queryByLabelText('Photo to add')).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Pick Your Pages' })).toHaveFocus();
  });

  test('that cannot be used, or is here already, shows a message and changes nothing', async () => {
    const project = await makeProject();
    const { user } = await open(project, found);
    await add(user, 'bad');
    expect(await screen.findByText("This isn't a photo.")).toBeVisible();
    await add(user, 'two');
    expect(await screen.findByText('This photo is already here.')).toBeVisible();
    expect((await getProject(project.id))!.morePhotos).toHaveLength(1);
  });

  test.each([
    [
      "We couldn't find a dog in this photo. Please choose another one.",
      { finder: finderResult(), found: true },
    ],
    [
      "We can't make out enough of your dog in this photo to draw it. Please choose one in which it is larger.",
      { finder: finderResult(foundDog()), found: false },
    ],
    [
      "We can't make out enough of your dog in this photo to draw it. Please choose one in which it is larger.",
      {
        finder: finderResult(foundDog()),
        found: true,
        cutout: { ...plainExtraction.cutout, advice: 'doubtful' },
      },
    ],
    [
      "We couldn't look for your dog: a file needed for that didn't arrive. Check your connection and try again.",
      { finder: { ok: false, failure: 'unreachable' }, found: true },
    ],
  ] as const)('is refused if no dog can be drawn: %s', async (words, seen) => {
    const project = await makeProject();
    const extraction = { ...plainExtraction, ...seen };
    const { user } = await open(project, { extract: () => Promise.resolve(extraction) });
    await add(user, 'three');
    expect(await screen.findByText(words)).toBeVisible();
    expect((await getProject(project.id))!.morePhotos).toHaveLength(1);
  });

  test('is drawn with all the dogs that the visitor says it shows', async () => {
    const project = await makeProject();
    const companions = [{ name: 'Mochi', bornMonth: 10 }];
    await updateProject(project.id, ({ choices }) => ({ choices: { ...choices, companions } }));
    const both = { ...plainDog, width: 603 };
    const extract: ColoringClient['extract'] = (_photo, { dogs = [] }) =>
      Promise.resolve({
        ...plainExtraction,
        finder: finderResult(foundDog(), foundDog(200)),
        ...(dogs.length === 2 && { dog: both }),
      });
    const { user } = await open(project, { extract });
    await user.selectOptions(screen.getByLabelText('Who is on the next photo?'), 'Rex and Mochi');
    await add(user, 'three');
    expect((await waitForThreePhotos(project.id)).morePhotos![1]).toMatchObject({
      dog: both,
      shows: [0, 1],
      hints: { dogs: [expect.anything(), expect.anything()] },
    });
  });

  test('is stored with the dog that the visitor says it shows', async () => {
    const project = await makeProject();
    const companions = [{ name: 'Mochi', bornMonth: 10 }];
    await updateProject(project.id, ({ choices }) => ({ choices: { ...choices, companions } }));
    const { user } = await open(project, found);
    await user.selectOptions(screen.getByLabelText('Who is on the next photo?'), 'Mochi');
    await add(user, 'three');
    expect((await waitForThreePhotos(project.id)).morePhotos).toMatchObject([{}, { shows: [1] }]);
  });

  test('cannot be added once there are eight', async () => {
    const project = await createProject({
      dogName: 'Rex',
      bornMonth: '03',
      photo: new Blob(['one']),
      dog: plainDog,
      morePhotos: Array.from({ length: MAX_PHOTOS - 1 }, (_, n) => ({
        photo: new Blob([`more ${n}`]),
        dog: gray,
      })),
    });
    await open(project);
    expect(screen.queryByLabelText('Photo to add')).toBeNull();
  });
});
