import { act, screen, waitFor, within } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import { createProject, eraseAll, updateProject } from '@scribblepup/library';
import type { ColoringClient } from '@scribblepup/studio';
import { BlobImage } from '../../components/BlobImage';
import * as service from '../../services/coloring';
import { fakeColoring } from '../../testing/coloring';
import { pagesAt, plainDog, plainPage } from '../../testing/dog';
import { renderScreen } from '../../testing/render';
import Picker from './Picker';

jest.mock('../../services/coloring');
jest.mock('../../components/BlobImage', () => ({ BlobImage: jest.fn(() => null) }));

/** Enough for one card, four thumbnails and a large picture; over twenty cards are shown. */
const FEW = 10;

/** The number of pictures that an action renders: each card and each thumbnail has one. */
const picturesRenderedBy = async (action: () => Promise<unknown>): Promise<number> => {
  const { calls } = jest.mocked(BlobImage).mock;
  const before = calls.length;
  await action();
  return calls.length - before;
};

/** Opens the picker with 50 pages, and shows those of one photo, about half of them. */
const openWithFilter = async () => {
  jest.mocked(service.coloring).mockReturnValue(fakeColoring());
  const { id } = await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: new Blob(['one']),
    dog: plainDog,
    morePhotos: [{ photo: new Blob(['two']), dog: plainDog }],
  });
  await updateProject(id, ({ books }) => ({
    generatedCount: 50,
    books: [{ ...books[0], pages: pagesAt(0, 1, 2) }],
  }));
  const { user } = renderScreen(Picker, { path: paths.picker, state: { projectId: id } });
  await screen.findByText('50 pages are ready');
  await user.click(await screen.findByRole('button', { name: 'Photo 2' }));
  const cards = screen.getAllByRole('button', { name: /^Page \d+$/ });
  expect(cards.length).toBeGreaterThan(20);
  return { user, cards };
};

beforeEach(() => eraseAll());

test('a drawn page does not render the cards of other pages', async () => {
  const drawPages = jest.fn<Promise<void>, Parameters<ColoringClient['drawPages']>>(
    () => new Promise(() => undefined),
  );
  jest.mocked(service.coloring).mockReturnValue(fakeColoring({ drawPages }));
  await createProject({
    dogName: 'Rex',
    bornMonth: '03',
    photo: new Blob(['photo']),
    dog: plainDog,
  });
  renderScreen(Picker, { path: paths.picker });
  await screen.findByText('Drawing page 1');
  await waitFor(() => expect(drawPages).toHaveBeenCalled());
  const { looks, onPage } = drawPages.mock.calls[0][2];
  const finish = (look: string): void => act(() => onPage(plainPage(look), new Blob([look])));
  for (const look of looks.slice(1)) finish(look);
  const count = await picturesRenderedBy(async () => finish(looks[0]));
  expect(screen.getByRole('button', { name: 'Page 1' })).toBeVisible();
  expect(count).toBe(1);
});

test('a pick does not render the cards of other pages', async () => {
  const { user, cards } = await openWithFilter();
  const last = cards.at(-1)!;
  const count = await picturesRenderedBy(async () => {
    await user.click(last);
    await waitFor(() => expect(screen.getByText('Saved on this device')).toBeVisible());
  });
  expect(last).toHaveAttribute('aria-pressed', 'true');
  expect(count).toBeLessThan(FEW);
});

test('opening a page large does not render the cards', async () => {
  const { user } = await openWithFilter();
  const [zoom] = screen.getAllByRole('button', { name: /^Zoom in on / });
  const count = await picturesRenderedBy(async () => {
    await user.click(zoom);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.queryByText('Opening the page')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Close' }));
  });
  expect(count).toBeLessThan(FEW);
});
