import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { captureFailureReports } from '@scribblepup/ui/testing';
import { openScreen } from './testing/openScreen';

const reports = captureFailureReports();

test('an email that cannot be remembered is reported as a failure of this remote', async () => {
  // jsdom has no IndexedDB, like a browser that stores nothing.
  await openScreen('/login');
  await userEvent.type(screen.getByLabelText('Email'), 'pup@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'anything{Enter}');
  await waitFor(() => expect(reports).toEqual([{ remote: 'auth', stage: 'remember-email' }]));
});
