import { screensOf } from '@scribblepup/ui/testing';
import { routes } from '../routes';

export { address } from '@scribblepup/ui/testing';

/** Opens this remote's screens at an address. */
export const openScreen = screensOf(routes);
