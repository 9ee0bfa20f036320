import type { DetectionResult } from '@scribblepup/finder';
import { cropLab, shrinkLab, type LabImage } from '@scribblepup/imaging/lab';
import { maskArea, clamp, type PixelBox, type Mask } from '@scribblepup/imaging/plane';
import { BrushedCutout } from './segment/BrushedCutout';
import { CUTOUT_SIDE, segmentFromMap } from './segment/segmentFromMap';
import { centralEllipse } from './segment/centralEllipse';
import { soften } from './segment/soften';
import type { Pixels, Rect, Size } from '@scribblepup/imaging';
import type { Advice, Hints } from './model/types';
import { adviceFor } from './dogs/advice';
import { chosenDogs } from './dogs/choosing';
import { isDoubtful } from './dogs/doubt';
import { chosenCrop } from './framing/crop';
import { areaAround, cellSize, logOddsIn } from './dogs/finding';
import {
  readLikeFrame,
  checkPhoto,
  frameOf,
  placeFrame,
  type PhotoFrame,
  type FramePlacement,
} from './framing/frame';
import { validDabs, toCutoutStrokes, tapsOf } from './hints';
import { Memo } from './memo';
import {
  dogPoints,
  cropToFirst,
  cutoutSide,
  grownCrop,
  resampledMask,
  paintGridOf,
  photoRect,
  type PaintGrid,
} from './framing/paintGrid';
import { assertDogRemains, dogShapeOf, type DogShape } from './dogShape';
import { reportStage, type OnStage } from './stages';

// Minimum size of a silhouette, the square root of its area in frame px; a smaller one is a face
// without a body or a false detection.
const MIN_DOG_SIZE = 30;

/** A photo whose pixels are stored elsewhere and read on demand. */
export interface PhotoReader extends Size {
  readonly read: () => Pixels;
}

/** The result of cutting out the dog in the first frame; `brushed` applies the strokes to it. */
interface Subject {
  readonly brushed: BrushedCutout;
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
  private readonly found: DetectionResult | null;
  private hints: Hints;
  private readonly areaMemo = new Memo<Rect>();
  private readonly firstFrameMemo = new Memo<PhotoFrame>();
  private readonly frameMemo = new Memo<PhotoFrame>();
  private readonly subjectMemo = new Memo<Subject>();
  private readonly silhouetteMemo = new Memo<Silhouette>();
  private readonly alphaMemo = new Memo<Uint8Array>();
  private readonly shapeMemo = new Memo<DogShape>();

  /**
   * @param found the finder's result for the photo; null if it could not run
   * @param side long side of the working picture, px
   * @throws ExtractError if the photo is too small
   */
  constructor(
    photo: Pixels | PhotoReader,
    hints: Hints,
    found: DetectionResult | null,
    side: number,
  ) {
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
    const { found, advice } = this.subject(report);
    return { found, advice: found && this.isDoubtful ? 'doubtful' : advice };
  }

  /**
   * Whether the silhouette is probably not a dog: no dog was found, or only doubtful ones, and the
   * visitor painted no dabs.
   */
  isGuessed(report: OnStage): boolean {
    const isSure = this.subject(report).found && !this.isDoubtful;
    return !isSure && validDabs(this.hints.dabs).length === 0;
  }

  /** Whether all dogs to draw are doubtful, and the visitor has neither chosen nor tapped a dog. */
  private get isDoubtful(): boolean {
    const { found, hints } = this;
    const isConfirmed = tapsOf(hints).length > 0 || (hints.dogs ?? []).length > 0;
    return found !== null && !isConfirmed && this.dogs.every((i) => isDoubtful(found.dogs[i]));
  }

