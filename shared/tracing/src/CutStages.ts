import type { Found } from '@scribblepup/finder';
import { cropLab, shrinkLab, type Lab } from '@scribblepup/imaging/lab';
import { area, clamp, type PixelBox, type Mask } from '@scribblepup/imaging/plane';
import { Brushed } from './segment/Brushed';
import { FINE_SIDE, mapCut } from './segment/mapCut';
import { middleOf } from './segment/middle';
import { soften } from './segment/soften';
import type { Pixels, Rect, Size } from '@scribblepup/imaging';
import type { Advice, Hints } from './model/types';
import { adviceFor } from './dogs/advice';
import { chosenDogs } from './dogs/choosing';
import { chosenCrop } from './framing/crop';
import { areaOf, cellSize, logOddsIn } from './dogs/finding';
import {
  besideFrame,
  checkPhoto,
  frameOf,
  placeFrame,
  type PhotoFrame,
  type FramePlacement,
} from './framing/frame';
import { soundDabs, strokesOn } from './hints';
import { Memo } from './memo';
import {
  dogPoints,
  firstOf,
  grownCrop,
  maskOver,
  paintGridOf,
  photoRect,
  type PaintGrid,
} from './framing/paintGrid';
import { assertDogLeft, shapeOf, type DogShape } from './shape';
import { begin, type OnStage } from './stages';

// A silhouette smaller than this (square root of its area, frame px) is a face without a body, or a
// false detection.
const LEAST_FOUND = 30;

/** A photo whose pixels are stored elsewhere and read on demand. */
export interface PhotoReader extends Size {
  readonly read: () => Pixels;
}

interface Subject {
  readonly brushed: Brushed;
  readonly grid: PaintGrid;
  readonly found: boolean;
  readonly advice: Advice | null;
}

/** The silhouette and its position on the photo. */
interface Silhouette {
  readonly placement: FramePlacement;
  readonly cutout: Mask;
}

/** The stages from a photo to the dog's silhouette; each caches its result. */
export class CutStages {
  private readonly photo: Size;
  private readonly read: () => Pixels;
  private readonly side: number;
  private readonly found: Found | null;
  private hints: Hints;
  private readonly crops = new Memo<Rect>();
  private readonly firstFrames = new Memo<PhotoFrame>();
  private readonly frames = new Memo<PhotoFrame>();
  private readonly subjects = new Memo<Subject>();
  private readonly silhouettes = new Memo<Silhouette>();
  private readonly alphas = new Memo<Uint8Array>();
  private readonly shapes = new Memo<DogShape>();

  /**
   * @param found the finder's result for the photo; null if it could not run
   * @param side long side of the working picture, px
   * @throws ExtractError if the photo is too small
   */
  constructor(photo: Pixels | PhotoReader, hints: Hints, found: Found | null, side: number) {
    if ('data' in photo) checkPhoto(photo);
    this.read = 'data' in photo ? () => photo : photo.read;
    this.found = found;
    this.side = side;
    this.photo = photo;
    this.hints = hints;
  }

  /** Sets the hints for the next run. */
  update(hints: Hints): void {
    this.hints = hints;
  }

  /** Indices into `found.dogs` of the dogs to draw. */
  get dogs(): readonly number[] {
    return this.found ? chosenDogs(this.found, this.hints.dogs) : [];
  }

  /** Returns whether a dog was found, and what would improve the drawing. */
  verdict(report: OnStage): Pick<Subject, 'found' | 'advice'> {
    return this.subject(report);
  }

  /**
   * The silhouette's position on the photo. It grows if the brush kept something beyond the first
   * frame.
   * @throws ExtractError
   */
  placement(report: OnStage): FramePlacement {
    return this.silhouette(report).placement;
  }

  /**
   * The part of the photo that is drawn.
   * @throws ExtractError
   */
  frame(report: OnStage): PhotoFrame {
    const first = this.firstFrame(report),
      placement = this.placement(report);
    if (placement === first) return first;
    return this.frames.get([placement], () => {
      // The cutout exists already, and progress never falls back.
      begin('cutout', report);
      return frameOf(this.pixels(), placement);
    });
  }

  /**
   * The cutout's soft alpha over its area of the photo, 0 to 255, row by row.
   * @throws ExtractError if nothing is left
   */
  alpha(report: OnStage): Uint8Array {
    const silhouette = this.silhouette(report);
    return this.alphas.get([silhouette], () => {
      const {
        cutout,
        placement: { width, height },
      } = silhouette;
      assertDogLeft(cutout, width);
      const soft = soften(cutout, width, height);
      const alpha = new Uint8Array(soft.length);
      for (let i = 0; i < alpha.length; i++) alpha[i] = Math.round(clamp(soft[i], 0, 1) * 255);
      return alpha;
    });
  }

