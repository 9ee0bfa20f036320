import type { SheetPath } from '../../types';
import { drawSheet, type SheetContext } from './drawSheet';

/** A context that writes down what is drawn, in order, with the state that counts. */
const recorder = () => {
  const calls: string[] = [];
  const context: SheetContext<string> = {
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 0,
    lineCap: 'butt',
    lineJoin: 'miter',
    save: () => calls.push('save'),
    restore: () => calls.push('restore'),
    setTransform: (...matrix) => calls.push(`transform ${matrix.join(' ')}`),
    fillRect: (...rect) => calls.push(`rect ${rect.join(' ')} ${String(context.fillStyle)}`),
    clip: (path) => calls.push(`clip ${path}`),
    fill: (path, rule) => calls.push(`fill ${path} ${rule} ${String(context.fillStyle)}`),
    stroke: (path) => calls.push(`stroke ${path} ${context.lineWidth} ${context.lineCap}`),
  };
  return { calls, context };
};

const draw = (sheet: SheetPath[]): string[] => {
  const { calls, context } = recorder();
  drawSheet(context, sheet, { width: 425, height: 550 }, (d) => d);
  return calls;
};

test('starts from white and scales sheet units to pixels', () => {
  expect(draw([])).toEqual(['transform 1 0 0 1 0 0', 'rect 0 0 425 550 white', 'transform 0.5 0 0 0.5 0 0']);
});

test('fills, then strokes, in the order of the sheet', () => {
  const drawn = draw([
    { d: 'A', fill: 'white', stroke: 4, evenOdd: true },
    { d: 'B', fill: 'black', stroke: null, evenOdd: false },
  ]);
  expect(drawn.slice(3)).toEqual([
    'save', 'fill A evenodd white', 'stroke A 4 round', 'restore',
    'save', 'fill B nonzero black', 'restore',
  ]);
});

test('a clip holds for its own path only', () => {
  const drawn = draw([{ d: 'A', fill: null, stroke: 2, evenOdd: false, clip: 'C' }]);
  expect(drawn.slice(3)).toEqual(['save', 'clip C', 'stroke A 2 round', 'restore']);
});
