import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Route, Routes, useLocation } from '@scribblepup/kernel/router';
import { Modal } from '@scribblepup/ui';
import { CloseOnBack } from './CloseOnBack';
import { isDialogEntry } from '@scribblepup/ui/history';
import { useDialogHistory } from '../../history/useDialogHistory';
import { renderExample } from '../../testing/example';

/** A screen with two dialogs, one of which leads to the other. */
const Example = () => {
  useDialogHistory();
  const { state } = useLocation();
  const [dialog, setDialog] = useState<'First' | 'Second' | null>(null);
  const close = (): void => setDialog(null);
  return (
    <>
      <output>{JSON.stringify(state)}</output>
      <button onClick={() => setDialog('First')}>Open</button>
      {dialog && (
        <Modal open key={dialog} title={dialog} onClose={close}>
          <CloseOnBack onClose={close} />
          <button onClick={() => setDialog('Second')}>Next</button>
        </Modal>
      )}
    </>
  );
};

const open = async (state: unknown = { projectId: '1' }) => {
  const user = userEvent.setup();
  const view = renderExample(<Example />, state);
  await act(async () => undefined);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { ...view, press };
};

/** Waits until the browser's history is at an entry of the screen, or of a dialog over it. */
const waitForEntry = (isDialog: boolean): Promise<void> =>
  waitFor(() => {
    const { usr } = window.history.state as { readonly usr?: unknown };
    expect(isDialogEntry(usr)).toBe(isDialog);
    expect(usr).toMatchObject({ projectId: '1' });
  });
const goBack = (): void => act(() => window.history.back());
const waitForNoDialog = (): Promise<void> =>
  waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const waitForOtherScreen = () => screen.findByText('Elsewhere');

test('Back closes the dialog, and then leaves the screen', async () => {
  const { press } = await open();
  await press('Open');
  await waitForEntry(true);
  goBack();
  await waitForNoDialog();
  await waitForEntry(false);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  goBack();
  expect(await waitForOtherScreen()).toBeVisible();
});

test('a dialog that is closed with its own button leaves no entry behind', async () => {
  const { press } = await open();
  for (let turn = 0; turn < 2; turn += 1) {
    await press('Open');
    await waitForEntry(true);
    await press('Close');
    await waitForEntry(false);
  }
  goBack();
  expect(await waitForOtherScreen()).toBeVisible();
});

test('closing a dialog does not close another one that opens right after it', async () => {
  const { press } = await open();
  await press('Open');
  await waitForEntry(true);
  act(() => screen.getByRole('button', { name: 'Close' }).click());
  act(() => screen.getByRole('button', { name: 'Open' }).click());
  await waitForEntry(false);
  await waitForEntry(true);
  expect(screen.getByRole('dialog', { name: 'First' })).toBeVisible();
  goBack();
  await waitForNoDialog();
});

test('dialogs that lead to one another share an entry', async () => {
  const { press } = await open();
  await press('Open');
  await waitForEntry(true);
  await press('Next');
  expect(await screen.findByRole('dialog', { name: 'Second' })).toBeVisible();
  goBack();
  await waitForNoDialog();
  await waitForEntry(false);
  goBack();
  expect(await waitForOtherScreen()).toBeVisible();
});

test('Forward does not stay at the entry of a closed dialog', async () => {
  const { press } = await open();
  await press('Open');
  await waitForEntry(true);
  goBack();
  await waitForNoDialog();
  await waitForEntry(false);
  await act(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener('popstate', () => resolve(), { once: true });
        window.history.forward();
      }),
  );
  await waitForEntry(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test("a reload while a dialog is open returns to the screen's own entry", async () => {
  const { press, unmount } = await open();
  await press('Open');
  await waitForEntry(true);
  unmount();
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/example" element={<Example />} />
      </Routes>
    </BrowserRouter>,
  );
  await waitForEntry(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
