import { useEffect, useRef, useState } from 'react';
import type { Dab, Point } from '@scribblepup/studio';
import { effectiveMarks, pendingMarks, withMark, type Mark } from '../../cutoutMarks';
import { clientPoint } from '../../gestureRecognizer';
import css from './CutoutEditor.module.css';
import {
  centeredOn,
  clampToArea,
  panned,
  scaleOf,
  scrolledIntoView,
  toViewport,
  toPhoto,
  fitCamera,
  zoomedAt,
  type Viewport,
  type Camera,
} from './viewport';
import { ViewTools } from './EditorTools';
import { CANVAS_SCALE, paintEditor, TAP_RADIUS, type EditorPicture } from './paintEditor';
import { tapMark, type EditorTool } from './tools';
import { editorKeyHandler } from './editorKeyHandler';
import { useEditorPointer } from './useEditorPointer';
import { useWheelZoom } from './useWheelZoom';

interface EditorSurfaceProps {
  readonly viewport: Viewport;
  readonly picture: EditorPicture;
  readonly marks: readonly Mark[];
  /** The marks that the picture already reflects. */
  readonly shownMarks: readonly Mark[];
  readonly onChange: (marks: readonly Mark[]) => void;
  readonly tool: EditorTool;
  /** Selects the tool that moves the view. */
  readonly onSelectMove: () => void;
  /** Radius of the brush, viewport px. */
  readonly size: number;
  /** Id of the help text, for `aria-describedby`. */
  readonly helpId: string;
}

const dabsOf = (marks: readonly Mark[]): readonly Dab[] =>
  marks.flatMap((mark) => (mark.kind === 'stroke' ? mark.dabs : []));

/** The photo to mark on, by pointer or keyboard, with buttons to move and zoom it. */
export const EditorSurface = ({
  viewport,
  picture,
  marks,
  shownMarks,
  onChange,
  tool,
  onSelectMove,
  size,
  helpId,
}: EditorSurfaceProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [view, setView] = useState<Camera>(() => fitCamera(viewport));
  const [brush, setBrush] = useState<Point | null>(null);
  const [isKeyboardFocused, setIsKeyboardFocused] = useState(false);
  const scale = scaleOf(viewport, view);
  const radius = size / scale;

  /**
   * Converts client px to viewport px: the canvas may be displayed smaller or larger than the
   * viewport.
   */
  const clientToViewport = ([x, y]: Point): Point => {
    if (!canvas.current) throw new Error('The canvas is not on the page.');
    const box = canvas.current.getBoundingClientRect();
    return [
      ((x - box.left) / box.width) * viewport.width,
      ((y - box.top) / box.height) * viewport.height,
    ];
  };
  const clientToPhoto = (point: Point): Point => toPhoto(viewport, view, clientToViewport(point));
  const zoom = (factor: number, center: Point = [viewport.width / 2, viewport.height / 2]): void =>
    setView((now) => zoomedAt(viewport, now, factor, center));
  const move = (by: Point): void => setView((now) => panned(viewport, now, by));
  const tapAt = (point: Point): void => {
    const mark = tapMark(tool, point, radius);
    if (mark) onChange(withMark(marks, mark, TAP_RADIUS / scale));
    else setView(centeredOn(viewport, view, point));
  };

  const { stroke, ...pointers } = useEditorPointer({
    tool,
    radius,
    clientToPhoto,
    clientToViewport,
    onTap: tapAt,
    onMove: move,
    onZoom: zoom,
    onStroke: (dabs) => onChange([...marks, { kind: 'stroke', dabs }]),
  });
  const brushCenter = brush ?? view.center;
  const isBrushShown = (brush !== null || isKeyboardFocused) && tool !== 'move';
  const onKeyDown = editorKeyHandler({
    onBrush: ([dx, dy]) => {
      const [x, y] = toViewport(viewport, view, brushCenter),
        next = clampToArea(viewport, toPhoto(viewport, view, [x + dx, y + dy]));
      setBrush(next);
      setView(scrolledIntoView(viewport, view, next));
    },
    onMove: move,
    onMark: () => tapAt(brushCenter),
    onZoom: (factor) => zoom(factor, toViewport(viewport, view, brushCenter)),
    onFit: () => setView(fitCamera(viewport)),
  });
  useWheelZoom(canvas, (factor, center) => zoom(factor, clientToViewport(center)));

  useEffect(() => {
    const pending = dabsOf(pendingMarks(shownMarks, marks));
    if (canvas.current)
      paintEditor(canvas.current, viewport, view, picture, {
        marks: effectiveMarks(marks),
        dabs: [...pending, ...stroke],
        brush: isBrushShown ? { at: brushCenter, radius } : null,
      });
  }, [viewport, view, picture, marks, shownMarks, stroke, brushCenter, isBrushShown, radius]);

  return (
    <>
      <canvas
        ref={canvas}
        className={css.canvas}
        data-tool={tool}
        width={viewport.width * CANVAS_SCALE}
        height={viewport.height * CANVAS_SCALE}
        role="application"
        aria-label="Cutout"
        aria-describedby={helpId}
        tabIndex={0}
        {...pointers}
        onPointerMove={(event) => {
          setBrush(clientToPhoto(clientPoint(event)));
          pointers.onPointerMove(event);
        }}
        onPointerLeave={() => setBrush(null)}
        onFocus={({ currentTarget }) =>
          setIsKeyboardFocused(currentTarget.matches(':focus-visible'))
        }
        onBlur={() => setIsKeyboardFocused(false)}
        onKeyDown={onKeyDown}
      />
      <ViewTools
        isMoveSelected={tool === 'move'}
        onSelectMove={onSelectMove}
        onZoom={zoom}
        onFit={() => setView(fitCamera(viewport))}
      />
    </>
  );
};
