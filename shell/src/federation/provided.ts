// A shared module is on offer only if this build imports it somewhere. The shell itself has no use
// for these; the remotes take them from here, each fetched when the first remote asks for it.
export const providedForRemotes = [
  () => import('@scribblepup/kernel/api'),
  () => import('@scribblepup/library'),
  () => import('@scribblepup/ui/forms'),
] as const;
