import { siteLoader } from './federation/site';
import { firstScreen } from './prefetch';
import { showStartFailure } from './startFailure';

// The boundary behind which shared modules may be asked for.
import('./bootstrap').catch(showStartFailure);

// The first screen's remote is on its way while React is. The router keeps navigation state under `usr`.
const state: unknown = window.history.state;
const carried = typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null;
const first = firstScreen(window.location.pathname, carried);
if (first) void siteLoader.load(first);
