import { siteLoader } from './federation/site';
import { firstScreen } from './prefetch';
import { showStartFailure } from './startFailure';

// Module Federation can resolve shared modules only behind an asynchronous import.
const bootstrap = import('./bootstrap');

// Fetch the first screen's remote in parallel with React. The router keeps navigation state under
// `usr`.
const state: unknown = window.history.state;
const carried = typeof state === 'object' && state !== null && 'usr' in state ? state.usr : null;
const first = firstScreen(window.location.pathname, carried);
const arriving = first && siteLoader.load(first);

bootstrap.then(({ start }) => start(arriving)).catch(showStartFailure);
