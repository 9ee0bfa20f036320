import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@scribblepup/kernel';
import { createQueryClient, QueryClientProvider } from '@scribblepup/kernel/query';
import { BrowserRouter, Route, Routes } from '@scribblepup/kernel/router';
import { eraseAll } from '@scribblepup/library';
import { readEntry } from '../../history/entries';
import * as files from '../../intake/testing/files';
import { coloring } from '../../services/coloring';
import { setDetails, setImage, startOver } from '../../store/createBookActions';
import { useCreateBook } from '../../store/createBook';
import { fakeColoring } from '../../testing/coloring';
import { stubCanvases } from '../../testing/pictures';
import CreateBook from './CreateBook';

jest.mock('../../services/coloring');
jest.mock('../../crop/openCropTool', () => ({
  openCropTool: (_container: HTMLElement, picture: Blob) =>
    Promise.resolve({
      setShape: () => undefined,
      destroy: () => undefined,
      apply: () => Promise.resolve({ photo: picture, crop: null, preview: picture }),
    }),
}));

const ELSEWHERE = '/my-projects';
const photo = new Blob(['photo']);

beforeEach(async () => {
  jest.mocked(coloring).mockReturnValue(fakeColoring());
  startOver();
  await eraseAll();
});

const Site = () => (
  <QueryClientProvider client={createQueryClient()}>
    <BrowserRouter>
      <Routes>
        <Route path={paths.createBook} element={<CreateBook />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </BrowserRouter>
  </QueryClientProvider>
);

/** Opens Create Your Book from another screen, in the browser's own history. */
const open = async () => {
  window.history.pushState(null, '', ELSEWHERE);
  window.history.pushState(null, '', paths.createBook);
  const user = userEvent.setup();
  const view = render(<Site />);
  await act(async () => undefined);
  return { ...view, user };
};

const fillIn = (): void =>
  act(() => {
    setDetails({ name: 'Rex', born_month: '03' });
    setImage({ photo, preview: photo, original: photo, crop: null });
  });

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const goBack = (): void => act(() => window.history.back());
/** Goes forward, and waits until the browser has arrived there. */
const goForward = (): Promise<void> =>
  act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        window.history.forward();
      }),
  );
const waitForNoDialog = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
/**
 * Waits until the browser's history is at the entry of this step, or of a dialog over it. A dialog
 * shows before it has its entry.
 */
const waitForEntry = (step: number, isDialogOpen = false) =>
  waitFor(() => {
    const { usr } = window.history.state as { readonly usr?: unknown };
    expect(JSON.stringify(readEntry(usr))).toBe(JSON.stringify({ step, isDialogOpen }));
  });
const waitForOtherScreen = () => screen.findByText('Elsewhere');
const waitForStep = (button: 'Next' | 'Generate') => screen.findByRole('button', { name: button });

const choosePhoto = (user: ReturnType<typeof userEvent.setup>): Promise<void> =>
  user.upload(
    screen.getByLabelText('Photo'),
    new File([files.jpeg(800, 600)], 'rex.jpg', { type: 'image/jpeg' }),
  );

/** Opens the pricing dialog at step 2, and goes back to step 1. */
const openPriceAndGoBack = async () => {
  fillIn();
  const opened = await open();
  await press(opened.user, 'Next');
  await screen.findByRole('dialog');
  await waitForEntry(2, true);
  goBack();
  await waitForNoDialog();
  await waitForEntry(2);
  goBack();
  await waitForStep('Next');
  await waitForEntry(1);
  return opened;
};

test('Back closes the pricing dialog, then returns to step 1 with everything kept, then leaves', async () => {
  fillIn();
  const { user } = await open();
  await press(user, 'Next');
  expect(await screen.findByRole('dialog', { name: 'Pricing' })).toBeVisible();
  await waitForEntry(2, true);
  goBack();
  await waitForNoDialog();
  await waitForStep('Generate');
  await waitForEntry(2);
  goBack();
  await waitForStep('Next');
  await waitForEntry(1);
  expect(screen.getByLabelText('Dog Name')).toHaveValue('Rex');
  expect(screen.getByAltText('Your photo')).toBeVisible();
  goBack();
  await waitForOtherScreen();
});

