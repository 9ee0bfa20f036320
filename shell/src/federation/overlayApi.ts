// Exports that only the overlay uses, whose code loads on demand. They are in a separate file,
// because a build keeps every export of a file that any of its scripts uses.
export { overrideError } from './override';
export { sharedModules, type SharedModule } from './shareScope';
export { recordedSpans, watchSpans } from './spans';
