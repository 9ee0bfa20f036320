// Exports that only the overlay uses. They have a file of their own, because a build keeps every
// export of a file that any of its scripts uses, and visitors get the overlay's code on demand.
export { faultOfOverride } from './override';
export { sharedModules, type SharedModule } from './shareScope';
export { recordedSpans, watchSpans } from './spans';