test('Back while the pricing dialog is closing returns to step 1', async () => {
  fillIn();
  const { user } = await open();
  await press(user, 'Next');
  await screen.findByRole('dialog', { name: 'Pricing' });
  await waitForEntry(2, true);
  const { history } = window;
  const go = history.go.bind(history);
  // A browser makes one move of the screen's own move and a Back that comes before it has ended.
  jest.spyOn(history, 'go').mockImplementationOnce((delta = 0) => go(delta - 1));
  await press(user, 'Close');
  await waitForNoDialog();
  await waitForStep('Next');
  await waitForEntry(1);
  goBack();
  await waitForOtherScreen();
});

test('closing the pricing dialog and going back with the buttons leaves no entries behind', async () => {
  fillIn();
  const { user } = await open();
  await press(user, 'Next');
  await screen.findByRole('dialog', { name: 'Pricing' });
  await waitForEntry(2, true);
  await press(user, 'Close');
  await waitForNoDialog();
  await waitForEntry(2);
  await press(user, 'Generate');
  await screen.findByRole('dialog', { name: 'Pricing' });
  await waitForEntry(2, true);
  await press(user, 'Close');
  await waitForNoDialog();
  await waitForEntry(2);
  await press(user, 'Back');
  await waitForStep('Next');
  await waitForEntry(1);
  goBack();
  await waitForOtherScreen();
});

test('Back closes the crop dialog, and the form keeps its input', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Dog Name'), 'Rex');
  await choosePhoto(user);
  await screen.findByRole('dialog', { name: 'Crop photo' });
  await waitForEntry(1, true);
  goBack();
  await waitForNoDialog();
  await waitForEntry(1);
  expect(screen.getByLabelText('Dog Name')).toHaveValue('Rex');
  goBack();
  await waitForOtherScreen();
});

test('after Apply, Back leaves the screen immediately', async () => {
  const { user } = await open();
  await choosePhoto(user);
  const dialog = within(await screen.findByRole('dialog', { name: 'Crop photo' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Apply' })).toBeEnabled());
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitForNoDialog();
  await waitForEntry(1);
  goBack();
  await waitForOtherScreen();
});

test('Back closes the cutout editor', async () => {
  stubCanvases();
  fillIn();
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Touch up' }));
  expect(screen.getByRole('dialog', { name: 'Touch up the cutout' })).toBeVisible();
  await waitForEntry(1, true);
  goBack();
  await waitForNoDialog();
  expect(screen.getByAltText('Your photo')).toBeVisible();
});

test('Back closes the Start over dialog, and removes nothing', async () => {
  fillIn();
  act(() => useCreateBook.setState({ isRestored: true }));
  const { user } = await open();
  await press(user, 'Start over');
  expect(screen.getByRole('dialog', { name: 'Start over?' })).toBeVisible();
  await waitForEntry(1, true);
  goBack();
  await waitForNoDialog();
  expect(screen.getByAltText('Your photo')).toBeVisible();
});

test('Forward returns to step 2, but opens no dialog', async () => {
  await openPriceAndGoBack();
  await goForward();
  await waitForStep('Generate');
  await goForward();
  await waitForEntry(2);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('Forward does not return to step 2 while details are missing', async () => {
  const { user } = await openPriceAndGoBack();
  await user.selectOptions(screen.getByLabelText('Birth Month'), '');
  await goForward();
  await waitForEntry(1);
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
});

test('Back from the picker returns to step 2, without the pricing dialog', async () => {
  fillIn();
  const { user } = await open();
  await press(user, 'Next');
  await screen.findByRole('dialog');
  await press(user, 'Get Started');
  await waitForOtherScreen();
  goBack();
  await waitForStep('Generate');
  await waitForEntry(2);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  goBack();
  await waitForStep('Next');
});

/** Shows the screen again at the current entry of the history. */
const reload = ({ unmount }: Awaited<ReturnType<typeof open>>): void => {
  unmount();
  render(<Site />);
};

test('a reload with a dialog open does not cost an extra Back', async () => {
  act(() => useCreateBook.setState({ isRestored: true }));
  fillIn();
  const first = await open();
  await press(first.user, 'Start over');
  await screen.findByRole('dialog');
  await waitForEntry(1, true);
  reload(first);
  await waitForEntry(1);
});

test('a reload while cropping opens the crop dialog again, and Back closes it', async () => {
  const first = await open();
  await choosePhoto(first.user);
  await screen.findByRole('dialog', { name: 'Crop photo' });
  await waitForEntry(1, true);
  reload(first);
  await screen.findByRole('dialog', { name: 'Crop photo' });
  await waitForEntry(1, true);
  goBack();
  await waitForNoDialog();
  await waitForEntry(1);
  goBack();
  await waitForOtherScreen();
});
