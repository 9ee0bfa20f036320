/// <reference types="webpack/module" />
import { timedOut } from './timeLimit';
import { REQUEST_TIMEOUT_MS } from './timing';

/** The Module Federation container that a remote's entry leaves on the page. */
interface Container {
  readonly init: (sharedModules: unknown) => unknown;
  readonly get: (module: string) => Promise<() => unknown>;
}

export interface Entry {
  /** The global variable that the entry fills. */
  readonly name: string;
  readonly url: string;
  /** A subresource integrity hash; the browser refuses to run a script that does not match. */
  readonly integrity?: string;
}

const page = globalThis as unknown as Record<string, unknown>;

const runScript = (url: string, integrity: string | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(timedOut(url, REQUEST_TIMEOUT_MS)), REQUEST_TIMEOUT_MS);
    const end = (how: () => void) => (): void => {
      clearTimeout(timer);
      how();
    };
    script.src = url;
    // The browser can check the hash of a cross-origin script only with `crossOrigin`.
    if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' });
    script.onload = end(resolve);
    script.onerror = end(() =>
      reject(new Error(`${url} did not arrive, or is not what the registry said`)),
    );
    document.head.append(script);
  });

/**
 * Runs a remote's entry and shares this site's modules with it. A second call starts over.
 * @throws Error when the entry is refused or leaves no container, a TimeoutError when it takes too
 * long.
 */
export async function openContainer({ name, url, integrity }: Entry): Promise<Container> {
  page[name] = undefined;
  await runScript(url, integrity);
  const container = page[name] as Container | undefined;
  if (!container) throw new Error(`${url} left no container called ${name}`);
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__['default']);
  return container;
}
