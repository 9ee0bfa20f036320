/** The way from a photo to a book, as the stepper shows it. */
export const bookSteps = ['Photo', 'Generate', 'Pick pages', 'Cover', 'Download'];
