import { waitFor } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import { captureFailureReports } from '@scribblepup/ui/testing';
import MyProjects from './pages/MyProjects/MyProjects';
import { renderScreen } from './testing/render';

const reports = captureFailureReports();

test('projects that cannot be read are reported as a failure of this remote', async () => {
  Reflect.deleteProperty(globalThis, 'indexedDB');
  renderScreen(MyProjects, { path: paths.myProjects });
  await waitFor(() => expect(reports).toContainEqual({ remote: 'books', stage: 'library' }));
});
