// Change this number when the storage format changes; the worker deletes caches of other formats.
const FORMAT = 1;

/** Responses vary only by encoding, which the browser handles itself. */
export const matchOptions = { ignoreVary: true } as const;

/** The cache names of the site below `base`; other sites on the same origin have other names. */
export const cacheNames = (base: string) => {
  const site = `scribblepup ${new URL(base).pathname} `;
  const format = `${site}${FORMAT} `;
  return {
    /** Prefix of every cache name, in this format and in any other. */
    site,
    /** Prefix of every cache name in this format. */
    format,
    /** Files with a hash in their names. */
    files: `${format}files`,
    /** The list of generations. */
    state: `${format}state`,
    /** Pages, registry and manifests that belong together. */
    generation: (id: string): string => `${format}generation ${id}`,
    demo: `${format}demo`,
  };
};

export type CacheNames = ReturnType<typeof cacheNames>;
