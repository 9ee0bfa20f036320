import { paths, setToken } from '@scribblepup/kernel';
import { Link } from '@scribblepup/kernel/router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import type { ScreenLoader } from '../federation';
import { renderSite, fakeLoader } from '../testing/renderSite';

const header = () => screen.getByRole('link', { name: 'Scribblepup home' });

// This test comes first, because a page has only one first screen.
test('the focus stays where the browser puts it on the first screen', async () => {
  await renderSite('/home');
  await screen.findByRole('heading', { name: 'Home' });
  expect(document.body).toHaveFocus();
});

test.each([
  ['/login', 'Sign In · Scribblepup'],
  ['/about-us', 'About Us · Scribblepup'],
  ['/home', 'Scribblepup · Turn your dog into a coloring book'],
  ['/nowhere', 'Page not found · Scribblepup'],
])('the tab on %s is named %s', async (address, title) => {
  await renderSite(address);
  expect(document.title).toBe(title);
});

describe('focus', () => {
  test('goes to the heading of the next screen', async () => {
    await renderSite('/about-us');
    await screen.findByRole('heading', { name: 'About Us' });
    await userEvent.click(header());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus());
  });

  test('goes to the heading of the not-found screen', async () => {
    await renderSite('/home');
    await screen.findByRole('heading', { name: 'Home' });
    act(() => {
      window.history.pushState({ key: 'x' }, '', '/nowhere');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  test('stays in a menu that is opened while the next screen loads', async () => {
    await renderSite('/home');
    await screen.findByRole('heading', { name: 'Home' });
    const menu = screen.getByRole('button', { name: 'Home' });
    await userEvent.click(menu);
    act(() => {
      window.history.pushState({ key: 'x' }, '', '/about-us');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await screen.findByRole('heading', { name: 'About Us' });
    expect(menu).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Login' })).toBeVisible();
  });

  test('stays where a screen has put it', async () => {
    const Form = () => {
      const input = useRef<HTMLInputElement>(null);
      useEffect(() => input.current?.focus(), []);
      return (
        <>
          <h1>Home</h1>
          <input ref={input} aria-label="Email" />
        </>
      );
    };
    const loader: ScreenLoader = {
      load: async () => ({ ok: true, value: Form }),
      peek: () => undefined,
    };
    await renderSite('/about-us', { loader });
    await screen.findByRole('heading', { name: 'Home' });
    await userEvent.click(header());
    await waitFor(() => expect(window.location.pathname).toBe('/home'));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  });
});

/** Simulates a visitor who has scrolled the page to this position. */
const setScrollY = (scrollY: number) =>
  Object.defineProperty(window, 'scrollY', { value: scrollY, configurable: true, writable: true });

describe('scrolling', () => {
  afterEach(() => {
    setScrollY(0);
    mockNavigationType();
    Object.defineProperty(window, 'scrollTo', {
      value: () => undefined,
      configurable: true,
      writable: true,
    });
  });

  test('a new screen starts at its top, and back returns to the old position', async () => {
    await renderSite('/about-us');
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await screen.findByRole('heading', { name: 'About Us' });
    setScrollY(640);
    window.dispatchEvent(new Event('scroll'));
    await userEvent.click(header());
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0));
    act(() => window.history.back());
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
  });

  test('going back to the first screen restores the position of its first HTML', async () => {
    setScrollY(300);
    await renderSite('/about-us');
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await screen.findByRole('heading', { name: 'About Us' });
    await userEvent.click(header());
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0));
    act(() => window.history.back());
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 300));
  });

  test('a history entry that a dialog adds has the scroll position of its screen', async () => {
    await renderSite('/about-us');
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await screen.findByRole('heading', { name: 'About Us' });
    setScrollY(640);
    window.dispatchEvent(new Event('scroll'));
    act(() => {
      window.history.pushState({ key: 'dialog' }, '', '/about-us');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await userEvent.click(header());
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0));
    act(() => window.history.back());
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
  });

  test('leaving a screen before it is tall enough for its old position keeps that position', async () => {
    await renderSite('/about-us');
    await screen.findByRole('heading', { name: 'About Us' });
    setScrollY(640);
    window.dispatchEvent(new Event('scroll'));
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {
      setScrollY(100);
      window.dispatchEvent(new Event('scroll'));
    });
    for (let times = 0; times < 2; times += 1) {
      await userEvent.click(header());
      await screen.findByRole('heading', { name: 'Home' });
      scrollTo.mockClear();
      act(() => window.history.back());
      await screen.findByRole('heading', { name: 'About Us' });
      expect(scrollTo).toHaveBeenLastCalledWith(0, 640);
    }
  });

  test('an entry that Back returned to on the same screen has the position from then on', async () => {
    await renderSite('/about-us');
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await screen.findByRole('heading', { name: 'About Us' });
    act(() => {
      window.history.pushState({ key: 'tab' }, '', '/about-us?tab=2');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    setScrollY(640);
    window.dispatchEvent(new Event('scroll'));
    act(() => window.history.back());
    await waitFor(() => expect(window.location.search).toBe(''));
    await userEvent.click(header());
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0));
    act(() => window.history.back());
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640));
  });

  test('a link to the current screen leads to its top', async () => {
    await renderSite('/home');
    await screen.findByRole('heading', { name: 'Home' });
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    setScrollY(640);
    await userEvent.click(header());
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
    scrollTo.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Home' }));
    await userEvent.click(screen.getByRole('link', { name: 'Home' }));
    expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  const mockNavigationType = (type?: string) =>
    Object.defineProperty(performance, 'getEntriesByType', {
      value: () => (type ? [{ type }] : []),
      configurable: true,
    });
  /** Scrolls a screen, closes it and opens it again, as a new page load. */
  const loadAgain = async (type: string) => {
    const before = await renderSite('/about-us');
    setScrollY(640);
    window.dispatchEvent(new Event('scroll'));
    before.unmount();
    setScrollY(0);
    mockNavigationType(type);
    const scrollTo = jest.fn();
    Object.defineProperty(window, 'scrollTo', {
      get: () => scrollTo,
      set: () => {},
      configurable: true,
    });
    await renderSite('/about-us');
    return scrollTo;
  };

  test.each(['reload', 'back_forward'])('a %s returns to the old position', async (type) => {
    expect(await loadAgain(type)).toHaveBeenCalledWith(0, 640);
  });

  test('the same address opened again starts at its top', async () => {
    expect(await loadAgain('navigate')).not.toHaveBeenCalledWith(0, 640);
  });

  test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
    'a %s event ends the return to the old position',
    async (event) => {
      setScrollY(300);
      await renderSite('/about-us');
      const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
      await screen.findByRole('heading', { name: 'About Us' });
      await userEvent.click(header());
      await screen.findByRole('heading', { name: 'Home' });
      // The screen is too short for its position, so the site would try again on each frame.
      setScrollY(0);
      act(() => window.history.back());
      await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 300));
      document.body.dispatchEvent(new Event(event, { bubbles: true }));
      scrollTo.mockClear();
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );
});

