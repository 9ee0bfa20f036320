/** Layout size of a coloring page, CSS px: letter paper, 8.5 x 11. */
export const pageSize = { width: 425, height: 550 } as const;
