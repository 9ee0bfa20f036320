/** How long a toast stays, in ms. */
export const TOAST_MS = 2000;
