import { Stage } from '../canvas/stage';
import type { LayoutInput } from '../looks/young/layoutInput';
import { sitting } from './dogs';

/** The input of a page for a child from three to five years, with the sitting dog and no things. */
export const layoutInputWith = (changes: Partial<LayoutInput> = {}): LayoutInput => ({
  stage: new Stage(sitting, { name: 'Bo', bornMonth: null, age: '3-5' }, 'test'),
  isToddler: false,
  fewFields: false,
  things: [],
  hat: undefined,
  frame: null,
  sun: undefined,
  index: 0,
  across: 0.5,
  down: 0.5,
  size: 0.5,
  mirror: false,
  scale: 1,
  hasInnerLines: true,
  lineFactor: 1,
  ...changes,
});
