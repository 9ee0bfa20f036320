export type { Failure, Loaded, Stage } from './failure';
export type { Address, Again, ScreenLoader } from './loader';
export { SCREEN_DEADLINE_MS } from './timing';