  /**
   * The smoothed silhouette after all brush strokes.
   * @throws ExtractError if nothing is left
   */
  shape(report: OnStage): DogShape {
    const { cutout, placement } = this.silhouette(report);
    const isBrushed = soundDabs(this.hints.dabs).length > 0;
    return this.shapes.get([cutout, isBrushed], () => {
      begin('cutout', report);
      return shapeOf(cutout, placement.width, placement.height, isBrushed);
    });
  }

  private pixels(): Pixels {
    const pixels = this.read();
    checkPhoto(pixels);
    return pixels;
  }

  /** The area to draw before any brushing, photo px: the crop, otherwise the area of the dogs. */
  private chosen(report: OnStage): Rect {
    const crop = chosenCrop(this.photo, this.hints.crop);
    return this.crops.get(
      crop ? [crop.x, crop.y, crop.width, crop.height] : ['dogs', ...this.dogs],
      () => {
        begin('frame', report);
        return crop ?? this.dogsArea();
      },
    );
  }

  private firstFrame(report: OnStage): PhotoFrame {
    const chosen = this.chosen(report);
    return this.firstFrames.get([chosen], () =>
      frameOf(this.pixels(), placeFrame(this.photo, chosen, this.side)),
    );
  }

  private silhouette(report: OnStage): Silhouette {
    const first = this.firstFrame(report),
      { brushed, grid } = this.subject(report);
    const canvas = brushed.after(strokesOn(grid, soundDabs(this.hints.dabs)), () =>
      begin('cutout', report),
    );
    return this.silhouettes.get([first, canvas], () => {
      const crop = grownCrop(this.chosen(report), grid, canvas);
      if (!crop) return { placement: first, cutout: firstOf(grid, canvas) };
      const placement = placeFrame(this.photo, crop, this.side);
      return { placement, cutout: maskOver(canvas, grid, placement) };
    });
  }

  private dogsArea(): Rect {
    const {
      photo: { width, height },
      found,
    } = this;
    const dogs = found ? this.dogs.map((i) => found.dogs[i]) : [];
    return dogs.length > 0 ? areaOf(this.photo, dogs) : { x: 0, y: 0, width, height };
  }

  private subject(report: OnStage): Subject {
    const frame = this.firstFrame(report),
      { dogs } = this;
    return this.subjects.get([frame, ...dogs], () => {
      begin('cutout', report);
      const fine = shrinkLab(frame.lab, FINE_SIDE);
      const dog = this.found && cutOf(this.found, dogs, frame, fine);
      const grid = paintGridOf(
        this.photo,
        frame,
        fine,
        chosenCrop(this.photo, this.hints.crop) !== null,
      );
      const picture = {
        limits: grid.limits,
        colors: (box: PixelBox) => this.colors(frame, fine, grid, box),
      };
      if (this.found && dog) {
        const brushed = new Brushed(picture, dog, dogPoints(this.found, dogs, grid));
        return { brushed, grid, found: true, advice: adviceFor(this.found, dogs, frame, dog) };
      }
      const middle = middleOf(fine.width, fine.height, frame.box, fine.width / frame.lab.width);
      return { brushed: new Brushed(picture, middle), grid, found: false, advice: null };
    });
  }

  /** Colors in a box under the brush; those outside the first frame are read from the photo. */
  private colors(frame: PhotoFrame, fine: Lab, grid: PaintGrid, box: PixelBox): Lab {
    if (box.x0 >= 0 && box.y0 >= 0 && box.x1 <= fine.width && box.y1 <= fine.height)
      return cropLab(fine, box);
    return besideFrame(
      this.pixels(),
      frame,
      photoRect(grid, box),
      box.x1 - box.x0,
      box.y1 - box.y0,
    );
  }
}

/**
 * Cuts out the chosen dogs in a frame, at the size of `fine`; null if the result is too small to
 * be a dog.
 */
function cutOf(found: Found, chosen: readonly number[], frame: PhotoFrame, fine: Lab): Mask | null {
  const logOdds = logOddsIn(found, chosen, frame.area, fine.width, fine.height);
  const dog = mapCut(
    fine,
    logOdds,
    (cellSize(found, chosen, frame) * fine.width) / frame.lab.width,
  );
  return (Math.sqrt(area(dog)) * frame.lab.width) / fine.width >= LEAST_FOUND ? dog : null;
}