  /**
   * The silhouette's position on the photo. Its area grows if the brush kept something beyond the
   * first frame.
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
    return this.frameMemo.get([placement], () => {
      // The cutout exists already, so reporting `frame` would move the progress backward.
      reportStage('cutout', report);
      return frameOf(this.pixels(), placement);
    });
  }

  /**
   * The cutout's soft alpha over its area of the photo, 0 to 255, row by row.
   * @throws ExtractError if nothing is left
   */
  alpha(report: OnStage): Uint8Array {
    const silhouette = this.silhouette(report);
    return this.alphaMemo.get([silhouette], () => {
      const {
        cutout,
        placement: { width, height },
      } = silhouette;
      assertDogRemains(cutout, width);
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
    const isBrushed = validDabs(this.hints.dabs).length > 0;
    return this.shapeMemo.get([cutout, isBrushed], () => {
      reportStage('cutout', report);
      return dogShapeOf(cutout, placement.width, placement.height, isBrushed);
    });
  }

  /**
   * The photo's pixels.
   * @throws ExtractError if some are missing
   */
  private pixels(): Pixels {
    const pixels = this.read();
    checkPhoto(pixels);
    return pixels;
  }

  /** The area to draw before any brushing, photo px: the crop, otherwise the area of the dogs. */
  private chosenArea(report: OnStage): Rect {
    const crop = chosenCrop(this.photo, this.hints.crop);
    return this.areaMemo.get(
      crop ? [crop.x, crop.y, crop.width, crop.height] : ['dogs', ...this.dogs],
      () => {
        reportStage('frame', report);
        return crop ?? this.dogsArea();
      },
    );
  }

  /** The part of the photo that is drawn before any brushing. */
  private firstFrame(report: OnStage): PhotoFrame {
    const chosenArea = this.chosenArea(report);
    return this.firstFrameMemo.get([chosenArea], () =>
      frameOf(this.pixels(), placeFrame(this.photo, chosenArea, this.side)),
    );
  }

  /** The silhouette after all brush strokes. */
  private silhouette(report: OnStage): Silhouette {
    const first = this.firstFrame(report),
      { brushed, grid } = this.subject(report);
    const growable = brushed.after(toCutoutStrokes(grid, validDabs(this.hints.dabs)), () =>
      reportStage('cutout', report),
    );
    return this.silhouetteMemo.get([first, growable], () => {
      const crop = grownCrop(this.chosenArea(report), grid, growable);
      if (!crop) return { placement: first, cutout: cropToFirst(grid, growable) };
      const placement = placeFrame(this.photo, crop, this.side);
      return { placement, cutout: resampledMask(growable, grid, placement) };
    });
  }

  /** The area of the dogs to draw, photo px; the whole photo if there are none. */
  private dogsArea(): Rect {
    const {
      photo: { width, height },
      found,
    } = this;
    const dogs = found ? this.dogs.map((i) => found.dogs[i]) : [];
    return dogs.length > 0 ? areaAround(this.photo, dogs) : { x: 0, y: 0, width, height };
  }

  /** Cuts the dogs out of the first frame; without dogs, uses an ellipse in the crop's middle. */
  private subject(report: OnStage): Subject {
    const frame = this.firstFrame(report),
      { dogs } = this;
    return this.subjectMemo.get([frame, ...dogs], () => {
      reportStage('cutout', report);
      const isCropped = chosenCrop(this.photo, this.hints.crop) !== null;
      const cutoutLab = shrinkLab(
        frame.lab,
        isCropped ? CUTOUT_SIDE : cutoutSide(this.photo, frame, CUTOUT_SIDE),
      );
      // Without any dog, the map may still contain specks.
      const dog = dogs.length > 0 && this.found && cutDogs(this.found, dogs, frame, cutoutLab);
      const grid = paintGridOf(this.photo, frame, cutoutLab, isCropped);
      const picture = {
        limits: grid.limits,
        colors: (box: PixelBox, side: number) => this.colorsIn(frame, cutoutLab, grid, box, side),
      };
      if (this.found && dog) {
        const brushed = new BrushedCutout(picture, dog, dogPoints(this.found, dogs, grid));
        return { brushed, grid, found: true, advice: adviceFor(this.found, dogs, frame, dog) };
      }
      const middle = centralEllipse(
        cutoutLab.width,
        cutoutLab.height,
        frame.box,
        cutoutLab.width / frame.lab.width,
      );
      return { brushed: new BrushedCutout(picture, middle), grid, found: false, advice: null };
    });
  }

  /**
   * Colors in a box under the brush. If the box extends past the first frame, they are read from
   * the photo, with a long side of at most `side` px, because the box may cover the whole photo.
   */
  private colorsIn(
    frame: PhotoFrame,
    cutoutLab: LabImage,
    grid: PaintGrid,
    box: PixelBox,
    side: number,
  ): LabImage {
    if (box.x0 >= 0 && box.y0 >= 0 && box.x1 <= cutoutLab.width && box.y1 <= cutoutLab.height)
      return cropLab(cutoutLab, box);
    const width = box.x1 - box.x0,
      height = box.y1 - box.y0,
      scale = Math.min(1, side / Math.max(width, height));
    return readLikeFrame(
      this.pixels(),
      frame,
      photoRect(grid, box),
      Math.round(width * scale),
      Math.round(height * scale),
    );
  }
}

/**
 * Cuts out the chosen dogs in a frame, at the size of `cutoutLab`; null if the result is too small
 * to be a dog.
 */
function cutDogs(
  found: DetectionResult,
  chosen: readonly number[],
  frame: PhotoFrame,
  cutoutLab: LabImage,
): Mask | null {
  const logOdds = logOddsIn(found, chosen, frame.area, cutoutLab.width, cutoutLab.height);
  const dog = segmentFromMap(
    cutoutLab,
    logOdds,
    (cellSize(found, chosen, frame) * cutoutLab.width) / frame.lab.width,
  );
  const size = (Math.sqrt(maskArea(dog)) * frame.lab.width) / cutoutLab.width;
  return size >= MIN_DOG_SIZE ? dog : null;
}
