/** Most characters of the words on a title page; more would be too small to color. */
export const MAX_TITLE_NAME = 22;
export const MAX_DEDICATION = 40;
export const MAX_FROM = 24;
