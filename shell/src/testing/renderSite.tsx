import { clearToken, setToken } from '@scribblepup/kernel';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { App } from '../App';
import type { ScreenAddress, LoadResult, ScreenLoader } from '../federation';
import { screens } from '../screens/screens';

interface SiteOptions {
  readonly token?: string;
  /** Navigation state, as a link would pass it. */
  readonly state?: unknown;
  readonly basePath?: string;
  readonly loader?: ScreenLoader;
}

/** A loader whose screens show the shell's title as their heading; `load` records the requests. */
export function fakeLoader() {
  const load = jest.fn(({ path }: ScreenAddress): Promise<LoadResult<ComponentType>> => {
    const StandIn = () => <h1>{screens[path].title}</h1>;
    return Promise.resolve({ ok: true, value: StandIn });
  });
  return { load, peek: () => undefined } satisfies ScreenLoader;
}

/** Renders the whole shell at an address, with stand-ins for the remotes' screens. */
export async function renderSite(
  address: string,
  { token, state, basePath = '/', loader = fakeLoader() }: SiteOptions = {},
) {
  if (token === undefined) clearToken();
  else setToken(token);
  // The router keeps navigation state under `usr`.
  window.history.pushState({ usr: state, key: 'test' }, '', address);
  window.scrollTo = () => undefined;
  // Await act, so that a stand-in screen has arrived when the test continues.
  return act(async () => render(<App config={{ basePath }} loader={loader} />));
}
