import { ExtractError } from '@scribblepup/tracing/errors';
import { ColoringError, type ColoringErrorCode } from '../../shared/errors';
import type { TaskKind } from '../../shared/protocol';

/** The codes for errors without a code of their own, by task; `failed` for all other tasks. */
const codes: Readonly<Partial<Record<TaskKind, ColoringErrorCode>>> = {
  pages: 'undrawable',
  sheet: 'unwritable',
  colored: 'unwritable',
  book: 'unwritable',
  cover: 'unwritable',
};

/** The name and message of an error, for a developer. */
export const describeError = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Serializes a task's error for the message from the worker to the page. */
export const toFailedMessage = (
  error: unknown,
  kind: TaskKind,
): { code: ColoringErrorCode; message: string } => {
  if (error instanceof ColoringError) return { code: error.code, message: error.detail };
  if (error instanceof ExtractError) return { code: error.code, message: error.message };
  return {
    code: codes[kind] ?? 'failed',
    message: describeError(error),
  };
};
