import { act, render, screen } from '@testing-library/react';
import { notify } from './notify';
import { TOAST_MS } from './timing';
import { Toaster } from './Toaster';

// This test controls the clock itself.
jest.unmock('./timing');

describe('messages', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    act(() => jest.runOnlyPendingTimers());
    jest.useRealTimers();
  });

  it('show one at a time: a new one replaces the old', () => {
    render(<Toaster />);
    act(() => void notify.success('Saved'));
    expect(screen.getByRole('status')).toHaveTextContent('Saved');
    act(() => void notify.error('Network error try again'));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Network error try again');
  });

  it('appear in a live region that was there before', () => {
    const { container } = render(<Toaster />);
    const region = container.querySelector('[aria-live]');
    expect(region).toBeEmptyDOMElement();
    act(() => void notify.success('Saved'));
    expect(screen.getByRole('status')).toBe(region);
    act(() => void notify.error('Network error try again'));
    expect(screen.getByRole('alert')).toBe(region);
  });

  it('disappear after two seconds', () => {
    render(<Toaster />);
    act(() => void notify.warning('Maximum selection reached.'));
    expect(TOAST_MS).toBe(2000);
    act(() => jest.advanceTimersByTime(TOAST_MS - 1));
    expect(screen.getByRole('status')).toHaveTextContent('Maximum selection reached.');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
