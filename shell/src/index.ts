import { siteLoader } from './federation/site';
import { firstScreen } from './prefetch';
import { showStartFailure } from './startFailure';

// The boundary behind which shared modules may be asked for.
const bootstrap = import('./bootstrap');

// The first screen's remote is on its way while React is. The router keeps navigation state under `usr`.
const state: unknown = window.history.state;
const carried = typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null;
const first = firstScreen(window.location.pathname, carried);
const arriving = first && siteLoader.load(first);

bootstrap.then(({ start }) => start(arriving)).catch(showStartFailure);
