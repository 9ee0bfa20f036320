import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@scribblepup/kernel';
import { openScreen } from '../testing/openScreen';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('Tab and Enter lead from the subscription through each step to My Books', async () => {
  openScreen(paths.subscription);
  expect(
    await screen.findByRole('heading', {
      level: 1,
      name: 'Turn your dog into a coloring book for $29.99',
    }),
  ).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('img', { name: /coloring page/ })).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('img', { name: /cover/ })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Get Started!' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Now at /my-projects')).toBeVisible();
});

test.each([
  [paths.subscription, 'Next'],
  [paths.getStartedNext, 'Next'],
])('%s: each step has one heading and a button to the next screen', async (path, name) => {
  openScreen(path);
  await screen.findByRole('button', { name });
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await press(name);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('about us is text only: no pictures, no buttons', async () => {
  openScreen(paths.aboutUs);
  expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
  expect(screen.getByText(/your photo stays on your device/)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
