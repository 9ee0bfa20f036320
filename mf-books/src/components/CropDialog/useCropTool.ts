import { useEffect, useRef, useState, type RefObject } from 'react';
import { ColoringError, isAbort } from '@scribblepup/studio';
import type { CroppedPhoto, CropTool, OpenCropTool, CropShape } from '../../crop/cropTool';
import { OutsidePhotoError } from '../../crop/OutsidePhotoError';
import { failureHandler } from '../../failureHandler';
import { coloring } from '../../services/coloring';

export type CropSubject = 'photo' | 'logo';

interface CropToolOptions {
  readonly kind: CropSubject;
  readonly picture: Blob;
  readonly open: OpenCropTool;
  readonly onApply: (cropped: CroppedPhoto) => void;
}

export interface CropToolState {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Null while the crop tool is opening. */
  readonly tool: CropTool | null;
  readonly shape: CropShape;
  readonly failure: string | null;
  readonly busy: boolean;
  readonly chooseShape: (shape: CropShape) => void;
  readonly apply: () => void;
  /** Tries to open the crop tool again after a failure. */
  readonly retry: () => void;
}

const cannotOpen = (subject: CropSubject): string =>
  `This ${subject} could not be opened for cropping. Choose it again, or try another one.`;
const NOT_ARRIVED =
  "We couldn't open the crop tool: a file needed for that didn't arrive. Check your connection and try again.";
const cannotApply = (subject: CropSubject): string =>
  `This ${subject} could not be cropped. Please try again.`;
const frameOutside = (subject: CropSubject): string =>
  `The frame is outside the ${subject}. Move it back, or press Reset.`;

/** True if a chunk of code could not be loaded. */
const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Opens the crop tool when the dialog appears, and destroys it when the dialog closes. */
export const useCropTool = ({ kind, picture, open, onApply }: CropToolOptions): CropToolState => {
  const box = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<CropTool | null>(null);
  const [shape, setShape] = useState<CropShape>('rectangle');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    const controller = new AbortController();
    const { signal } = controller;
    let opened: CropTool | null = null;
    const begin = async (): Promise<void> => {
      const preview = await coloring().preview(picture, { signal });
      if (signal.aborted) return;
      opened = await open(container, picture, preview, signal);
      if (signal.aborted) opened.destroy();
      else setTool(opened);
    };
    begin().catch((error: unknown) => {
      if (signal.aborted) return;
      failureHandler('crop')(error);
      setFailure(isMissingCode(error) ? NOT_ARRIVED : cannotOpen(kind));
    });
    return () => {
      controller.abort();
      opened?.destroy();
    };
  }, [kind, picture, open, attempt]);

  const retry = (): void => {
    setFailure(null);
    setAttempt(attempt + 1);
    // The pressed button disappears, so the crop frame gets the focus.
    box.current?.focus();
  };

  const chooseShape = (next: CropShape): void => {
    setShape(next);
    tool?.setShape(next);
  };

  const apply = (): void => {
    if (!tool) return;
    setBusy(true);
    setFailure(null);
    tool
      .apply()
      .then(onApply, (error: unknown) => {
        if (isAbort(error)) return;
        // A frame outside the photo is not a failure of the site.
        if (error instanceof OutsidePhotoError) return setFailure(frameOutside(kind));
        failureHandler('crop')(error);
        setFailure(error instanceof ColoringError ? error.message : cannotApply(kind));
      })
      .finally(() => setBusy(false));
  };

  return { box, tool, shape, failure, busy, chooseShape, apply, retry };
};
