export { extract } from './extract';
export { Extraction, type Drawing } from './Extraction';
export { ExtractError, type ExtractErrorCode } from './errors';
export type { Report } from './stages';
