/** A coloring page's size on the screen's own scale: letter paper, 8.5 x 11. */
export const sheet = { width: 425, height: 550 } as const;
