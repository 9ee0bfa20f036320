export type * from './model/types';
export { ExtractError, type ExtractErrorCode } from './model/errors';

export { extract } from './extract';
export { Extraction, type Drawing } from './Extraction';
export type { PhotoReader } from './CutStages';
export { STAGES, type Report } from './stages';
export { offeredDogs, type OfferedDog } from './dogs/offered';
export { WORK_SIDE } from './framing/frame';
export { withoutLettering } from './framing/lettering';
