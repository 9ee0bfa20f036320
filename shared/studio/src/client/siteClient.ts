import type { ColoringClient } from '../studio';
import { createColoringClient } from './client';

let client: ColoringClient | undefined;

/**
 * The site's only client, created at the first call. All apps share it, so that a device runs one
 * queue and one set of workers, and loads their code once.
 */
export const siteClient = (): ColoringClient => (client ??= createColoringClient());
