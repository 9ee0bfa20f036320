/** The steps from a photo to a book, for the stepper. */
export const bookSteps = ['Photo', 'Draw', 'Pick', 'Cover', 'Print'];
