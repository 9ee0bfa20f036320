/** How long a message stays, ms. */
export const TOAST_MS = 2000;
