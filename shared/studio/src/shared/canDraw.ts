import { LOOK_IDS } from '@scribblepup/pages/ids';

/** True if this version of the site can draw a page of this id, whether it is on offer or not. */
export const canDraw = (id: string): boolean => LOOK_IDS.includes(id);
