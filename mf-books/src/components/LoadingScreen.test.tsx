import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from '@scribblepup/kernel/router';
import { Screen } from '@scribblepup/ui';
import { focusHeading } from '@scribblepup/ui/focus';
import { LoadingScreen } from './LoadingScreen';

const Loaded = () => <Screen title="Book 1" />;

const Book = ({ isLoaded }: { readonly isLoaded: boolean }) => (
  <>
    <button type="button">Menu</button>
    {isLoaded ? <Loaded /> : <LoadingScreen title="Book" />}
  </>
);

test("the focus moves from the placeholder's heading to that of the screen", async () => {
  const { rerender } = render(<Book isLoaded={false} />, { wrapper: MemoryRouter });
  focusHeading();
  expect(screen.getByRole('heading', { name: 'Book' })).toHaveFocus();
  rerender(<Book isLoaded />);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Book 1' })).toHaveFocus());
});

test('leaves the focus where the visitor has moved it in the meantime', async () => {
  const { rerender } = render(<Book isLoaded={false} />, { wrapper: MemoryRouter });
  focusHeading();
  screen.getByRole('button', { name: 'Menu' }).focus();
  rerender(<Book isLoaded />);
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
});
