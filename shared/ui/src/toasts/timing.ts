/** How long a message stays, in ms. */
export const TOAST_MS = 2000;
