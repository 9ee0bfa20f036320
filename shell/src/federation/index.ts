export { allowedHere } from './allowed';
export { reasonOf, type Failure, type Loaded, type Stage } from './failure';
export { faultOfOverride } from './override';
export { sharedModules, type SharedModule } from './shareScope';
export { record, recordedSpans, watchSpans, type Span } from './trace';
export type { Address, Again, InspectableLoader, Inspection, ScreenLoader } from './loader';
export { SCREEN_DEADLINE_MS } from './timing';
