import { reportFailure } from '@scribblepup/kernel/core';
import { screen } from '@testing-library/dom';
import { showStartFailure } from './startFailure';

jest.mock('@scribblepup/kernel/core', () => ({ reportFailure: jest.fn() }));

test("if the site's own code does not arrive, the page says so, offers to reload, and reports it", () => {
  document.body.innerHTML = '<div id="root"></div>';
  const cause = new Error('chunk');
  showStartFailure(cause);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
  expect(screen.getByRole('alert')).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Scribblepup could not start',
  );
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(jest.mocked(reportFailure).mock.calls).toEqual([
    [{ remote: 'shell', stage: 'start', cause }],
  ]);
});
