import type { RemoteName } from '@scribblepup/kernel/core';

/**
 * Where fetching a screen ended: the list of remotes, its kill switch, an origin that is not allowed,
 * a remote's manifest or entry, what it exposes,
 * the screen's own code, its rendering, or nothing at all within the time that a person waits.
 */
export type Stage =
  'registry' | 'off' | 'origin' | 'manifest' | 'entry' | 'contract' | 'screen' | 'render' | 'slow';

export interface Failure {
  readonly stage: Stage;
  readonly remote: RemoteName;
  /** For the record and for who develops; screens have words of their own for each stage. */
  readonly reason: string;
}

export type Loaded<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

export const loaded = <T>(value: T): Loaded<T> => ({ ok: true, value });

export const failed = (remote: RemoteName, stage: Stage, reason: string): Loaded<never> => ({
  ok: false,
  failure: { remote, stage, reason },
});

export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** An error that knows at which stage it happened. */
export class StageError extends Error {
  override readonly name = 'StageError';

  constructor(
    readonly stage: Stage,
    cause: unknown,
  ) {
    super(reasonOf(cause), { cause });
  }
}
