import type { Size } from '@scribblepup/studio';
import { IntakeError, intakeMessages } from './messages';
import { readBytes } from './bytes';
import { readDimensions } from './dimensions';
import { isAnimatedGif } from './gifFrames';
import { MAX_BYTES, MAX_PIXELS, MAX_SIDE, MIN_SIDE } from './limits';
import { HEAD_LENGTH, photoKinds, sniff, type FileKind, type PhotoKind } from './sniff';

/** Result for a file that may be decoded. */
export interface Inspection {
  readonly kind: PhotoKind;
  /** Size in px according to the file's header; null if the header does not state it. */
  readonly size: Size | null;
  /** A note for the visitor, or null. */
  readonly note: string | null;
}

const isPhoto = (kind: FileKind): kind is PhotoKind => photoKinds.some((photo) => photo === kind);

const photoKind = (head: Uint8Array): PhotoKind => {
  const kind = sniff(head);
  if (isPhoto(kind)) return kind;
  throw new IntakeError(
    kind === 'unknown' ? intakeMessages.notAPhoto : intakeMessages.refusedKind(kind),
  );
};

/** @throws IntakeError for a picture that is too small to print or too large to decode. */
export const checkDimensions = ({ width, height }: Size, minSide: number): void => {
  if (width * height > MAX_PIXELS) throw new IntakeError(intakeMessages.tooManyPixels);
  if (Math.max(width, height) > MAX_SIDE) throw new IntakeError(intakeMessages.tooLong);
  if (Math.min(width, height) < minSide) throw new IntakeError(intakeMessages.tooSmall(minSide));
};

/**
 * Checks a file without decoding it: size, signature, dimensions, in this order. A small file can
 * unpack to gigabytes, so its header is checked first.
 * @param minSide minimum length of the shorter side, px
 * @throws IntakeError with a message for the visitor.
 */
export const inspect = async (file: Blob, minSide = MIN_SIDE): Promise<Inspection> => {
  if (file.size === 0) throw new IntakeError(intakeMessages.empty);
  if (file.size > MAX_BYTES) throw new IntakeError(intakeMessages.tooManyBytes);
  const kind = photoKind(await readBytes(file, 0, HEAD_LENGTH));
  const size = await readDimensions(file, kind).catch((cause: unknown) => {
    throw new IntakeError(intakeMessages.incomplete, { cause });
  });
  if (size) checkDimensions(size, minSide);
  const animated = kind === 'GIF' && isAnimatedGif(await readBytes(file, 0, file.size));
  return { kind, size, note: animated ? intakeMessages.firstFrameOnly : null };
};
