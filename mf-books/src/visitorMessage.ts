// By name, because a screen that draws nothing need not load the code that can throw these.
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
