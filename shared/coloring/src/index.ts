export type * from './types';

export { extract, Extraction, ExtractError, type ExtractErrorCode, type Report } from './extract';
