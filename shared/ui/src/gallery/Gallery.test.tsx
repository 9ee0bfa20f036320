import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from '@scribblepup/kernel/router';
import { axeViolations } from '../testing/axe';
import { Gallery } from './Gallery';

it('shows every component without breaking an accessibility rule', async () => {
  render(
    <MemoryRouter>
      <Gallery />
    </MemoryRouter>,
  );
  expect(await axeViolations()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByRole('dialog', { name: 'Sign out?' })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
