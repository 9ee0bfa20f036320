import { createScreenRenderer } from '@scribblepup/ui/testing';
import { routes } from '../routes';

export { currentLocation } from '@scribblepup/ui/testing';

/** Opens this remote's screens at an address. */
export const openScreen = createScreenRenderer(routes);
