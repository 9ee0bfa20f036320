import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CroppedPhoto, CropTool, OpenCropTool, CropShape } from '../../crop/cropTool';
import { failedAt } from '../../failedAt';

interface CropToolOptions {
  readonly picture: Blob;
  readonly open: OpenCropTool;
  readonly onApply: (cropped: CroppedPhoto) => void;
  readonly onError?: (error: unknown) => void;
}

export interface OpenTool {
  readonly box: RefObject<HTMLDivElement | null>;
  /** Null while the crop tool is opening. */
  readonly tool: CropTool | null;
  readonly shape: CropShape;
  readonly failure: string | null;
  readonly busy: boolean;
  readonly choose: (shape: CropShape) => void;
  readonly apply: () => void;
}

const CANNOT_OPEN =
  'This photo could not be opened for cropping. Choose it again, or try another one.';
const CANNOT_APPLY = 'The frame lies beside the photo. Move it back, or press Reset.';

/** Opens the crop tool when the dialog appears and destroys it with the dialog. */
export const useCropTool = ({ picture, open, onApply, onError }: CropToolOptions): OpenTool => {
  const box = useRef<HTMLDivElement>(null);
  const [tool, setTool] = useState<CropTool | null>(null);
  const [shape, setShape] = useState<CropShape>('rectangle');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const report = useRef(onError);

  useEffect(() => {
    report.current = onError;
  });

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    const url = URL.createObjectURL(picture);
    let opened: CropTool | null = null;
    let gone = false;
    open(container, url, picture).then(
      (made) => {
        opened = made;
        if (gone) made.destroy();
        else setTool(made);
      },
      (error: unknown) => {
        if (gone) return;
        failedAt('crop')(error);
        setFailure(CANNOT_OPEN);
        report.current?.(error);
      },
    );
    return () => {
      gone = true;
      opened?.destroy();
      URL.revokeObjectURL(url);
    };
  }, [picture, open]);

  const choose = (next: CropShape): void => {
    setShape(next);
    tool?.setShape(next);
  };

  const apply = (): void => {
    if (!tool) return;
    setBusy(true);
    setFailure(null);
    tool
      .apply()
      .then(onApply, () => setFailure(CANNOT_APPLY))
      .finally(() => setBusy(false));
  };

  return { box, tool, shape, failure, busy, choose, apply };
};
