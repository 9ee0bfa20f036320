import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenBoundary } from '../remote/ScreenBoundary';
import { renderSite } from '../testing/renderSite';
import { ErrorScreen } from './ErrorScreen';

test('an unknown address shows the not-found screen with its exact texts', async () => {
  await renderSite('/this/does/not-exist');
  const main = within(screen.getByRole('main'));
  expect(main.getByText('Oops! 404')).toBeInTheDocument();
  expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^This page wandered off the page!$/,
  );
  expect(
    main.getByText(
      "The link you followed might be broken or the page may have been removed. Let's get you back to colorful places.",
    ),
  ).toBeInTheDocument();
  await userEvent.click(main.getByRole('button', { name: 'Back to Home' }));
  expect(window.location.pathname).toBe('/home');
});

test('an error in the frame itself shows the error screen with its two buttons', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const broken = new Error('broken');
  const onError = jest.fn();
  const Broken = (): never => {
    throw broken;
  };
  render(
    <ScreenBoundary fallback={() => <ErrorScreen />} onError={onError}>
      <Broken />
    </ScreenBoundary>,
  );
  const alert = within(screen.getByRole('main')).getByRole('alert');
  expect(within(alert).getByRole('heading', { level: 1 })).toHaveTextContent(
    'Something went wrong',
  );
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Back to Home' })).toBeInTheDocument();
  expect(screen.queryByText(/broken|Error:/)).not.toBeInTheDocument();
  expect(onError.mock.calls).toEqual([[broken]]);
});
