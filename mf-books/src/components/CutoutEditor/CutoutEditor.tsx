import { useMemo, useState } from 'react';
import { searchArea, type Cutout, type Rect } from '@scribblepup/studio';
import { Button, Modal, Spinner } from '@scribblepup/ui';
import type { Mark } from '../../cutoutMarks';
import { useRegisterDialog } from '../../history/useOpenDialogs';
import { KeyHelp } from '../KeyHelp/KeyHelp';
import css from './CutoutEditor.module.css';
import { viewportFor } from './viewport';
import { EditorSurface } from './EditorSurface';
import { EditorTools } from './EditorTools';
import type { EditorTool } from './tools';
import type { EditorPhoto } from './useEditorPhoto';
import { useUndoKey } from './useUndoKey';
import { createMaskOverlay } from './maskOverlay';

interface CutoutEditorProps {
  readonly photo: EditorPhoto;
  /** The visitor's crop of the photo; null when it is the whole photo. */
  readonly crop: Rect | null;
  /** The current cutout, or the previous one while a new one is made. */
  readonly cutout: Cutout;
  /** Progress of the extraction, in words. */
  readonly status: string;
  readonly marks: readonly Mark[];
  /** The marks that the cutout already reflects. */
  readonly shownMarks: readonly Mark[];
  readonly onChange: (marks: readonly Mark[]) => void;
  readonly onClose: () => void;
}

const NO_PICTURE =
  "This photo couldn't be shown here. Close this and choose it again, or continue with the cutout as it is.";

/**
 * Dialog for correcting the cutout on the whole cropped photo: the visitor taps or paints over what
 * to keep or erase, and taps the eyes and the nose.
 */
export const CutoutEditor = ({
  photo,
  crop,
  cutout,
  status,
  marks,
  shownMarks,
  onChange,
  onClose,
}: CutoutEditorProps) => {
  const [tool, setTool] = useState<EditorTool>('keep');
  const [size, setSize] = useState(24);
  const undo = (): void => {
    if (marks.length > 0) onChange(marks.slice(0, -1));
  };
  useUndoKey(undo);
  useRegisterDialog(onClose);
  const decoded = photo === 'failed' ? null : photo;
  const viewport = useMemo(
    () => decoded && viewportFor(searchArea(decoded, crop ?? undefined)),
    [decoded, crop],
  );
  const overlay = useMemo(() => createMaskOverlay(cutout), [cutout]);
  const picture = useMemo(
    () => decoded && { photo: decoded, overlay, area: cutout.area },
    [decoded, overlay, cutout],
  );

  return (
    <Modal
      open
      title="Touch up the cutout"
      size="lg"
      onClose={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <div className={css.layout}>
        <p className={css.help} id="cutout-help">
          Tap a part of the photo to keep or erase it, or paint over it. Tapping both eyes and the
          nose makes the drawing more like your dog. If your dog is asleep, use Closed eyes.{' '}
          <KeyHelp>
            With the keyboard: arrows move the brush, Space marks, plus and minus zoom, Shift and
            arrows move the photo, 0 shows all of it, Ctrl+Z or Cmd+Z undoes.
          </KeyHelp>
        </p>
        <div className={css.viewport}>
          {viewport && picture ? (
            <EditorSurface
              viewport={viewport}
              picture={picture}
              marks={marks}
              shownMarks={shownMarks}
              onChange={onChange}
              tool={tool}
              onSelectMove={() => setTool('move')}
              size={size}
              helpId="cutout-help"
            />
          ) : photo === 'failed' ? (
            <p role="alert">{NO_PICTURE}</p>
          ) : (
            <Spinner label="Opening the photo" />
          )}
        </div>
        <p className={css.state} role="status">
          {status}
        </p>
        <div className={css.tools}>
          <EditorTools
            tool={tool}
            onTool={setTool}
            size={size}
            onSize={setSize}
            canUndo={marks.length > 0}
            onUndo={undo}
          />
        </div>
      </div>
    </Modal>
  );
};
