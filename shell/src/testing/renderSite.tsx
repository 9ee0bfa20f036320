import { clearToken, setToken } from '@scribblepup/kernel';
import { act, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { App } from '../App';
import type { Address, Loaded, ScreenLoader } from '../federation';
import { screens } from '../screens/screens';

interface SiteOptions {
  readonly token?: string;
  /** Navigation state, as a link would carry it. */
  readonly state?: unknown;
  readonly basePath?: string;
  readonly loader?: ScreenLoader;
}

/** A loader whose screens show the shell's title as their heading; `load` records what was asked for. */
export function standInLoader() {
  const load = jest.fn(({ path }: Address): Promise<Loaded<ComponentType>> => {
    const StandIn = () => <h1>{screens[path].title}</h1>;
    return Promise.resolve({ ok: true, value: StandIn });
  });
  return { load, peek: () => undefined } satisfies ScreenLoader;
}

/** The whole shell at an address, with a stand-in for what the remotes bring. */
export async function renderSite(
  address: string,
  { token, state, basePath = '/', loader = standInLoader() }: SiteOptions = {},
) {
  if (token === undefined) clearToken();
  else setToken(token);
  // The router keeps navigation state under `usr`.
  window.history.pushState({ usr: state, key: 'test' }, '', address);
  window.scrollTo = () => undefined;
  // Within act, so that a stand-in screen has arrived when the test goes on.
  return act(async () => render(<App config={{ basePath }} loader={loader} />));
}
