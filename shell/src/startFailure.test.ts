import { screen } from '@testing-library/dom';
import { showStartFailure } from './startFailure';

test('a site whose own code does not arrive says so and offers to reload', () => {
  document.body.innerHTML = '<div id="root"></div>';
  showStartFailure();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Scribblepup could not start',
  );
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
});
