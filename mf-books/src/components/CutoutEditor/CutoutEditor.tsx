import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Dab, Point } from '@scribblepup/coloring';
import type { Extraction } from '@scribblepup/coloring/client';
import { Button, Modal } from '@scribblepup/ui';
import type { Mark, MarkTool } from '../../cutoutMarks';
import css from './CutoutEditor.module.css';
import { EditorTools } from './EditorTools';
import { paintEditor } from './paintEditor';
import { useEditorPicture } from './useEditorPicture';

interface CutoutEditorProps {
  readonly photo: Blob;
  /** The cutout as it is now, or as it was while a new one is made. */
  readonly extraction: Extraction;
  /** How the cutting goes. */
  readonly news: string;
  readonly marks: readonly Mark[];
  readonly onChange: (marks: readonly Mark[]) => void;
  readonly onClose: () => void;
}

/** Width of the drawing area, px. */
const WIDTH = 480;
/** CSS px that an arrow key moves the cursor. */
const STEP = 8;

const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Puts the cutout right: paint over what to keep or to erase, tap the eyes and the nose. */
export const CutoutEditor = ({ photo, extraction, news, marks, onChange, onClose }: CutoutEditorProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [tool, setTool] = useState<MarkTool>('keep');
  const [size, setSize] = useState(24);
  const [stroke, setStroke] = useState<readonly Dab[]>([]);
  const [cursor, setCursor] = useState<Point | null>(null);
  const picture = useEditorPicture(photo, extraction);
  const { area } = extraction.cutout;
  const scale = WIDTH / area.width;
  const radius = size / scale;

  useEffect(() => {
    if (!canvas.current || !picture) return;
    paintEditor(canvas.current, picture, marks, stroke, cursor && [...cursor, radius]);
  }, [picture, marks, stroke, cursor, radius]);

  // What was painted stays in sight until the cutout shows it.
  const [shownFor, setShownFor] = useState(extraction);
  if (shownFor !== extraction) {
    setShownFor(extraction);
    setStroke([]);
  }

  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = canvas.current!.getBoundingClientRect();
    return [area.x + ((clientX - box.left) / box.width) * area.width, area.y + ((clientY - box.top) / box.height) * area.height];
  };
  const dabAt = ([x, y]: Point): Dab | null => (tool === 'keep' || tool === 'erase' ? { x, y, radius, mode: tool } : null);
  const tap = (at: Point): void => {
    const dab = dabAt(at);
    if (dab) {
      setStroke([dab]);
      onChange([...marks, { kind: 'stroke', dabs: [dab] }]);
    } else onChange([...marks, { kind: tool === 'eye' ? 'eye' : 'nose', at }]);
  };

  const painting = useRef<Dab[] | null>(null);
  const onPointerDown = (event: PointerEvent): void => {
    const dab = dabAt(pointOf(event));
    if (!dab) return tap(pointOf(event));
    event.currentTarget.setPointerCapture(event.pointerId);
    painting.current = [dab];
    setStroke(painting.current);
  };
  const onPointerMove = (event: PointerEvent): void => {
    const at = pointOf(event);
    setCursor(at);
    const last = painting.current?.at(-1);
    const dab = dabAt(at);
    if (!painting.current || !last || !dab || Math.hypot(at[0] - last.x, at[1] - last.y) < radius / 2) return;
    painting.current = [...painting.current, dab];
    setStroke(painting.current);
  };
  const onPointerUp = (): void => {
    if (painting.current) onChange([...marks, { kind: 'stroke', dabs: painting.current }]);
    painting.current = null;
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    const at: Point = cursor ?? [area.x + area.width / 2, area.y + area.height / 2];
    if (arrow) setCursor([at[0] + arrow[0] / scale, at[1] + arrow[1] / scale]);
    else if (event.key === ' ' || event.key === 'Enter') tap(at);
    else return;
    event.preventDefault();
  };

  return (
    <Modal open title="Touch up the cutout" size="md" onClose={onClose} actions={<Button onClick={onClose}>Done</Button>}>
      <p className={css.help} id="cutout-help">
        Paint over what belongs to your dog, or erase what does not. Tapping both eyes and the nose makes the drawing
        more like your dog. With the keyboard: arrows move, Space marks.
      </p>
      <canvas
        ref={canvas}
        className={css.canvas}
        width={WIDTH}
        height={Math.round(area.height * scale)}
        role="application"
        aria-label="Cutout"
        aria-describedby="cutout-help"
        tabIndex={0}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerLeave={() => setCursor(null)}
        onKeyDown={onKeyDown}
      />
      <p className={css.state} role="status">
        {news}
      </p>
      <EditorTools
        tool={tool}
        onTool={setTool}
        size={size}
        onSize={setSize}
        canUndo={marks.length > 0}
        onUndo={() => {
          setStroke([]);
          onChange(marks.slice(0, -1));
        }}
      />
    </Modal>
  );
};
