/** Maximum length of the words on a title page, in characters; more would be too small to color. */
export const MAX_TITLE_NAME = 22;
export const MAX_DEDICATION = 40;
export const MAX_FROM = 24;
