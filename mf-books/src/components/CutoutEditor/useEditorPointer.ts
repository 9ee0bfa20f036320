import { useRef, useState, type PointerEvent } from 'react';
import type { Dab, Point } from '@scribblepup/studio';
import { GestureRecognizer, clientPoint, type Gesture } from '../../gestureRecognizer';
import { extendStroke, type EditorTool } from './tools';

export interface EditorPointerOptions {
  readonly tool: EditorTool;
  /** Brush radius, photo px. */
  readonly radius: number;
  /** Converts client px to photo px. */
  readonly clientToPhoto: (point: Point) => Point;
  /** Converts client px to viewport px. */
  readonly clientToViewport: (point: Point) => Point;
  readonly onTap: (point: Point) => void;
  readonly onStroke: (dabs: readonly Dab[]) => void;
  /** Moves the view, by viewport px. */
  readonly onMove: (by: Point) => void;
  readonly onZoom: (factor: number, center: Point) => void;
}

/**
 * Handles the pointers on the surface: taps, brush strokes, moves and pinches. Also returns the
 * stroke being painted.
 */
export const useEditorPointer = ({
  tool,
  radius,
  clientToPhoto,
  clientToViewport,
  onTap,
  onStroke,
  onMove,
  onZoom,
}: EditorPointerOptions) => {
  const [recognizer] = useState(() => new GestureRecognizer());
  // A ref, because the events of one drag may arrive faster than React renders.
  const painting = useRef<readonly Dab[]>([]);
  const [stroke, setStroke] = useState<readonly Dab[]>([]);
  const paint = (dabs: readonly Dab[]): void => {
    painting.current = dabs;
    setStroke(dabs);
  };
  const moveFrom = (from: Point, to: Point): void => {
    const [[fx, fy], [tx, ty]] = [clientToViewport(from), clientToViewport(to)];
    onMove([fx - tx, fy - ty]);
  };

  const drag = (from: Point, to: Point, isFirst: boolean): void => {
    if (tool === 'move') return moveFrom(from, to);
    if (tool !== 'keep' && tool !== 'erase') return;
    const [x, y] = clientToPhoto(from);
    paint(
      extendStroke(isFirst ? [{ x, y, radius, mode: tool }] : painting.current, clientToPhoto(to)),
    );
  };
  const handle = (gesture: Gesture, point: Point): void => {
    if (gesture.kind === 'tap') onTap(clientToPhoto(gesture.at));
    else if (gesture.kind === 'drag') drag(gesture.from, gesture.to, gesture.isFirst);
    else if (gesture.kind === 'drop') {
      if (painting.current.length > 0) onStroke(painting.current);
      else if (tool !== 'move') onTap(clientToPhoto(point));
      paint([]);
    } else if (gesture.kind === 'pinch') {
      moveFrom(gesture.from, gesture.to);
      onZoom(gesture.factor, clientToViewport(gesture.to));
    } else if (gesture.kind === 'cancel') paint([]);
  };

  return {
    stroke,
    onPointerDown: (event: PointerEvent): void => {
      if (event.button > 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      handle(recognizer.down(event.pointerId, clientPoint(event)), clientPoint(event));
    },
    onPointerMove: (event: PointerEvent): void =>
      handle(recognizer.move(event.pointerId, clientPoint(event)), clientPoint(event)),
    onPointerUp: (event: PointerEvent): void =>
      handle(recognizer.up(event.pointerId), clientPoint(event)),
    onPointerCancel: (event: PointerEvent): void =>
      handle(recognizer.cancel(event.pointerId), clientPoint(event)),
  };
};
