export { allowedSources } from './allowedSources';
export { errorMessage, type Failure, type LoadResult, type Stage } from './failure';
export { recordStep, type Span } from './trace';
export type {
  ScreenAddress,
  RetryMode,
  InspectableLoader,
  Inspection,
  ScreenLoader,
} from './loader';
export { SCREEN_DEADLINE_MS } from './timing';
