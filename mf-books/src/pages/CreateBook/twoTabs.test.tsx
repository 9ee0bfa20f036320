import { act, screen, waitFor } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import type * as Library from '@scribblepup/library';
import { closeLibrary, getDraft } from '@scribblepup/library';
import { coloring } from '../../services/coloring';
import { fakeColoring } from '../../testing/coloring';
import { renderScreen } from '../../testing/render';
import CreateBook from './CreateBook';

jest.mock('../../services/coloring');

const max = {
  fields: {
    step: 1,
    details: { name: 'Max', born_month: '03' },
    marks: [],
    drawing: {},
    crops: {},
  },
  pictures: {},
};

/** Runs code as in another tab, which has its own instance of the library. */
const inAnotherTab = (work: (library: typeof Library) => Promise<unknown>): Promise<void> =>
  jest.isolateModulesAsync(async () => {
    const library = await import('@scribblepup/library');
    await work(library);
    await library.closeLibrary();
  });
const storedName = async (): Promise<unknown> =>
  ((await getDraft())?.fields['details'] as { name: string } | undefined)?.name;
const WARNING =
  'You began another book in another tab, and this device keeps only one unfinished book.';

// A page restores its draft only once, so this file has only one test.
test('a new book in another tab is kept until the visitor decides', async () => {
  jest.mocked(coloring).mockReturnValue(fakeColoring());
  const { user } = renderScreen(CreateBook, { path: paths.createBook });
  await user.type(screen.getByLabelText('Dog Name'), 'Rex');
  // The form saves a name only once it has looked for a draft.
  await waitFor(async () => expect(await storedName()).toBe('Rex'));
  await inAnotherTab((library) => library.saveDraft(max, { overwrite: true }));

  await user.type(screen.getByLabelText('Dog Name'), 'y');
  expect(await screen.findByText(WARNING)).toBeVisible();
  expect(screen.getByText('What you entered will be lost when you close this page.')).toBeVisible();
  expect(screen.getByLabelText('Dog Name')).toHaveValue('Rexy');

  await user.click(screen.getByRole('button', { name: 'Keep this one instead' }));
  await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull());
  expect(screen.getByRole('heading', { name: 'Create Your Book' })).toHaveFocus();
  expect(await storedName()).toBe('Rexy');

  // The other tab makes a project from its draft. This tab saves its own when it is shown again.
  await inAnotherTab((library) => library.saveDraft(max, { overwrite: true }));
  await user.type(screen.getByLabelText('Dog Name'), '!');
  expect(await screen.findByText(WARNING)).toBeVisible();
  await inAnotherTab(async (library) => {
    await library.getDraft();
    await library.clearDraft();
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull());
  expect(await storedName()).toBe('Rexy!');
  await closeLibrary();
});
