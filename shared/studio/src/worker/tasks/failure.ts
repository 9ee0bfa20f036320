import { ExtractError } from '@scribblepup/tracing/errors';
import { ColoringError, type ColoringErrorCode } from '../../shared/errors';

/** Serializes an error for the message from the worker to the page. */
export const failure = (error: unknown): { code: ColoringErrorCode; message: string } => {
  if (error instanceof ColoringError) return { code: error.code, message: error.detail };
  if (error instanceof ExtractError) return { code: error.code, message: error.message };
  return {
    code: 'failed',
    message: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  };
};
