import type { RemoteName } from './contract';

/**
 * Contract test that runs in every remote. Checks the shape, the name, that the addresses are
 * exactly those the shell mounts for it, and that each has a component. Rejects with an Error that
 * says what is wrong.
 */
export async function assertRemoteModule(value: unknown, name: RemoteName): Promise<void> {
  // Loaded on demand, because visitors get this entry, but only tests call this function.
  const { checkRemoteModule } = await import('./check');
  return checkRemoteModule(value, name);
}
