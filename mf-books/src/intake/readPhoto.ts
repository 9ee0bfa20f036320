import { ColoringError, type ColoringClient, type PreparedPhoto } from '@scribblepup/studio';
import { IntakeError, intakeMessages } from './messages';
import { checkDimensions, inspect } from './inspect';
import { MIN_SIDE } from './limits';

/** A visitor's photo, ready to crop: upright, at most 2048 px a side, no metadata. */
export interface IncomingPhoto extends PreparedPhoto {
  /** A note for the visitor, or null. */
  readonly note: string | null;
}

export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** Minimum length of the shorter side, px. */
  readonly minSide?: number;
}

/**
 * Reads a visitor's file: inspects it, then has the worker decode it.
 * @throws IntakeError with a message for the visitor; ColoringError when the worker fails; the
 * signal's reason when it is canceled.
 */
export const readPhoto = async (
  file: Blob,
  client: ColoringClient,
  { signal, minSide = MIN_SIDE }: ReadOptions = {},
): Promise<IncomingPhoto> => {
  const { kind, size, note } = await inspect(file, minSide);
  const prepared = await client.prepare(file, { signal }).catch((error: unknown) => {
    const undecodable = error instanceof ColoringError && error.code === 'undecodable';
    if (!undecodable) throw error;
    throw new IntakeError(kind === 'HEIC' ? intakeMessages.heic : intakeMessages.incomplete, {
      cause: error,
    });
  });
  // The decoded picture is scaled down, so its size counts only if the header states none.
  if (!size) checkDimensions(prepared, minSide);
  return { ...prepared, note };
};
