import { act, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { BrowserRouter } from '@scribblepup/kernel/router';
import { useCloseOnBack } from './useCloseOnBack';

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
