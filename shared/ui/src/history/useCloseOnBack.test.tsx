import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { BrowserRouter, Route, Routes } from '@scribblepup/kernel/router';
import { isDialogEntry, useCloseOnBack } from './useCloseOnBack';

const OpenDialog = () => {
  const [isOpen, setOpen] = useState(true);
  useCloseOnBack(isOpen, () => setOpen(false));
  return isOpen ? 'The dialog is open' : 'The dialog is closed';
};

test('Back closes a dialog that its screen opens immediately, also in strict mode', async () => {
  window.history.pushState({ usr: null }, '', '/screen');
  const entries = window.history.length;
  render(
    <BrowserRouter>
      <OpenDialog />
    </BrowserRouter>,
    { wrapper: StrictMode },
  );
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: { isDialogOpen: true } }));
  expect(window.history).toHaveLength(entries + 1);
  act(() => window.history.back());
  expect(await screen.findByText('The dialog is closed')).toBeVisible();
});

/** A screen whose dialog stays open on Back while its action runs. */
const ActionDialog = () => {
  const [isOpen, setOpen] = useState(true);
  const [isRunning, setRunning] = useState(true);
  const close = (): void => {
    if (!isRunning) setOpen(false);
  };
  useCloseOnBack(isOpen, close);
  return (
    <>
      <p>{isOpen ? 'The dialog is open' : 'The dialog is closed'}</p>
      <button onClick={() => setRunning(false)}>Fail</button>
      <button onClick={() => setOpen(false)}>Succeed</button>
    </>
  );
};

const waitForEntry = (isDialogOpen: boolean): Promise<void> =>
  waitFor(() => {
    const { usr } = window.history.state as { readonly usr: unknown };
    expect(isDialogEntry(usr)).toBe(isDialogOpen);
  });

/** Opens a dialog whose action runs, presses Back and waits until its entry is current again. */
const goBackDuringAction = async () => {
  window.history.pushState(null, '', '/elsewhere');
  window.history.pushState({ usr: null }, '', '/screen');
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/screen" element={<ActionDialog />} />
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </BrowserRouter>,
    { wrapper: StrictMode },
  );
  await waitForEntry(true);
  const shown: boolean[] = [];
  const record = ({ state }: PopStateEvent): void => {
    shown.push(isDialogEntry((state as { readonly usr: unknown }).usr));
  };
  window.addEventListener('popstate', record);
  act(() => window.history.back());
  await waitFor(() => expect(shown).toEqual([false, true]));
  window.removeEventListener('popstate', record);
  expect(screen.getByText('The dialog is open')).toBeVisible();
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('after an action that ignored Back failed, the next Back closes its dialog', async () => {
  await goBackDuringAction();
  await press('Fail');
  act(() => window.history.back());
  expect(await screen.findByText('The dialog is closed')).toBeVisible();
  await waitForEntry(false);
  act(() => window.history.back());
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});

test('after an action that ignored Back succeeded, the next Back leaves the screen', async () => {
  await goBackDuringAction();
  await press('Succeed');
  await waitForEntry(false);
  act(() => window.history.back());
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});
