import { ColoringError, type ColoringErrorCode } from '../errors';

/** An error in the form in which it crosses from the worker to the page. */
export const failure = (error: unknown): { code: ColoringErrorCode; message: string } =>
  error instanceof ColoringError
    ? { code: error.code, message: error.detail }
    : { code: 'failed', message: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
