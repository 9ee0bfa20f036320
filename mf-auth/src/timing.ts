/** The pause between a login or a registration and the next screen, in ms. */
export const NAVIGATION_DELAY_MS = 100;
