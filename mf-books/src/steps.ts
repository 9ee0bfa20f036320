/** The way from a photo to a book, as the stepper shows it. */
export const bookSteps = ['Photo', 'Draw', 'Pick', 'Cover', 'Print'];
