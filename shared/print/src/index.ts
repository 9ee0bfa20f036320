export type * from './types';
export { writeInterior } from './interior';
export { writeCover } from './cover';
export { fileName } from './names';
