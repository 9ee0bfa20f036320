import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from '@scribblepup/kernel/router';
import { NAVIGATION_DELAY_MS } from '../timing';
import { useDelayedNavigate } from './useDelayedNavigate';

const Start = () => {
  const goTo = useDelayedNavigate();
  return (
    <>
      <button onClick={() => void goTo('/end')}>Send</button>
      <Link to="/elsewhere">Leave</Link>
    </>
  );
};

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Start />} />
        <Route path="/end" element="the end" />
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
  expect(screen.getByText('the end')).toBeVisible();
});

test('navigates even if the screen is left during the pause', () => {
  fireEvent.click(screen.getByText('Send'));
  fireEvent.click(screen.getByText('Leave'));
  expect(screen.getByText('elsewhere')).toBeVisible();
  act(() => jest.advanceTimersByTime(NAVIGATION_DELAY_MS));
  expect(screen.getByText('the end')).toBeVisible();
});
