import type { KeyboardEvent } from 'react';
import type { CropTool } from '../../crop/cropTool';
import { ZOOM_STEP } from '../../crop/template';
import { isBrowserKey } from '../../isBrowserKey';

/** Distance by which one press of an arrow key moves or resizes the frame, CSS px. */
const STEP = 8;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/**
 * Returns a key handler: arrows move the frame, Shift and arrows resize it, plus and minus zoom.
 */
export const cropKeyHandler =
  (tool: CropTool | null) =>
  (event: KeyboardEvent): void => {
    const arrow = arrows[event.key];
    if (!tool || isBrowserKey(event)) return;
    if (arrow) (event.shiftKey ? tool.resizeSelection : tool.moveSelection)(...arrow);
    else if (event.key === '+' || event.key === '=') tool.zoom(ZOOM_STEP);
    else if (event.key === '-') tool.zoom(-ZOOM_STEP);
    else return;
    event.preventDefault();
  };
