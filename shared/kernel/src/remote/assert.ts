import type { RemoteName } from './contract';

/**
 * Contract test that runs in every remote; see `checkRemoteModule`. Rejects with an Error that says
 * what is wrong.
 */
export async function assertRemoteModule(value: unknown, name: RemoteName): Promise<void> {
  // Loaded on demand, because visitors get this entry, but only tests call this function.
  const { checkRemoteModule } = await import('./check');
  return checkRemoteModule(value, name);
}
