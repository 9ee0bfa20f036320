import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { paths } from '@scribblepup/kernel';
import { useNavigate } from '@scribblepup/kernel/router';
import { createProject, eraseAll, findBook } from '@scribblepup/library';
import * as covers from '../../cover/art';
import * as paint from '../../cover/paintCover';
import { plainDog } from '../../testing/dog';
import { coverPaintings } from '../../services/coverPaintings';
import { renderScreen } from '../../testing/render';
import CustomizeCover from './CustomizeCover';

// Painting needs a canvas, so it is tested in a real browser.
jest.mock('../../cover/art');
jest.mock('../../cover/paintCover');

beforeEach(async () => {
  jest.mocked(covers.coverArt).mockResolvedValue({
    cutout: {} as HTMLCanvasElement,
    lines: [],
    size: plainDog,
    isCropped: false,
  });
  jest.mocked(paint.coverPicture).mockResolvedValue(new Blob(['cover']));
  await eraseAll();
});

/** The screen with buttons for the browser's Back, and for unloading and loading the screen. */
const WithBrowser = () => {
  const navigate = useNavigate();
  const [isLoaded, setIsLoaded] = useState(true);
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back in the browser</button>
      <button onClick={() => setIsLoaded(!isLoaded)}>{isLoaded ? 'Unload' : 'Load'}</button>
      {isLoaded && <CustomizeCover />}
    </>
  );
};

const open = async () => {
  const { id, currentBookId } = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: null,
  });
  const view = renderScreen(WithBrowser, { path: paths.customizeCover, state: { projectId: id } });
  await screen.findByRole('img', { name: 'Cover 1' });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  return { ...view, press, projectId: id, bookId: currentBookId };
};
type View = Awaited<ReturnType<typeof open>>;

const enterTitle = async ({ user, press }: Pick<View, 'user' | 'press'>, title: string) => {
  await press('Customize Cover');
  await user.clear(screen.getByLabelText('Title'));
  await user.type(screen.getByLabelText('Title'), title);
};

test('Back in the title stage returns to the covers and keeps title, like and cover', async () => {
  const { user, press } = await open();
  await press('Show cover 3');
  await press('Like');
  await enterTitle({ user, press }, 'Good Boy');
  await press('Back in the browser');
  expect(await screen.findByRole('img', { name: 'Cover 3' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Like', pressed: true })).toBeVisible();
  await press('Customize Cover');
  expect(screen.getByLabelText('Title')).toHaveValue('Good Boy');
});

test("the screen's own Back leaves no entry behind", async () => {
  const { press } = await open();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Customize Cover');
    await press('Back');
    await screen.findByRole('img', { name: 'Cover 1' });
  }
  await press('Customize Cover');
  await press('Back in the browser');
  expect(await screen.findByRole('img', { name: 'Cover 1' })).toBeVisible();
});

test('a reload stays in the title stage, and keeps the title', async () => {
  const { user, press } = await open();
  await enterTitle({ user, press }, 'Good Boy');
  await press('Unload');
  await press('Load');
  expect(await screen.findByLabelText('Title')).toHaveValue('Good Boy');
  await press('Back in the browser');
  expect(await screen.findByRole('img', { name: 'Cover 1' })).toBeVisible();
});

test('Back after saving returns to the saved cover, where another can be chosen', async () => {
  const { user, press } = await open();
  await press('Show cover 2');
  await enterTitle({ user, press }, 'Good Boy');
  await press('Continue');
  await screen.findByRole('heading', { name: 'Your Cover Is Ready' });
  await press('Back in the browser');
  expect(await screen.findByRole('img', { name: 'Cover 2' })).toBeVisible();
  await press('Show cover 4');
  await press('Unload');
  await press('Load');
  expect(await screen.findByRole('img', { name: 'Cover 4' })).toBeVisible();
});

/** Saves a cover, and goes back while it is being painted; the returned function ends that. */
const goBackWhileSaving = async (press: (name: string) => Promise<void>) => {
  let paintCover: (picture: Blob) => void = () => undefined;
  jest.mocked(paint.coverPicture).mockReturnValue(new Promise((resolve) => (paintCover = resolve)));
  await press('Customize Cover');
  await press('Continue');
  await press('Back in the browser');
  await screen.findByRole('img', { name: 'Cover 1' });
  return (): void => paintCover(new Blob(['cover']));
};

test('Back while the cover is being saved stays at the covers, and orders wait for it', async () => {
  const { press, projectId, bookId } = await open();
  const paintCover = await goBackWhileSaving(press);
  const order = coverPaintings.waitFor(projectId).then(() => findBook(bookId));
  const ordered = await act(() => {
    paintCover();
    return order;
  });
  expect(ordered?.book.cover).not.toBeNull();
  await waitFor(async () => expect((await findBook(bookId))?.book.cover).not.toBeNull());
  expect(screen.getByRole('img', { name: 'Cover 1' })).toBeVisible();
});

test('a cover chosen while another one is being saved is kept as an unsaved choice', async () => {
  const { press, projectId, bookId } = await open();
  const paintCover = await goBackWhileSaving(press);
  await press('Show cover 4');
  await press('Customize Cover');
  await act(() => {
    paintCover();
    return coverPaintings.waitFor(projectId);
  });
  expect((await findBook(bookId))?.book.cover).toMatchObject({ candidate: 0 });
  expect(screen.queryByRole('heading', { name: 'Your Cover Is Ready' })).not.toBeInTheDocument();
  await press('Back');
  await press('Unload');
  await press('Load');
  expect(await screen.findByRole('img', { name: 'Cover 4' })).toBeVisible();
});

test("a sample's title is kept too", async () => {
  const { user } = renderScreen(WithBrowser, { path: paths.customizeCover });
  await screen.findByRole('img', { name: 'Cover 1' });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await enterTitle({ user, press }, 'Good Boy');
  await press('Unload');
  await press('Load');
  expect(await screen.findByLabelText('Title')).toHaveValue('Good Boy');
});
