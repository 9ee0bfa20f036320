import { Button, Modal, Spinner } from '@scribblepup/ui';
import type { CroppedPhoto, OpenCropTool } from '../../crop/cropTool';
import { useRegisterDialog } from '../../history/useOpenDialogs';
import { KeyHelp } from '../KeyHelp/KeyHelp';
import css from './CropDialog.module.css';
import { CropToolbar } from './CropToolbar';
import { cropKeyHandler } from './cropKeyHandler';
import { useCropTaps } from './useCropTaps';
import { useCropTool, type CropSubject } from './useCropTool';

const loadCropTool: OpenCropTool = async (...args) =>
  (await import('../../crop/openCropTool')).openCropTool(...args);

export interface CropDialogProps {
  /** Used in the dialog's title: `Crop photo` or `Crop logo`. */
  readonly kind: CropSubject;
  readonly picture: Blob;
  readonly onApply: (cropped: CroppedPhoto) => void;
  readonly onCancel: () => void;
  /** Replaces the crop tool in tests. */
  readonly open?: OpenCropTool;
}

/**
 * Dialog for cropping a photo to the dog: rectangle or circle, zoom, rotate, flip; by mouse, touch
 * or keyboard.
 */
export const CropDialog = ({
  kind,
  picture,
  onApply,
  onCancel,
  open = loadCropTool,
}: CropDialogProps) => {
  const { box, tool, shape, failure, busy, chooseShape, apply, retry } = useCropTool({
    kind,
    picture,
    open,
    onApply,
  });
  const onKeyDown = cropKeyHandler(tool);
  const taps = useCropTaps(tool);
  useRegisterDialog(onCancel);
  const subject = kind === 'photo' ? 'your dog' : 'your logo';

  return (
    <Modal
      open
      title={`Crop ${kind}`}
      onClose={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button loading={busy} disabled={!tool} onClick={apply}>
            Apply
          </Button>
        </>
      }
    >
      <div className={css.layout}>
        <p className={css.help} id="crop-help">
          Drag the frame around {subject}, or tap {subject} and zoom.{' '}
          <KeyHelp>
            Arrow keys move the frame, Shift and arrows resize it, plus and minus zoom.
          </KeyHelp>
        </p>
        <div
          ref={box}
          className={css.box}
          role="group"
          aria-label="Crop frame"
          aria-describedby="crop-help"
          tabIndex={0}
          onKeyDown={onKeyDown}
          {...taps}
        >
          {!tool && !failure && (
            <div className={css.opening}>
              <Spinner label={`Opening the ${kind}`} />
            </div>
          )}
        </div>
        {failure && (
          <div className={css.failure}>
            <p className={css.message} role="alert">
              {failure}
            </p>
            {!tool && (
              <Button variant="secondary" size="sm" onClick={retry}>
                Try again
              </Button>
            )}
          </div>
        )}
        <div className={css.tools}>
          <CropToolbar tool={tool} shape={shape} onShape={chooseShape} />
        </div>
      </div>
    </Modal>
  );
};
