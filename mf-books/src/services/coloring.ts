import { createColoringClient, type ColoringClient } from '@scribblepup/studio';

let client: ColoringClient | undefined;

/**
 * Returns the site's only coloring client: its queue keeps a slow device from doing two things at
 * once.
 */
export const coloring = (): ColoringClient => (client ??= createColoringClient());
