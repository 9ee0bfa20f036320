import { clearToken, setToken } from '@scribblepup/kernel';
import { MemoryRouter } from '@scribblepup/kernel/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ReplayEarlyInput, watchEarlyInput } from './earlyInput';
import { Drawer } from './header/Drawer';
import { Header } from './header/Header';
import { PRESSED_ATTRIBUTE } from './pressedAttribute';

const firstHtml = (): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML =
    '<a href="/home">Logo</a><button type="button">Menu</button><a href="/login">Login</a><main tabindex="-1"><a href="/home/subscription">Next</a></main>';
  document.body.append(root);
  return root;
};

const Site = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <a href="/home">Logo</a>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Menu
      </button>
      <a href="/login">Login</a>
      <main tabIndex={-1}>
        <a href="/home/subscription">Next</a>
      </main>
    </>
  );
};

const replace = async (
  root: HTMLElement,
  whileWaiting?: () => Promise<void>,
  site: ReactNode = <Site />,
): Promise<void> => {
  const stopWatching = watchEarlyInput(root);
  await whileWaiting?.();
  root.replaceChildren();
  const Page = () => (
    <>
      {site}
      <ReplayEarlyInput root={root} stopWatching={stopWatching} />
    </>
  );
  render(<Page />, { container: root });
};

test('a button that was pressed too early is pressed again', async () => {
  const root = firstHtml();
  root.querySelector('button')?.setAttribute(PRESSED_ATTRIBUTE, '');
  await replace(root);
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
});

test('a drawer whose button was pressed too early opens, and stays open', async () => {
  const root = firstHtml();
  root.innerHTML = `<button type="button" ${PRESSED_ATTRIBUTE}>Open menu</button>`;
  const drawer = (
    <MemoryRouter initialEntries={['/about-us']}>
      <Drawer />
    </MemoryRouter>
  );
  await replace(root, undefined, drawer);
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

describe('for a member, whose header differs from the one in the first HTML', () => {
  const page = (
    <MemoryRouter initialEntries={['/home']}>
      <Header />
      <main tabIndex={-1}>
        <a href="/my-projects">My Books</a>
        <button type="button">Play</button>
      </main>
    </MemoryRouter>
  );

  afterEach(() => act(clearToken));

  /** The controls that the site presses, after a member handled `part` of the first HTML. */
  const pressedAfter = async (
    part: string,
    handle: (control: HTMLElement) => void = (control) =>
      control.setAttribute(PRESSED_ATTRIBUTE, ''),
  ): Promise<(string | null)[]> => {
    const root = document.createElement('div');
    root.innerHTML = renderToString(page);
    document.body.append(root);
    const pressed: (string | null)[] = [];
    handle(root.querySelector<HTMLElement>(part)!);
    setToken('member');
    root.addEventListener('click', ({ target }) =>
      pressed.push(target instanceof Element ? target.textContent : null),
    );
    await replace(root, undefined, page);
    return pressed;
  };

  test.each([
    ['header > div > button', ['Open menu']],
    ['main button', ['Play']],
    // The button of the guests' menu.
    ['nav button', []],
  ])('a press on %s presses %j', async (part, pressed) => {
    expect(await pressedAfter(part)).toEqual(pressed);
  });

  test('if two links have the same text, the focused one keeps the focus', async () => {
    await pressedAfter('main a', (link) => link.focus());
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
    expect(document.activeElement).toHaveTextContent('My Books');
  });

  test('the focus on a control that a member does not have is dropped', async () => {
    await pressedAfter('nav button', (button) => button.focus());
    expect(document.body).toHaveFocus();
  });
});

test('the focus stays on the control that had it', async () => {
  const root = firstHtml();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await replace(root);
  expect(screen.getByRole('link', { name: 'Login' })).toHaveFocus();
});

test('a key pressed while the site renders counts too', async () => {
  await replace(firstHtml(), async () => {
    await userEvent.tab();
  });
  expect(screen.getByRole('link', { name: 'Logo' })).toHaveFocus();
});

test('the focus stays where the skip link moved it, and Tab continues from there', async () => {
  const root = firstHtml();
  root.querySelector('main')?.focus();
  await replace(root);
  expect(screen.getByRole('main')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
});

test('opened details stay open, and all others stay closed', async () => {
  const details = ['One', 'Two', 'Three'].map((name) => (
    <details key={name}>
      <summary>{name}</summary>
      <p>The rest of {name}</p>
    </details>
  ));
  const root = document.createElement('div');
  root.innerHTML = renderToString(details);
  document.body.append(root);
  const [one, two] = root.querySelectorAll('details');
  one.open = true;
  const openAnother = async () => {
    two.open = true;
  };
  await replace(root, openAnother, details);
  for (const name of ['One', 'Two']) expect(screen.getByText(`The rest of ${name}`)).toBeVisible();
  expect(screen.getByText('The rest of Three')).not.toBeVisible();
});

test('an untouched page has no menu open and no focus', async () => {
  await replace(firstHtml());
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
  expect(document.body).toHaveFocus();
});
