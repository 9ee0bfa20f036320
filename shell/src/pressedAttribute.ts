/** Marks a button of the first HTML that was pressed before the site could answer. */
export const PRESSED_ATTRIBUTE = 'data-pressed';
