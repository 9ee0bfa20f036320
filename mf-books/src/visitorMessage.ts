// Names instead of classes, so that a screen that draws nothing does not load the engine's code.
const forVisitors: ReadonlySet<string> = new Set([
  'LibraryError',
  'ColoringError',
  'NoDogError',
  'LostPhotoError',
  'DemoDogError',
]);

/** The message of an error if it was written for visitors. */
export const visitorMessage = (error: unknown): string | undefined =>
  error instanceof Error && forVisitors.has(error.name) ? error.message : undefined;
