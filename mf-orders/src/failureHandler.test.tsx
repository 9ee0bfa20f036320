import { waitFor } from '@testing-library/react';
import { captureFailureReports } from '@scribblepup/ui/testing';
import { openScreen } from './testing/openScreen';

const reports = captureFailureReports();

test('orders that cannot be read are reported as a failure of this remote', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  await openScreen('/orders');
  await waitFor(() => expect(reports).toEqual([{ remote: 'orders', stage: 'orders' }]));
});
