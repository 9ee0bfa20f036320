// Names instead of classes, because the studio loads only when a visitor requests a PDF.
const forVisitors: ReadonlySet<string> = new Set([
  'LibraryError',
  'ColoringError',
  'NoDogError',
  'BookGoneError',
  'SamplePictureError',
]);

/** The message of an error if it was written for visitors. */
export const visitorMessage = (error: unknown): string | undefined =>
  error instanceof Error && forVisitors.has(error.name) ? error.message : undefined;
