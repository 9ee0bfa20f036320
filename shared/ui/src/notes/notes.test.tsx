import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '@scribblepup/ui';
import { NewerVersionNote, Note } from '.';

test('a note is announced, and its buttons answer it', async () => {
  const onClick = jest.fn();
  render(<Note actions={<Button onClick={onClick}>Got it</Button>}>Your books are here.</Note>);
  expect(screen.getByRole('status')).toHaveTextContent('Your books are here.');
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('announces a newer version when it is seen, and unsubscribes on unmount', () => {
  const listeners = new Set<() => void>();
  let isSeen = false;
  const { unmount } = render(
    <NewerVersionNote
      subscribe={(listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      }}
      hasNewerVersion={() => isSeen}
    />,
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  isSeen = true;
  act(() => listeners.forEach((listener) => listener()));
  expect(screen.getByRole('status')).toHaveTextContent(
    /^A newer version of this site is open in another tab/,
  );
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  unmount();
  expect(listeners.size).toBe(0);
});
