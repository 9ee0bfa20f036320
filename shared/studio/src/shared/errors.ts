import type { ExtractErrorCode } from '@scribblepup/tracing/errors';

type OwnCode = 'undecodable' | 'timeout' | 'crashed' | 'failed';

/**
 * Why a task ended without a result.
 * `undecodable`: the browser cannot read the picture. `timeout`: over the time limit.
 * `crashed`: the worker could not be loaded or broke off. `failed`: the engine threw.
 * `photo`, `crop`, `empty`: what the engine cannot draw, in its own words.
 */
export type ColoringErrorCode = OwnCode | ExtractErrorCode;

const words: Readonly<Record<OwnCode, string>> = {
  undecodable: 'This picture could not be opened.',
  timeout: 'This took too long. Try again, or use a smaller photo.',
  crashed: 'The drawing stopped before it was done. Try again.',
  failed: 'This photo could not be turned into a drawing. Try another one.',
};

const isOwn = (code: ColoringErrorCode): code is OwnCode => code in words;

/** A task of the coloring worker that ended badly; the message can be shown to a visitor. */
export class ColoringError extends Error {
  override readonly name = 'ColoringError';

  constructor(
    readonly code: ColoringErrorCode,
    /** What happened: for a developer, or the engine's sentence for the visitor. */
    readonly detail = '',
  ) {
    super(isOwn(code) ? words[code] : detail);
  }
}

/** The error that a cancelled task rejects with: the signal's own reason. */
export const abortReason = (signal: AbortSignal): unknown =>
  signal.reason ?? new DOMException('The task was cancelled.', 'AbortError');

/** True for the rejection of a task that was cancelled. */
export const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
