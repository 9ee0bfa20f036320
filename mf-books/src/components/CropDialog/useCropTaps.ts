import { useState, type PointerEvent } from 'react';
import type { CropTool } from '../../crop/cropTool';
import { GestureRecognizer, clientPoint } from '../../gestureRecognizer';

/** True for a handle that resizes the frame. */
const isResizer = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[action$="-resize"]') !== null;

/**
 * Returns pointer handlers: a tap on the photo centers the frame there, for visitors who cannot
 * drag. Cropper handles drags and pinches.
 */
export const useCropTaps = (tool: CropTool | null) => {
  const [recognizer] = useState(() => new GestureRecognizer());

  const forget = (event: PointerEvent): void => void recognizer.cancel(event.pointerId);

  return {
    onPointerDown: (event: PointerEvent): void => {
      if (event.button > 0 || isResizer(event.target)) return;
      recognizer.down(event.pointerId, clientPoint(event));
    },
    onPointerMove: (event: PointerEvent): void =>
      void recognizer.move(event.pointerId, clientPoint(event)),
    onPointerUp: (event: PointerEvent): void => {
      const gesture = recognizer.up(event.pointerId);
      if (gesture.kind === 'tap') tool?.centerOn(gesture.at);
    },
    onPointerCancel: forget,
    // A mouse button may be released outside the box.
    onPointerLeave: forget,
  };
};
