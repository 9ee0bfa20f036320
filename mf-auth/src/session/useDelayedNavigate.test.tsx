import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from '@scribblepup/kernel/router';
import { NAVIGATION_DELAY_MS } from '../timing';
import { useDelayedNavigate } from './useDelayedNavigate';

const Start = () => {
  const goTo = useDelayedNavigate();
  return (
    <>
      <button onClick={() => void goTo('/end')}>Send</button>
      <button onClick={() => void goTo('/end', { replace: true })}>Sign In</button>
      <Link to="/elsewhere">Leave</Link>
    </>
  );
};

const End = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
};

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MemoryRouter initialEntries={['/elsewhere', '/']}>
      <Routes>
        <Route path="/" element={<Start />} />
        <Route path="/end" element={<End />} />
        <Route path="/elsewhere" element="elsewhere" />
      </Routes>
    </MemoryRouter>,
  );
});
afterEach(() => jest.useRealTimers());

test('navigates after the pause, not before', () => {
  fireEvent.click(screen.getByText('Send'));
  act(() => jest.advanceTimersByTime(NAVIGATION_DELAY_MS - 1));
  expect(screen.getByText('Send')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByText('Back')).toBeVisible();
});

test('navigates even if the screen is left during the pause', () => {
  fireEvent.click(screen.getByText('Send'));
  fireEvent.click(screen.getByText('Leave'));
  expect(screen.getByText('elsewhere')).toBeVisible();
  act(() => jest.advanceTimersByTime(NAVIGATION_DELAY_MS));
  expect(screen.getByText('Back')).toBeVisible();
});

test.each([
  ['Send', 'Send'],
  ['Sign In', 'elsewhere'],
])('after %s, Back leads to %s', (button, before) => {
  fireEvent.click(screen.getByText(button));
  act(() => jest.advanceTimersByTime(NAVIGATION_DELAY_MS));
  fireEvent.click(screen.getByText('Back'));
  expect(screen.getByText(before)).toBeVisible();
});
