export type * from './model/types';
export { ExtractError, type ExtractErrorCode } from './model/errors';

export { extract } from './extract';
export { Tracer, type TracedDog } from './Tracer';
export type { PhotoReader } from './CutStages';
export { STAGES, type OnStage } from './stages';
export { offeredDogs, type OfferedDog } from './dogs/offered';
export { prepareLab, WORKING_SIDE } from './framing/frame';
