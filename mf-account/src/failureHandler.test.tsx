import { waitFor } from '@testing-library/react';
import { captureFailureReports } from '@scribblepup/ui/testing';
import { openScreen } from './testing/openScreen';

const reports = captureFailureReports();

test('a profile that cannot be read is reported as a failure of this remote', async () => {
  // jsdom has no IndexedDB, like a browser that stores nothing.
  await openScreen('/profile');
  await waitFor(() => expect(reports).toEqual([{ remote: 'account', stage: 'read' }]));
});
