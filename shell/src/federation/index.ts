export { allowedHere } from './allowed';
export { reasonOf, type Failure, type Loaded, type Stage } from './failure';
export { record, type Span } from './trace';
export type { Address, RetryMode, InspectableLoader, Inspection, ScreenLoader } from './loader';
export { SCREEN_DEADLINE_MS } from './timing';
