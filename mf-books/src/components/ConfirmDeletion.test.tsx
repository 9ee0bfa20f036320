import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { LibraryError } from '@scribblepup/library';
import { isDialogEntry } from '@scribblepup/ui/history';
import { captureFailureReports } from '@scribblepup/ui/testing';
import { useDialogHistory } from '../history/useDialogHistory';
import { renderExample } from '../testing/example';
import { ConfirmDeletion } from './ConfirmDeletion';

const reports = captureFailureReports();

let fail: (cause: Error) => void;

const Example = () => {
  useDialogHistory();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Delete Rex</button>
      {isOpen && (
        <ConfirmDeletion
          title="Delete Rex?"
          okLabel="Delete"
          stage="delete"
          remove={() => new Promise((_resolve, reject) => (fail = reject))}
          onCancel={() => setIsOpen(false)}
        >
          All photos of Rex will be deleted.
        </ConfirmDeletion>
      )}
    </>
  );
};

const isAtDialogEntry = (): boolean =>
  isDialogEntry((window.history.state as { readonly usr: unknown }).usr);
const goBack = (): void => act(() => window.history.back());

test('Back does nothing during a deletion, and closes the dialog after it has failed', async () => {
  renderExample(<Example />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Delete Rex' }));
  await waitFor(() => expect(isAtDialogEntry()).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Delete' }));

  const shown: boolean[] = [];
  window.addEventListener('popstate', () => shown.push(isAtDialogEntry()));
  goBack();
  await waitFor(() => expect(shown).toEqual([false, true]));
  expect(screen.getByRole('dialog', { name: 'Delete Rex?' })).toBeVisible();

  await act(async () => fail(new LibraryError('damaged')));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(reports).toContainEqual({ remote: 'books', stage: 'delete' });
  goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  goBack();
  expect(await screen.findByText('Elsewhere')).toBeVisible();
});
