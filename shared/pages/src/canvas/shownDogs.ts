import type { Point } from '@scribblepup/imaging';
import { contains } from '@scribblepup/imaging/curves/rings';
import type { DogItem, PageItem } from '../model/types';
import { hidesMuzzle, muzzlesOf, ringsOf } from './muzzle';
import type { PlacedDog } from './placedDog';

/**
 * Dogs that were drawn together, their clip, and the number of items on the page once they were
 * drawn.
 */
interface Shown {
  readonly members: readonly PlacedDog[];
  readonly clip: string | undefined;
  readonly end: number;
}

/** The dogs that a page shows so far, and what they wear: tells whether things hide a muzzle. */
export class ShownDogs {
  readonly #shown: Shown[] = [];
  /** The dog that wears each item, for items such as hats and glasses. */
  readonly #wearers = new WeakMap<PageItem, PlacedDog>();

  /**
   * @param items the page's items in painter's order
   * @param onSheet converts points of a look's drawing to the sheet
   */
  constructor(
    private readonly items: readonly PageItem[],
    private readonly onSheet: (points: readonly Point[]) => Point[],
  ) {}

  /** Adds dogs whose items are about to be drawn. */
  add(members: readonly PlacedDog[], clip: string | undefined): void {
    this.#shown.push({ members, clip, end: this.items.length + members.length });
  }

  setWearer(item: PageItem, wearer: PlacedDog): void {
    this.#wearers.set(item, wearer);
  }

  /** True if a dog wears something. */
  hasWearer(): boolean {
    return this.items.some((item) => this.#wearers.has(item));
  }

  /** True if a thing that was drawn after a dog hides its muzzle. */
  hasHiddenMuzzle(): boolean {
    return this.#shown.some((shown) => this.#isMuzzleHidden(shown, shown.end));
  }

  /** True if the item with this index, or a later one, hides the muzzle of a dog. */
  hasMuzzleHiddenBy(from: number): boolean {
    return this.#shown.some((shown) => this.#isMuzzleHidden(shown, from));
  }

  #isMuzzleHidden({ members, clip }: Shown, from: number): boolean {
    return hidesMuzzle(muzzlesOf(members, clip, this.onSheet), this.items.slice(from), (item) =>
      this.#wearers.get(item),
    );
  }

  /** True unless the clip with which a dog was drawn cuts off a part of this head. */
  showsWholeHead(item: DogItem, { top, eyeMidpoint, width }: PlacedDog['head']): boolean {
    const { clip } =
      this.#shown.findLast(({ members }) => members.some((member) => member.item === item)) ?? {};
    if (clip === undefined) return true;
    const window = ringsOf(clip);
    const sides = [-1, 1].map((side): Point => [
      eyeMidpoint[0] + (side * width) / 2,
      eyeMidpoint[1],
    ]);
    return [top, ...sides].every((point) => contains(window, ...point));
  }
}
