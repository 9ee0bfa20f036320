import type { FloatMap } from '../network/network';
import type { Rect } from '@scribblepup/imaging';
import type { Head, Probability } from '../types';
import { probabilityOf } from './closeUp';
import { FARTHER_SIDE, LEAST_ENLARGED } from './constants';
import { findHeads } from './heads';
import type { Looker } from './look';
import { meanOfLooks } from './meanOfLooks';
import type { PhotoView } from './view';
import { areaView, closeView } from './views';

interface Seen {
  readonly probability: Probability;
  readonly heads: readonly Head[];
}

/**
 * The second look at a dog. A small dog gets a close-up. A dog that fills the area is seen once more
 * with all of it, from farther away, where the network sees more of the dog at once; the probability
 * is then the mean of both looks. Looks are kept: most dogs need the same one again once their faces
 * are known.
 */
export class SecondLook {
  private readonly closeUps = new Map<string, Promise<Seen>>();
  private farther: Promise<Seen> | undefined;

  constructor(
    private readonly looker: Looker,
    private readonly area: Rect,
    private readonly mask: FloatMap,
    private readonly view: PhotoView,
  ) {}

  at(box: Rect): Promise<Seen> {
    const view = closeView(box);
    if (Math.max(this.view.stepX, this.view.stepY) < LEAST_ENLARGED * view.stepX)
      return (this.farther ??= this.lookFarther());
    const key = Object.values(box).join();
    const known = this.closeUps.get(key) ?? this.lookCloser(view);
    this.closeUps.set(key, known);
    return known;
  }

  private async lookCloser(view: PhotoView): Promise<Seen> {
    const { mask, head } = await this.looker.look(view, ['mask', 'head']);
    return { probability: probabilityOf(mask, view), heads: findHeads(head, view) };
  }

  private async lookFarther(): Promise<Seen> {
    const view = areaView(this.area, FARTHER_SIDE);
    const { mask, head } = await this.looker.look(view, ['mask', 'head']);
    const mean = meanOfLooks(this.mask, this.view, mask, view);
    return { probability: probabilityOf(mean, this.view), heads: findHeads(head, view) };
  }
}
