import type { Found } from '@scribblepup/finder';
import { isDrawing } from './strokes/drawing';
import { drawFaces, type FacePoints } from './face/face';
import { levelled } from './strokes/levels';
import { LIGHTS, withoutLights } from './strokes/lights';
import { coatMarkings } from './strokes/markings';
import { outlineOf } from './vectors/outline';
import { lineResponse, type Response } from './strokes/response';
import { ridgeLines } from './strokes/ridgeLines';
import { distanceTo } from '@scribblepup/imaging/distance';
import type { Lab } from '@scribblepup/imaging/lab';
import { bounds, clamp, invert, plane } from '@scribblepup/imaging/plane';
import type { Pixels, Point } from '@scribblepup/imaging';
import type { Cutout, DogArt, Hints } from './model/types';
import { toDogArt, type RawArt } from './art';
import { cutSides, ringBounds } from './cut';
import { CutStages, type PhotoReader } from './CutStages';
import { dogLines } from './dogLines';
import { facePointsOf } from './dogs/finding';
import { WORK_SIDE } from './framing/frame';
import { tappedFace, withTapped } from './hints';
import { Memo } from './memo';
import { begin, type Report } from './stages';

/** Where a drawing lies on its photo: the dog's origin and a dog unit, in px of the photo. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** What an extraction gives. */
export interface Drawing {
  readonly dog: DogArt;
  readonly cutout: Cutout;
  readonly place: Place;
}

/**
 * One photo on its way to a drawing. Every stage remembers its result: after a dab only the
 * cutout and what follows is made again, after a tap only the face and the choice of lines.
 */
export class Extraction {
  private readonly cut: CutStages;
  private hints: Hints;
  private readonly levels = new Memo<Lab>();
  private readonly responses = new Memo<Response>();
  private readonly rawLines = new Memo<Point[][]>();
  private readonly markings = new Memo<Point[][]>();
  private readonly drawn = new Memo<boolean>();

  /**
   * @param photo its pixels; or its size and what reads them: that is called where the crop is
   * another one, and what it gives is not kept
   * @param found what the finder saw in the photo; null where it could not look
   * @param side long side in px at which the photo is worked on; less is faster and coarser
   * @throws ExtractError where the photo is too small
   */
  constructor(
    photo: Pixels | PhotoReader,
    hints: Hints = {},
    readonly found: Found | null = null,
    side = WORK_SIDE,
  ) {
    this.cut = new CutStages(photo, hints, found, side);
    this.hints = hints;
  }

  /** Takes other hints for the next run. */
  update(hints: Hints): void {
    this.hints = hints;
    this.cut.update(hints);
  }

  /** The cutout alone. @throws ExtractError, and whatever `report` throws to stop */
  cutout(report: Report = () => undefined): Cutout {
    const { width, height, area } = this.cut.ground(report);
    const soft = this.cut.alpha(report);
    const alpha = new Uint8Array(soft.length);
    for (let i = 0; i < alpha.length; i++) alpha[i] = Math.round(clamp(soft[i]!, 0, 1) * 255);
    const { found, advice } = this.cut.verdict(report);
    return { width, height, alpha, area, found, advice };
  }

  /** The cutout and the drawing. @throws ExtractError, and whatever `report` throws to stop */
  run(report: Report = () => undefined): Drawing {
    const cutout = this.cutout(report);
    const drawn = this.draw(report);
    report('done', 1);
    return { ...drawn, cutout };
  }

  private draw(report: Report): Pick<Drawing, 'dog' | 'place'> {
    const { area, scaleX, scaleY } = this.cut.frame(report);
    const { dog, unit, size } = this.cut.shape(report);
    const lab = this.levelled(report),
      response = this.response(report),
      traced = this.traced(report),
      drawn = this.isDrawn(report);
    const patches = this.markings.get([dog], () => coatMarkings(lab, dog, size));
    begin('face', report);
    const faces = this.faces(report);
    const face = drawFaces(
      drawn
        ? { ...lab, L: withoutLights(plane(lab.width, lab.height, lab.L), LIGHTS * unit).data }
        : lab,
      faces,
      unit,
      drawn,
    );
    begin('vectors', report);
    const box = bounds(dog)!,
      cut = cutSides(dog, box, size);
    const outline = outlineOf(dog, box, unit, cut, drawn),
      ends = ringBounds(outline);
    const art = toDogArt(
      {
        outline,
        ...dogLines({ lab, response, traced, patches, face, unit, drawn }),
        solids: face.solids,
        lights: face.lights,
        face: frontal(faces[0]),
        cut,
      },
      ends,
      unit,
    );
    return {
      dog: art,
      place: { x: area.x + ends.x0 / scaleX, y: area.y + ends.y0 / scaleY, unit: unit / scaleX },
    };
  }

  /** The picture with the dog's own lightness brought to the usual range. */
  private levelled(report: Report): Lab {
    const { lab } = this.cut.frame(report);
    const { dog } = this.cut.shape(report);
    return this.levels.get([lab, dog], () => levelled(lab, dog));
  }

  private response(report: Report): Response {
    const lab = this.levelled(report),
      { dog, unit } = this.cut.shape(report);
    return this.responses.get([dog], () => {
      begin('flow', report);
      return lineResponse(lab, dog, distanceTo(invert(dog)), unit, () => begin('flow', report));
    });
  }

  private traced(report: Report): Point[][] {
    const { unit } = this.cut.shape(report),
      response = this.response(report);
    return this.rawLines.get([response], () => {
      begin('lines', report);
      return ridgeLines(response, unit);
    });
  }

  /** A face for each dog that has one, the main dog's first; a tapped face takes the place of the nearest. */
  private faces(report: Report): FacePoints[] {
    const frame = this.cut.frame(report),
      { found } = this;
    const seen = this.cut.dogs
      .map((i) => facePointsOf(found!.dogs[i]!, frame))
      .filter((face) => face !== null);
    return withTapped(seen, tappedFace(frame, this.cut.shape(report), this.hints));
  }

  /** Whether the picture is itself a drawing. */
  private isDrawn(report: Report): boolean {
    const { width, height, L } = this.levelled(report);
    const { unit } = this.cut.shape(report),
      { toOutside } = this.response(report);
    return this.drawn.get([toOutside], () => isDrawing(plane(width, height, L), toOutside, unit));
  }
}

/** A face with all of its points, which is what hats and glasses sit on. */
const frontal = (face: FacePoints | undefined): RawArt['face'] => {
  const [left, right] = face?.eyes ?? [];
  return left && right && face?.nose ? { eyes: [left, right], nose: face.nose } : null;
};
