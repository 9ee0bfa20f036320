import type { TwoDogLayout } from '../../canvas/pageDogs';
import type { Board } from './boards/board';
import type { LayoutInput } from './layoutInput';

/** The arrangement of a page for children up to five: where the dog and the things go. */
export interface Layout {
  readonly draw: (input: LayoutInput) => void;
  /** Number of the first page with this arrangement. The indexes of its pages count from there. */
  readonly first: number;
  /** How the layout shows two dogs of a family; absent if it shows one of them. */
  readonly two?: TwoDogLayout;
  /** True if the page needs no frame, because the dog is in a hole. */
  readonly frameless?: boolean;
  /** True if the dog extends past the bottom of the page, so that only a frame can end it. */
  readonly extendsBelow?: boolean;
  /** True if the layout hides the edge where the photo crops the dog at the bottom. */
  readonly hidesBottom?: boolean;
  /** True if the layout suits only dogs whose sides the photo does not crop. */
  readonly needsWholeSides?: boolean;
  /** The large thing that the dog looks out of, if there is one. */
  readonly board?: Board;
}
