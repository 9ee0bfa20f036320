import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import {
  clearDraft,
  closeLibrary,
  eraseAll,
  getDraft,
  listProjects,
  MAX_PHOTOS,
} from '@scribblepup/library';
import { ColoringError, isAbort, type ColoringClient } from '@scribblepup/studio';
import { coloring } from '../../../services/coloring';
import { emptyCreateBook, useCreateBook } from '../../../store/createBook';
import type { ChosenPicture } from '../../../store/photoOnForm';
import { setImage, startOver, startProject } from '../../../store/createBookActions';
import { markMorePhoto } from '../../../store/morePhotos';
import { fakeColoring, plainExtraction } from '../../../testing/coloring';
import { plainDog } from '../../../testing/dog';
import { waitForAddress, renderScreen } from '../../../testing/render';
import { IntakeError } from '../../../intake/messages';
import { readPhoto } from '../../../intake/readPhoto';
import CreateBook from '../CreateBook';

jest.mock('../../../services/coloring');
jest.mock('../../../intake/readPhoto');
// The crop box needs a layout.
jest.mock('../../../crop/openCropTool', () => ({ openCropTool: () => new Promise(() => {}) }));

const picture = (text: string): ChosenPicture => {
  const photo = new Blob([text]);
  return { photo, preview: photo, original: photo, crop: null };
};
const file = (text: string): File => new File([text], `${text}.jpg`, { type: 'image/jpeg' });

const setClient = (change: Partial<ColoringClient> = {}): void =>
  void jest.mocked(coloring).mockReturnValue(fakeColoring(change));

beforeEach(async () => {
  setClient();
  await eraseAll();
  useCreateBook.setState(emptyCreateBook);
  jest.mocked(readPhoto).mockImplementation(async (given) => {
    const text = await given.text();
    if (text.startsWith('bad')) throw new IntakeError("This isn't a photo.");
    const note = text.startsWith('moving') ? 'Only its first frame is used.' : null;
    return { photo: new Blob([text]), width: 800, height: 600, note };
  });
});
afterEach(async () => {
  act(startOver);
  await clearDraft();
  await closeLibrary();
});

const open = () => {
  act(() => setImage(picture('one')));
  return renderScreen(CreateBook, { path: paths.createBook });
};
const strip = () => screen.findByRole('list', { name: 'Your photos' });
const names = async () =>
  within(await strip())
    .getAllByText(/^Photo \d$/)
    .map(({ textContent }) => textContent);
const waitUntilReady = (count: number) =>
  waitFor(async () => expect(within(await strip()).getAllByText('Ready')).toHaveLength(count));
const add = () => screen.getByLabelText('Add another photo');

test('the form asks for another photo only once it has a first one', () => {
  renderScreen(CreateBook, { path: paths.createBook });
  expect(screen.queryByLabelText('Add another photo')).toBeNull();
});

