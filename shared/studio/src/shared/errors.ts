import type { ExtractErrorCode } from '@scribblepup/tracing/errors';

type OwnCode =
  | 'undecodable'
  | 'timeout'
  | 'crashed'
  | 'failed'
  | 'undrawable'
  | 'unsupported'
  | 'unwritable'
  | 'newer-page';

/**
 * Reason why a task ended without a result.
 * `undecodable`: the browser cannot read the picture. `timeout`: the task exceeded the time limit.
 * `crashed`: the worker could not be loaded or crashed. `failed`: the engine threw on a photo.
 * `undrawable`: it threw on a page. `unsupported`: the browser lacks what drawing needs.
 * `unwritable`: a sheet or a file of a book could not be made.
 * `newer-page`: a page that this version of the site does not know, and that is not stored here.
 * `photo`, `crop`, `empty`: the engine cannot draw this photo; the message is the engine's own.
 */
export type ColoringErrorCode = OwnCode | ExtractErrorCode;

const messages: Readonly<Record<OwnCode, string>> = {
  undecodable: 'This picture could not be opened.',
  timeout: 'This took too long. Try again, or use a smaller photo.',
  crashed: 'The drawing stopped before it was done. Try again.',
  failed: 'This photo could not be turned into a drawing. Try another one.',
  undrawable: 'The pages could not be drawn. Please try again.',
  unsupported:
    'This browser is too old to draw pictures. Please update it, or open this site in another one.',
  unwritable: 'The file could not be made. Please try again.',
  'newer-page':
    'A newer version of this site made a page of this book. Reload the page to get that version, and try again.',
};

const isOwn = (code: ColoringErrorCode): code is OwnCode => code in messages;

/** Failure of a task in the coloring worker. The message can be shown to a visitor. */
export class ColoringError extends Error {
  override readonly name = 'ColoringError';

  constructor(
    readonly code: ColoringErrorCode,
    /** Details for a developer or, for the engine's own codes, its message for the visitor. */
    readonly detail = '',
  ) {
    super(
      isOwn(code) ? messages[code] : detail,
      isOwn(code) && detail ? { cause: detail } : undefined,
    );
  }
}

/** The error that a canceled task rejects with: the signal's reason. */
export const abortReason = (signal: AbortSignal): Error => signal.reason as Error;

/** True if the error is an AbortError, the default rejection of a canceled task. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
