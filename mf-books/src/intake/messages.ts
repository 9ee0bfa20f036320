import { ColoringError } from '@scribblepup/studio';
import { MAX_BYTES, MAX_PIXELS, MAX_SIDE } from './limits';

/** Messages for the visitor about a file. */
export const intakeMessages = {
  empty: 'This file is empty.',
  tooManyBytes: `Too large (at most ${MAX_BYTES / 1024 / 1024} MB).`,
  tooManyPixels: `Too large (at most ${MAX_PIXELS / 1_000_000} megapixels).`,
  // A getter, because formatting the first number in a locale takes a phone 40 ms.
  get tooLong() {
    return `Too wide or tall. At most ${MAX_SIDE.toLocaleString('en-US')} pixels a side.`;
  },
  tooSmall: (side: number) => `Too small to print. At least ${side} x ${side} pixels are needed.`,
  notAPhoto: "This isn't a photo.",
  incomplete: 'This file is incomplete. Copy it again.',
  heic: "iPhone HEIC photos can't be opened in this browser. Export as JPEG and try again.",
  refusedKind: (kind: string) => `${kind} files aren't accepted.`,
  twice: 'This photo is already here.',
  firstFrameOnly: 'This is an animation: only its first frame is used.',
} as const;

/** A file that cannot be used; the message is meant for the visitor. */
export class IntakeError extends Error {
  override readonly name = 'IntakeError';
}

const UNREADABLE = 'This file could not be read. Choose it again.';

/** Message for the visitor about a file that could not be used. */
export const intakeErrorMessage = (error: unknown): string =>
  error instanceof IntakeError || error instanceof ColoringError ? error.message : UNREADABLE;
