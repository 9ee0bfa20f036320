import { createColoringClient, type ColoringClient } from '@scribblepup/studio';

let client: ColoringClient | undefined;

/** The one coloring client of the site: its queue keeps a slow device from doing two things at once. */
export const coloring = (): ColoringClient => (client ??= createColoringClient());