test('several photos are added at once, in order, each with its cutout', async () => {
  const { user } = open();
  await user.upload(add(), [file('two'), file('three')]);
  await waitFor(async () => expect(await names()).toEqual(['Photo 1', 'Photo 2', 'Photo 3']));
  await waitUntilReady(2);
  await user.click(screen.getByRole('button', { name: 'Adjust photo 3' }));
  const cutout = screen.getByRole('region', { name: 'Cutout of photo 3' });
  expect(within(cutout).getByRole('button', { name: 'Touch up' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Crop photo 3' })).toBeVisible();
});

test('Adjust moves the focus to the heading of its panel, and scrolls the panel into view', async () => {
  const { user } = open();
  await user.upload(add(), [file('two'), file('three')]);
  await waitUntilReady(2);
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(screen.getByRole('button', { name: 'Adjust photo 3' }));
  expect(screen.getByRole('heading', { name: 'Photo 3' })).toHaveFocus();
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  scroll.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Adjust photo 2' }));
  expect(screen.getByRole('heading', { name: 'Photo 2' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Adjust photo 2' }));
  expect(screen.queryByRole('heading', { name: 'Photo 2' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Adjust photo 2' })).toHaveFocus();
});

test('names unusable and duplicate files, and adds the others', async () => {
  const { user } = open();
  await user.upload(add(), [file('bad letter'), file('two'), file('two'), file('one')]);
  await waitFor(() =>
    expect(add()).toHaveAccessibleDescription(
      "bad letter.jpg: This isn't a photo. two.jpg: This photo is already here. one.jpg: This photo is already here.",
    ),
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    "bad letter.jpg: This isn't a photo.",
    'two.jpg: This photo is already here.',
    'one.jpg: This photo is already here.',
  ]);
  expect(await names()).toEqual(['Photo 1', 'Photo 2']);
  await user.upload(add(), file('three'));
  await waitFor(() => expect(add()).not.toHaveAccessibleDescription());
});

test('a note about an added or replacing photo has the name of its file', async () => {
  const { user } = open();
  await user.upload(add(), [file('moving two')]);
  expect(await screen.findByText('moving two.jpg: Only its first frame is used.')).toBeVisible();
  await waitUntilReady(1);
  await user.upload(screen.getByLabelText('Replace photo 2'), file('moving three'));
  expect(await screen.findByText('moving three.jpg: Only its first frame is used.')).toBeVisible();
  await user.upload(screen.getByLabelText('Replace photo 2'), file('still'));
  await waitFor(() => expect(screen.queryByText(/first frame/)).not.toBeInTheDocument());
});

test('a photo can be replaced in its place, and removed', async () => {
  const { user } = open();
  await user.upload(add(), [file('two'), file('three')]);
  await screen.findByRole('button', { name: 'Remove photo 3' });
  await user.upload(screen.getByLabelText('Replace photo 2'), file('four'));
  const texts = () =>
    Promise.all(useCreateBook.getState().morePhotos.map(({ image }) => image.photo.text()));
  await waitFor(async () => expect(await texts()).toEqual(['four', 'three']));
  await user.upload(screen.getByLabelText('Replace photo 2'), file('three'));
  await screen.findByText('three.jpg: This photo is already here.');
  await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
  expect(await texts()).toEqual(['three']);
});

test('a photo cannot be replaced with one that is already on the form', async () => {
  const { user } = open();
  await user.upload(add(), file('two'));
  await screen.findByRole('button', { name: 'Remove photo 2' });
  await user.upload(screen.getByLabelText('Photo'), file('two'));
  await waitFor(() =>
    expect(screen.getByLabelText('Photo')).toHaveAccessibleDescription(
      'two.jpg: This photo is already here. Your photo was kept.',
    ),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.upload(screen.getByLabelText('Replace photo 2'), file('one'));
  expect(await screen.findByText('one.jpg: This photo is already here.')).toBeVisible();
});

test('when the first photo is removed, the next one takes its place with its corrections', async () => {
  const forget = jest.fn<void, [photo: Blob]>();
  setClient({ forget });
  const { user } = open();
  await user.type(screen.getByLabelText('Dog Name'), 'Rex');
  await user.selectOptions(screen.getByLabelText('Birth Month'), 'March');
  await user.upload(add(), [file('two'), file('three')]);
  await waitUntilReady(2);
  const [{ id, image }] = useCreateBook.getState().morePhotos;
  act(() => markMorePhoto(id, [{ kind: 'nose', at: [1, 2] }]));
  await waitUntilReady(2);
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  expect(await names()).toEqual(['Photo 1', 'Photo 2']);
  expect(screen.getByRole('img', { name: 'Your photo' })).toBeVisible();
  expect(useCreateBook.getState().image).toBe(image);
  expect(useCreateBook.getState()).toMatchObject({
    marks: [{ kind: 'nose' }],
    cutout: { status: 'done' },
  });
  expect(forget.mock.calls.map(([photo]) => photo === image.photo)).toEqual([false]);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  expect(screen.queryByRole('button', { name: 'Remove photo 2' })).not.toBeInTheDocument();
  expect(await useCreateBook.getState().image?.photo.text()).toBe('three');
});

test('the other photos are shown while there is no first one', async () => {
  const { user } = open();
  await user.upload(add(), file('two'));
  await waitUntilReady(1);
  act(() => useCreateBook.setState({ image: null, cutout: null }));
  await user.click(await screen.findByRole('button', { name: 'Remove photo 2' }));
  expect(useCreateBook.getState().morePhotos).toEqual([]);
  expect(screen.queryByLabelText('Add another photo')).toBeNull();
});

test('a picture that is pasted while a dialog is open is not added', async () => {
  const { user } = open();
  const paste = (text: string) =>
    fireEvent.paste(document.body, { clipboardData: { files: [file(text)] } });
  await user.upload(screen.getByLabelText('Photo'), file('new one'));
  const dialog = await screen.findByRole('dialog', { name: 'Crop photo' });
  paste('two');
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  paste('three');
  await screen.findByRole('button', { name: 'Remove photo 2' });
  const [second] = useCreateBook.getState().morePhotos;
  expect(await second.image.photo.text()).toBe('three');
});

test('removing a photo moves the focus to another one, or else to the field', async () => {
  const { user } = open();
  await user.upload(add(), [file('two'), file('three'), file('four')]);
  const remove = (number: number) =>
    screen.findByRole('button', { name: `Remove photo ${number}` });
  await remove(4);
  await user.click(await remove(2));
  expect(await remove(2)).toHaveFocus();
  await user.click(await remove(3));
  expect(await remove(2)).toHaveFocus();
  await user.click(await remove(2));
  expect(add()).toHaveFocus();
});

test('a book takes at most eight photos', async () => {
  const { user } = open();
  const many = Array.from({ length: MAX_PHOTOS }, (_, n) => file(`more ${n}`));
  await user.upload(add(), many);
  await screen.findByText("That's the maximum: a book can use up to 8 photos.");
  expect(screen.getByText('more 7.jpg: A book is made from 8 photos at most.')).toBeVisible();
  expect(screen.queryByLabelText('Add another photo')).toBeNull();
  expect(useCreateBook.getState().morePhotos).toHaveLength(MAX_PHOTOS - 1);
});

describe('when the last photo makes the field disappear', () => {
  const addSeven = async (user: ReturnType<typeof open>['user']) => {
    const seven = Array.from({ length: MAX_PHOTOS - 1 }, (_, n) => file(`more ${n}`));
    await user.upload(add(), seven);
  };
  const full = () => screen.findByText("That's the maximum: a book can use up to 8 photos.");

  test('the focus moves to the note in its place', async () => {
    const { user } = open();
    await addSeven(user);
    expect(await full()).toHaveFocus();
  });

  test('the focus stays where the visitor has moved it', async () => {
    const { user } = open();
    await addSeven(user);
    await user.click(screen.getByLabelText('Dog Name'));
    await full();
    expect(screen.getByLabelText('Dog Name')).toHaveFocus();
  });
});

test('a photo that cannot be drawn shows a message, and the others are drawn', async () => {
  const extract = async (photo: Blob) => {
    if ((await photo.text()) === 'two') throw new ColoringError('crashed', 'worker');
    return plainExtraction;
  };
  setClient({ extract });
  const { user } = open();
  await user.upload(add(), [file('two'), file('three')]);
  expect(await within(await strip()).findByText('Could not be drawn')).toBeVisible();
  expect(await within(await strip()).findByText('Ready')).toBeVisible();
});

test('a card does not ask the visitor to check a cutout that was corrected by hand', async () => {
  const { cutout } = plainExtraction;
  const small = { ...plainExtraction, cutout: { ...cutout, advice: 'small' as const } };
  setClient({ extract: () => Promise.resolve(small) });
  const { user } = open();
  await user.upload(add(), file('two'));
  expect(await within(await strip()).findByText('Take a look')).toBeVisible();
  const [{ id }] = useCreateBook.getState().morePhotos;
  act(() =>
    markMorePhoto(id, [{ kind: 'stroke', dabs: [{ x: 1, y: 2, radius: 3, mode: 'erase' }] }]),
  );
  await waitUntilReady(1);
});

test('all photos become part of the project, with their marks and their dogs', async () => {
  const { user } = open();
  await user.upload(add(), [file('two'), file('three')]);
  await waitUntilReady(2);
  const [second] = useCreateBook.getState().morePhotos;
  act(() =>
    useCreateBook.setState(({ morePhotos }) => ({
      morePhotos: morePhotos.map((photo) =>
        photo.id === second.id ? { ...photo, marks: [{ kind: 'nose', at: [3, 4] }] } : photo,
      ),
    })),
  );
  await act(startProject);
  const [project] = await listProjects();
  expect(project.morePhotos).toMatchObject([
    { hints: { nose: [3, 4] }, dog: plainDog },
    { hints: {}, dog: plainDog },
  ]);
});

test('a draft keeps the photos, and stores an uncropped one once', async () => {
  const { user } = open();
  await user.upload(add(), [file('two')]);
  await screen.findByRole('button', { name: 'Remove photo 2' });
  const [{ id }] = useCreateBook.getState().morePhotos;
  await waitFor(async () =>
    expect(
      Object.keys((await getDraft())?.pictures ?? {}).filter((key) => key.startsWith('more')),
    ).toEqual([`more-${id}-original`]),
  );
});

describe('while files are still being read', () => {
  /** Holds every file that is read; the returned function releases the next one. */
  const holdFiles = () => {
    const waiting: (() => void)[] = [];
    jest.mocked(readPhoto).mockImplementation(async (given) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { photo: new Blob([await given.text()]), width: 800, height: 600, note: null };
    });
    return async (): Promise<void> => {
      await waitFor(() => expect(waiting).not.toHaveLength(0));
      await act(async () => waiting.shift()?.());
    };
  };

  test('the dog in a photo is searched for while the next file is read', async () => {
    const releaseFile = holdFiles();
    const extract = jest.fn(fakeColoring().extract);
    const { user } = open();
    setClient({ extract });
    await user.upload(add(), [file('two'), file('three')]);
    await releaseFile();
    expect(await names()).toEqual(['Photo 1', 'Photo 2']);
    await waitUntilReady(1);
    expect(extract).toHaveBeenCalledTimes(1);
    await releaseFile();
    await waitUntilReady(2);
    expect(extract).toHaveBeenCalledTimes(2);
  });

  test('Get Started waits for them', async () => {
    const releaseFile = holdFiles();
    const { user } = open();
    await user.type(screen.getByLabelText('Dog Name'), 'Rex');
    await user.selectOptions(screen.getByLabelText('Birth Month'), 'March');
    await user.upload(add(), [file('two'), file('three')]);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Get Started' }));
    await releaseFile();
    await releaseFile();
    await waitForAddress('/get-started');
    const [project] = await listProjects();
    expect(project.morePhotos).toHaveLength(2);
    expect(useCreateBook.getState().projectId).toBe(project.id);
  });

  /** Presses Get Started while a second photo is being read, then closes the pricing dialog. */
  const startAndClose = async () => {
    const releaseFile = holdFiles();
    const { user } = open();
    await user.type(screen.getByLabelText('Dog Name'), 'Rex');
    await user.selectOptions(screen.getByLabelText('Birth Month'), 'March');
    await user.upload(add(), [file('two')]);
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const pricing = await screen.findByRole('dialog', { name: 'Pricing' });
    await user.click(within(pricing).getByRole('button', { name: 'Get Started' }));
    await user.click(within(pricing).getByRole('button', { name: 'Close' }));
    return { user, releaseFile };
  };

  test('closing the pricing dialog in the meantime keeps the form, and makes no project', async () => {
    const { user, releaseFile } = await startAndClose();
    await user.click(screen.getByRole('button', { name: 'Remove photo' }));
    await releaseFile();
    await screen.findByRole('button', { name: 'Remove photo 2' });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getByRole('heading', { name: 'Create Your Book' })).toBeVisible();
    expect(await listProjects()).toEqual([]);
  });

  test('changes after closing the pricing dialog are in the only project that is made', async () => {
    const { user, releaseFile } = await startAndClose();
    const name = screen.getByLabelText('Dog Name');
    await user.clear(name);
    await user.type(name, 'Max');
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    const start = await screen.findByRole('button', { name: 'Get Started' });
    expect(start).not.toHaveAttribute('aria-busy', 'true');
    await user.click(start);
    await releaseFile();
    await waitForAddress('/get-started');
    const projects = await listProjects();
    expect(projects.map(({ dogName }) => dogName)).toEqual(['Max']);
    expect(projects[0].morePhotos).toHaveLength(1);
  });

  test('Start over cancels them, and a project that waits for them', async () => {
    const releaseFile = holdFiles();
    const { user } = open();
    await user.upload(add(), [file('two'), file('three')]);
    const started = startProject().catch((error: unknown) => error);
    act(startOver);
    await releaseFile();
    expect(isAbort(await started)).toBe(true);
    expect(useCreateBook.getState()).toMatchObject({ image: null, morePhotos: [] });
    expect(await listProjects()).toEqual([]);
  });

  test('the replacement of a removed photo is canceled', async () => {
    const { user } = open();
    await user.upload(add(), file('two'));
    await screen.findByRole('button', { name: 'Remove photo 2' });
    const releaseFile = holdFiles();
    await user.upload(screen.getByLabelText('Replace photo 2'), file('three'));
    await user.click(screen.getByRole('button', { name: 'Remove photo 2' }));
    act(() => useCreateBook.setState({ projectId: 'made' }));
    await releaseFile();
    await waitFor(() => expect(screen.queryByText('Opening your photos')).toBeNull());
    expect(useCreateBook.getState()).toMatchObject({ morePhotos: [], projectId: 'made' });
  });

  test('the replacement of a photo that became the first one is not dropped silently', async () => {
    const { user } = open();
    await user.upload(add(), file('two'));
    await screen.findByRole('button', { name: 'Remove photo 2' });
    const releaseFile = holdFiles();
    await user.upload(screen.getByLabelText('Replace photo 2'), file('three'));
    await user.click(screen.getByRole('button', { name: 'Remove photo' }));
    await releaseFile();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'three.jpg: Not used, because the photo to replace was removed or is now photo 1.',
    );
  });
});
