import type { Importers } from './imports';

/** These files, and all files that import one of them, directly or indirectly. */
export const closure = (
  starts: Iterable<string>,
  importers: Importers,
  follows: (file: string) => boolean = () => true,
): Set<string> => {
  const found = new Set(starts);
  // The loop also visits files that it adds to the set.
  for (const file of found)
    for (const importer of importers.get(file) ?? []) if (follows(importer)) found.add(importer);
  return found;
};
