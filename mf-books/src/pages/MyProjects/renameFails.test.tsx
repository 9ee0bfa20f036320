import { screen } from '@testing-library/react';
import { paths } from '@scribblepup/kernel';
import { createProject, eraseAll, listProjects } from '@scribblepup/library';
import { captureFailureReports } from '@scribblepup/ui/testing';
import { renderScreen } from '../../testing/render';
import MyProjects from './MyProjects';

jest.mock('./RenameDialog', () => {
  throw new Error('The dialog did not arrive.');
});

const reports = captureFailureReports();

test('shows a message if the code of the dialog cannot be loaded, and loses nothing', async () => {
  await eraseAll();
  await createProject({ dogName: 'Rex', bornMonth: '03', photo: null });
  const { user } = renderScreen(MyProjects, { path: paths.myProjects });
  await user.click(await screen.findByRole('button', { name: 'Rename Rex' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Something went wrong. Please try again.',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(reports).toContainEqual({ remote: 'books', stage: 'rename' });
  expect(await listProjects()).toMatchObject([{ dogName: 'Rex' }]);
});