describe('preloading on intent', () => {
  const loadedPaths = (loader: ReturnType<typeof fakeLoader>) =>
    loader.load.mock.calls.map(([{ path }]) => path);

  test('hovering a link fetches the screen behind it', async () => {
    const loader = fakeLoader();
    await renderSite('/about-us', { loader });
    await userEvent.hover(header());
    expect(loadedPaths(loader)).toEqual([paths.aboutUs, paths.home]);
  });

  test('works on a site below a path', async () => {
    const loader = fakeLoader();
    await renderSite('/pups/about-us', { loader, basePath: '/pups' });
    await userEvent.hover(header());
    expect(loadedPaths(loader)).toEqual([paths.aboutUs, paths.home]);
  });

  test('focusing a link fetches it too', async () => {
    const loader = fakeLoader();
    await renderSite('/about-us', { loader });
    act(() => header().focus());
    expect(loadedPaths(loader)).toEqual([paths.aboutUs, paths.home]);
  });

  test('touching a link fetches it too', async () => {
    const loader = fakeLoader();
    await renderSite('/about-us', { loader });
    fireEvent.touchStart(header());
    expect(loadedPaths(loader)).toEqual([paths.aboutUs, paths.home]);
  });

  test('a screen that cannot be fetched is requested only once before the next navigation', async () => {
    const loader = fakeLoader();
    await renderSite('/about-us', { loader });
    await userEvent.click(screen.getByRole('button', { name: 'About Us' }));
    const login = screen.getByRole('link', { name: 'Login' });
    const moveOver = () =>
      act(() => void login.dispatchEvent(new Event('pointerover', { bubbles: true })));
    moveOver();
    moveOver();
    expect(loadedPaths(loader)).toEqual([paths.aboutUs, paths.login]);

    await userEvent.click(header());
    await screen.findByRole('heading', { name: 'Home' });
    moveOver();
    expect(loadedPaths(loader).filter((path) => path === paths.login)).toHaveLength(2);
  });

  test('a screen that its guard would not show is not fetched', async () => {
    const loader = fakeLoader();
    await renderSite('/about-us', { loader });
    await userEvent.click(screen.getByRole('button', { name: 'About Us' }));
    await userEvent.hover(screen.getByRole('link', { name: 'Orders' }));
    expect(loadedPaths(loader)).not.toContain(paths.orders);
    act(() => void setToken('a'));
    await userEvent.hover(screen.getByRole('link', { name: 'Orders' }));
    expect(loadedPaths(loader)).toContain(paths.orders);
  });
});

describe('the second click of a double click', () => {
  const Screen = ({ to }: { readonly to: string }) => (
    <>
      <h1>{to}</h1>
      <Link to={to}>Next</Link>
    </>
  );
  const loader: ScreenLoader = {
    load: ({ path }) =>
      Promise.resolve({
        ok: true,
        value: () => <Screen to={path === '/home' ? '/about-us' : '/home/subscription'} />,
      }),
    peek: () => undefined,
  };

  test('does not follow a link of the screen that the first click opened', async () => {
    await renderSite('/home', { loader });
    const link = await screen.findByRole('link', { name: 'Next' });
    fireEvent.click(link, { detail: 1 });
    await screen.findByRole('heading', { name: '/home/subscription' });
    expect(fireEvent.click(screen.getByRole('link', { name: 'Next' }), { detail: 2 })).toBe(false);
    expect(window.location.pathname).toBe('/about-us');
    await userEvent.click(screen.getByRole('link', { name: 'Next' }));
    expect(window.location.pathname).toBe('/home/subscription');
  });

  test('counts if the first click was on the same screen', async () => {
    const onPress = jest.fn();
    await renderSite('/home', {
      loader: {
        load: () =>
          Promise.resolve({ ok: true, value: () => <button onClick={onPress}>Undo</button> }),
        peek: () => undefined,
      },
    });
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledTimes(2);
  });
});
