// Another form of what is kept gets another number; what has an older one is thrown away.
const FORM = 1;

/** Answers vary by their encoding alone, which is the browser's own affair. */
export const matchOptions = { ignoreVary: true } as const;

/** What the caches of the site below `base` are called; other sites of the same origin have others. */
export const namesBelow = (base: string) => {
  const site = `scribblepup ${new URL(base).pathname} `;
  const own = `${site}${FORM} `;
  return {
    /** How the name of each cache begins, in this form and in earlier ones. */
    site,
    own,
    /** Files whose names carry a hash. */
    files: `${own}files`,
    /** Which generations there are. */
    state: `${own}state`,
    /** Pages, registry and manifests that belong together. */
    generation: (id: string): string => `${own}generation ${id}`,
    demo: `${own}demo`,
  };
};

export type Names = ReturnType<typeof namesBelow>;
