export { extract } from './extract';
export { Extraction, type Drawing } from './Extraction';
export { offeredDogs, type OfferedDog } from './offered';
export { ExtractError, type ExtractErrorCode } from './errors';
export type { Report } from './stages';
