import type { RemoteName } from '@scribblepup/kernel/core';

/**
 * The step in which a screen failed: the registry, the check that registry and remote are what the
 * operator published, the remote's kill switch, an origin that is not allowed, the remote's
 * manifest or entry, its contract, the screen's own code, its rendering, or the deadline (`slow`).
 */
export type Stage =
  | 'registry'
  | 'trust'
  | 'off'
  | 'origin'
  | 'manifest'
  | 'entry'
  | 'contract'
  | 'screen'
  | 'render'
  | 'slow';

export interface Failure {
  readonly stage: Stage;
  readonly remote: RemoteName;
  /**
   * The reason, for developers: an error or a sentence. Visitors see the message for the stage in
   * `failureMessages` instead.
   */
  readonly cause: unknown;
}

export type LoadResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure };

export const loaded = <T>(value: T): LoadResult<T> => ({ ok: true, value });

export const failed = (remote: RemoteName, stage: Stage, cause: unknown): LoadResult<never> => ({
  ok: false,
  failure: { remote, stage, cause },
});

export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** An error with the stage in which it happened. */
export class StageError extends Error {
  override readonly name = 'StageError';

  constructor(
    readonly stage: Stage,
    cause: unknown,
  ) {
    super(errorMessage(cause), { cause });
  }
}
