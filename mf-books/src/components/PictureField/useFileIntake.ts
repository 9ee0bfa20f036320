import { useEffect, useRef, useState } from 'react';
import { isAbort } from '@scribblepup/studio';
import { IntakeError, intakeMessages, intakeErrorMessage } from '../../intake/messages';
import { readPhoto, type IncomingPhoto } from '../../intake/readPhoto';
import { coloring } from '../../services/coloring';
import { trackOpening } from '../../store/openings';
import { failureHandler } from '../../failureHandler';

export type IntakeStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'reading' }
  | { readonly status: 'refused'; readonly fileName: string; readonly message: string };

/** Notes about the last accepted picture. */
interface Notes {
  /** A note for the visitor, or null. */
  readonly note: string | null;
  /** True if it was chosen together with other files. */
  readonly hasOthers: boolean;
}

export interface FileIntake extends Notes {
  readonly incoming: IntakeStatus;
  /** Reads the first of these files. */
  readonly read: (files: readonly File[]) => void;
  /** Shows the notes about a picture that was read, once it is on the form. */
  readonly accept: (picture: Blob) => void;
  /** Stops reading a file, and removes the message about a refused one. */
  readonly cancel: () => void;
  /** Removes the message about a refused file. */
  readonly clearRefusal: () => void;
  /** Removes the notes about a picture that is removed. */
  readonly clearNotes: () => void;
}

interface IntakeOptions {
  /** Minimum length of the shorter side, px. */
  readonly minSide: number;
  /** Called with a picture that was read. */
  readonly onPicture: (picture: Blob) => void;
  /** True if another field of the form already has this picture; this field then refuses it. */
  readonly isDuplicate?: (picture: Blob) => Promise<boolean>;
}

const NO_NOTES: Notes = { note: null, hasOthers: false };

/** Reads a file that the visitor chose, or refuses it and says why. */
export const useFileIntake = ({ minSide, onPicture, isDuplicate }: IntakeOptions): FileIntake => {
  const [incoming, setIncoming] = useState<IntakeStatus>({ status: 'idle' });
  const [notes, setNotes] = useState(NO_NOTES);
  const lastRead = useRef<(Notes & { readonly photo: Blob }) | null>(null);
  const reading = useRef<AbortController | null>(null);

  useEffect(() => () => reading.current?.abort(), []);

  const end = (): void => setIncoming({ status: 'idle' });

  const check = async (file: Blob, signal: AbortSignal): Promise<IncomingPhoto> => {
    const photo = await readPhoto(file, coloring(), { signal, minSide });
    if (await isDuplicate?.(photo.photo)) throw new IntakeError(intakeMessages.twice);
    return photo;
  };

  const read = ([file, ...others]: readonly File[]): void => {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    setIncoming({ status: 'reading' });
    const opening = check(file, controller.signal).then(
      (photo) => {
        if (controller.signal.aborted) return;
        lastRead.current = { ...photo, hasOthers: others.length > 0 };
        end();
        onPicture(photo.photo);
      },
      (error: unknown) => {
        // An unusable file is not a failure of the site.
        if (!(error instanceof IntakeError)) failureHandler('photo')(error);
        if (!isAbort(error) && !controller.signal.aborted)
          setIncoming({
            status: 'refused',
            fileName: file.name,
            message: intakeErrorMessage(error),
          });
      },
    );
    trackOpening(opening);
  };

  return {
    note: notes.note,
    hasOthers: notes.hasOthers,
    incoming,
    read,
    accept: (picture) => {
      if (picture === lastRead.current?.photo) setNotes(lastRead.current);
    },
    cancel: () => {
      reading.current?.abort();
      end();
    },
    clearRefusal: () => {
      if (incoming.status === 'refused') end();
    },
    clearNotes: () => setNotes(NO_NOTES),
  };
};
