import { render, screen } from '@testing-library/react';
import { focusHeading } from './focusHeading';

const open = () =>
  render(
    <>
      <h2>Menu</h2>
      <h1>Settings</h1>
      <section aria-label="Dialog">
        <h2>Sign Out</h2>
      </section>
    </>,
  );

test("the page's heading gets the focus", () => {
  open();
  focusHeading();
  expect(screen.getByRole('heading', { name: 'Settings' })).toHaveFocus();
});

test('with `within`, the heading of that part gets the focus', () => {
  open();
  focusHeading({ within: screen.getByRole('region', { name: 'Dialog' }) });
  expect(screen.getByRole('heading', { name: 'Sign Out' })).toHaveFocus();
});

test('if there is no heading, the focus does not move', () => {
  render(<button>Stay</button>);
  screen.getByRole('button').focus();
  focusHeading();
  expect(screen.getByRole('button')).toHaveFocus();
});

test('can leave the scroll position unchanged', () => {
  open();
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  focusHeading({ preventScroll: true });
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});
