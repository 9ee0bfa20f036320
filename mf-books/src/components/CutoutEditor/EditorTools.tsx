import { Button } from '@scribblepup/ui';
import type { MarkTool } from '../../cutoutMarks';
import css from './EditorTools.module.css';

const tools: readonly { readonly id: MarkTool; readonly name: string }[] = [
  { id: 'keep', name: 'Keep' },
  { id: 'erase', name: 'Erase' },
  { id: 'eye', name: 'Eyes' },
  { id: 'nose', name: 'Nose' },
];

interface EditorToolsProps {
  readonly tool: MarkTool;
  readonly onTool: (tool: MarkTool) => void;
  /** Radius of the brush, CSS px. */
  readonly size: number;
  readonly onSize: (size: number) => void;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
}

/** Brush or tap, how large, and undo. */
export const EditorTools = ({ tool, onTool, size, onSize, canUndo, onUndo }: EditorToolsProps) => (
  <div className={css.tools}>
    <div className={css.group} role="group" aria-label="Tool">
      {tools.map(({ id, name }) => (
        <button key={id} type="button" className={css.tool} aria-pressed={tool === id} onClick={() => onTool(id)}>
          {name}
        </button>
      ))}
    </div>
    <label className={css.size}>
      Brush size
      <input type="range" min={6} max={60} value={size} onChange={({ target }) => onSize(Number(target.value))} />
    </label>
    <Button variant="secondary" size="sm" disabled={!canUndo} onClick={onUndo}>
      Undo
    </Button>
  </div>
);
