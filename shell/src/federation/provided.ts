// A build provides a shared module only if it imports the module somewhere. The shell itself does
// not use these modules, but remotes do; each is fetched when the first remote needs it.
export const providedForRemotes = [
  () => import('@scribblepup/kernel/api'),
  () => import('@scribblepup/library'),
  () => import('@scribblepup/studio'),
  () => import('@scribblepup/ui/forms'),
] as const;
