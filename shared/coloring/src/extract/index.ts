export { extract } from './extract';
export { Extraction } from './Extraction';
export { ExtractError, type ExtractErrorCode } from './errors';
export type { Report } from './stages';
