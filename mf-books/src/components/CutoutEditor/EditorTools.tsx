import { Button } from '@scribblepup/ui';
import type { MarkTool } from '../../cutoutMarks';
import { FitIcon, MoveIcon, ZoomInIcon, ZoomOutIcon } from '../icons/icons';
import { ToolButton } from '../Toolbar/ToolButton';
import toolbar from '../Toolbar/Toolbar.module.css';
import css from './EditorTools.module.css';
import type { EditorTool } from './tools';

const tools: readonly { readonly id: MarkTool; readonly name: string }[] = [
  { id: 'keep', name: 'Keep' },
  { id: 'erase', name: 'Erase' },
  { id: 'eye', name: 'Eyes' },
  { id: 'nose', name: 'Nose' },
  { id: 'closedEye', name: 'Closed eyes' },
];

interface EditorToolsProps {
  readonly tool: EditorTool;
  readonly onTool: (tool: EditorTool) => void;
  /** Radius of the brush, viewport px. */
  readonly size: number;
  readonly onSize: (size: number) => void;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
}

/** Buttons for the tool, the brush size and undo. */
export const EditorTools = ({ tool, onTool, size, onSize, canUndo, onUndo }: EditorToolsProps) => (
  <div className={css.tools}>
    <div className={css.group} role="group" aria-label="Tool">
      {tools.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={css.tool}
          aria-pressed={tool === id}
          onClick={() => onTool(id)}
        >
          {name}
        </button>
      ))}
    </div>
    <label className={css.size}>
      Brush size
      <input
        type="range"
        // The editor may be inside a form, which Enter would submit, so this field belongs to no
        // form.
        form=""
        min={6}
        max={60}
        value={size}
        onChange={({ target }) => onSize(Number(target.value))}
      />
    </label>
    <Button variant="secondary" size="sm" aria-disabled={!canUndo} onClick={onUndo}>
      Undo
    </Button>
  </div>
);

/** Zoom factor for one press of a zoom button or key. */
export const ZOOM_STEP = 1.5;

interface ViewToolsProps {
  readonly isMoveSelected: boolean;
  readonly onSelectMove: () => void;
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
}

/** Buttons to zoom in, zoom out, fit the whole photo and select the Move tool. */
export const ViewTools = ({ isMoveSelected, onSelectMove, onZoom, onFit }: ViewToolsProps) => (
  <div className={toolbar.group} role="group" aria-label="View">
    <ToolButton name="Zoom in" onClick={() => onZoom(ZOOM_STEP)}>
      <ZoomInIcon />
    </ToolButton>
    <ToolButton name="Zoom out" onClick={() => onZoom(1 / ZOOM_STEP)}>
      <ZoomOutIcon />
    </ToolButton>
    <ToolButton name="Fit" onClick={onFit}>
      <FitIcon />
    </ToolButton>
    <ToolButton name="Move" pressed={isMoveSelected} onClick={onSelectMove}>
      <MoveIcon />
    </ToolButton>
  </div>
);
