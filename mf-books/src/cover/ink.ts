/** The color of drawn lines and dark letters on covers. */
export const INK = '#2B2118';
