import type { DetectionResult } from '@scribblepup/finder';
import { coatOf } from './coat/coatOf';
import { packCoat, type PackedCoat } from './coat/packed';
import { detectDrawing } from './lineDetection/detectDrawing';
import { drawFaces } from './face/drawFaces';
import type { FacePoints } from './face/types';
import { stretchLightness } from './lineDetection/stretchLightness';
import { grayOpening } from './lineDetection/grayMorphology';
import { coatMarkings } from './lineDetection/markings';
import { outlineOf } from './vectors/outline';
import { ringBounds } from './vectors/ringBounds';
import { roundTop } from './vectors/roundTop';
import { lineResponse, type LineResponse } from './lineDetection/lineResponse';
import { findSpots } from './lineDetection/spots';
import { ridgeLines } from './lineDetection/ridgeLines';
import { distanceTransform } from '@scribblepup/imaging/distance';
import type { LabImage } from '@scribblepup/imaging/lab';
import { maskBox, invert, plane } from '@scribblepup/imaging/plane';
import type { Bounds, Pixels, Point } from '@scribblepup/imaging';
import type { Cutout, DogArt, Hints } from './model/types';
import { toDogArt, type RawArt } from './toDogArt';
import { findCutSides } from './cutSides';
import { CutStages, type PhotoReader } from './CutStages';
import { dogLines } from './dogLines';
import { dogAt, keepPointsOnDog, facePointsOf } from './dogs/faces';
import { withoutHiddenEye } from './dogs/hiddenEye';
import { frontalFace, headOf, headOfPoints } from './dogs/head';
import { WORKING_SIDE, type PhotoFrame } from './framing/frame';
import { tappedFace, tapsOf, withTappedFace } from './hints';
import { Memo } from './memo';
import { reportStage, type OnStage } from './stages';

// Half the width of the highlights in the eyes and noses of drawings, dog units.
const HIGHLIGHT_RADIUS = 8;

/**
 * A drawing's position on its photo: the dog's origin and the length of a dog unit, in photo px.
 */
export interface ArtPlace {
  readonly x: number;
  readonly y: number;
  readonly unit: number;
}

/** Result of an extraction. */
export interface TracedDog {
  readonly dog: DogArt;
  readonly cutout: Cutout;
  readonly place: ArtPlace;
}

/** The final outline, its bounds, and the sides on which it stays cut off, in frame px. */
interface FinalOutline extends Pick<RawArt, 'outline' | 'cutSides'> {
  readonly bounds: Bounds;
}

/**
 * Turns one photo into a drawing. Each stage caches its result: a new dab reruns only the cutout
 * and later stages, and a tap on an eye or the nose reruns only the face and the choice of lines.
 */
export class Tracer {
  private readonly stages: CutStages;
  private hints: Hints;
  private readonly stretchedMemo = new Memo<LabImage>();
  private readonly responseMemo = new Memo<LineResponse>();
  private readonly ridgesMemo = new Memo<Point[][]>();
  private readonly spotsMemo = new Memo<Point[][]>();
  private readonly patchesMemo = new Memo<Point[][]>();
  private readonly isDrawingMemo = new Memo<boolean>();
  private readonly outlineMemo = new Memo<FinalOutline>();
  private readonly coatMemo = new Memo<PackedCoat>();
  private readonly drawingMemo = new Memo<Pick<TracedDog, 'dog' | 'place'>>();

  /**
   * @param photo its pixels, or its size and a reader; the reader is called whenever pixels are
   * needed, for example for a new crop, and its result is not kept
   * @param found the finder's result for the photo; null if it could not run
   * @param side long side of the working picture, px; a smaller one is faster and coarser
   * @throws ExtractError if the photo is too small
   */
  constructor(
    photo: Pixels | PhotoReader,
    hints: Hints = {},
    readonly found: DetectionResult | null = null,
    side = WORKING_SIDE,
  ) {
    this.stages = new CutStages(photo, hints, found, side);
    this.hints = hints;
  }

  /** Sets the hints for the next run. */
  update(hints: Hints): void {
    this.hints = hints;
    this.stages.update(hints);
  }

  /**
   * Runs only the stages up to the cutout. Its alpha is the same array until the cutout changes.
   * @throws ExtractError, and whatever `report` throws to stop
   */
  cutout(report: OnStage = () => undefined): Cutout {
    const { width, height, area } = this.stages.placement(report);
    const alpha = this.stages.alpha(report);
    const { found, advice } = this.stages.verdict(report);
    return { width, height, alpha, area, found, advice };
  }

  /**
   * Runs all stages, to the cutout and the drawing.
   * @throws ExtractError, and whatever `report` throws to stop
   */
  run(report: OnStage = () => undefined): TracedDog {
    const cutout = this.cutout(report);
    const drawing = this.draw(report);
    report('done', 1);
    return { ...drawing, cutout };
  }

  /** Draws the dog and its faces from the results of all stages. */
  private draw(report: OnStage): Pick<TracedDog, 'dog' | 'place'> {
    const frame = this.stages.frame(report);
    const { dog, unit, size } = this.stages.shape(report);
    const lab = this.stretched(report),
      response = this.response(report),
      ridges = this.ridges(report),
      isDrawing = this.isDrawing(report);
    const spots = this.spotsMemo.get([dog, isDrawing], () =>
      isDrawing ? [] : findSpots(lab, dog, size),
    );
    const patches = this.patchesMemo.get([dog], () => coatMarkings(lab, dog, size));
    const faces = this.faces(report),
      tappedDog = this.tappedDog(),
      isGuessed = this.stages.isGuessed(report);
    const inputs = [frame, dog, response, ridges, isDrawing, spots, patches, tappedDog, isGuessed];
    // Each run makes new faces, so they are compared by value.
    return this.drawingMemo.get([...inputs, JSON.stringify(faces)], () => {
      reportStage('face', report);
      const face = drawFaces(
        isDrawing ? withoutHighlights(lab, HIGHLIGHT_RADIUS * unit) : lab,
        dog,
        faces,
        unit,
        isDrawing,
      );
      reportStage('vectors', report);
      const { outline, bounds, cutSides } = this.finalOutline(report, isDrawing);
      const coat = this.coatMemo.get(
        [frame, dog, bounds, spots, JSON.stringify(face.tongues)],
        () => packCoat(coatOf(frame.lab, dog, bounds, { tongues: face.tongues, spots })),
      );
      const art = toDogArt(
        {
          outline,
          ...dogLines({ lab, response, ridges, spots, patches, face, unit, isDrawing }),
          solids: face.solids,
          lights: face.lights,
          ...this.head(frame, size, faces[0], tappedDog),
          cutSides,
          isGuessed,
        },
        bounds,
        unit,
      );
      return { dog: { ...art, coat }, place: artPlace(frame, bounds, unit) };
    });
  }

  /** The outline, rounded off at the top. */
  private finalOutline(report: OnStage, isDrawing: boolean): FinalOutline {
    const { dog, unit, size } = this.stages.shape(report);
    return this.outlineMemo.get([dog, isDrawing], () => {
      const box = maskBox(dog);
      if (!box) throw new RangeError('the cutout is empty');
      const cutSides = findCutSides(dog, box, size);
      const rings = outlineOf(dog, box, unit, cutSides, isDrawing),
        { outline, isCut } = roundTop(rings, ringBounds(rings), cutSides, unit);
      return { outline, bounds: ringBounds(outline), cutSides: { ...cutSides, top: isCut } };
    });
  }

  /** The picture, with the dog's lightness stretched to the usual range. */
  private stretched(report: OnStage): LabImage {
    const { lab } = this.stages.frame(report);
    const { dog } = this.stages.shape(report);
    return this.stretchedMemo.get([lab, dog], () => stretchLightness(lab, dog));
  }

  /** How clearly each pixel lies on a line. */
  private response(report: OnStage): LineResponse {
    const lab = this.stretched(report),
      { dog, unit } = this.stages.shape(report);
    return this.responseMemo.get([dog], () => {
      reportStage('flow', report);
      return lineResponse(lab, dog, distanceTransform(invert(dog)), unit, () =>
        reportStage('flow', report),
      );
    });
  }

  /** The ridges of the response, as lines. */
  private ridges(report: OnStage): Point[][] {
    const { unit } = this.stages.shape(report),
      response = this.response(report);
    return this.ridgesMemo.get([response], () => {
      reportStage('lines', report);
      return ridgeLines(response, unit);
    });
  }

  /**
   * One face for each dog that has one, the main dog's first. A tapped face replaces that of its
   * dog and comes first.
   */
  private faces(report: OnStage): FacePoints[] {
    const frame = this.stages.frame(report),
      shape = this.stages.shape(report);
    const { found, hints } = this,
      { dogs } = this.stages;
    if (!found) return withTappedFace([], tappedFace(frame, shape, hints), -1);
    const seen = dogs.map((i) => {
      const face = facePointsOf(found.dogs[i], frame);
      const onDog = face && keepPointsOnDog(shape, face);
      return onDog && withoutHiddenEye(shape, onDog);
    });
    return withTappedFace(seen, tappedFace(frame, shape, hints), this.tappedDog());
  }

  /** Index of the tapped dog among the drawn ones; -1 if it is unknown. */
  private tappedDog(): number {
    const { found, hints } = this,
      { dogs } = this.stages;
    // With a single dog, a tap means that dog, even outside the finder's mask.
    if (dogs.length === 1) return 0;
    if (!found) return -1;
    const tapped = tapsOf(hints).map((tap) => dogs.indexOf(dogAt(found, tap)));
    return tapped.find((dog) => dog >= 0) ?? -1;
  }

  /**
   * Returns the first face if it is frontal, for hats and glasses. Otherwise returns the position
   * of the head: from the face's points if they show its size, otherwise from the finder's head of
   * the tapped or the main dog.
   */
  private head(
    frame: PhotoFrame,
    size: number,
    points: FacePoints | undefined,
    tappedDog: number,
  ): Pick<RawArt, 'face' | 'head'> {
    const face = frontalFace(points);
    if (face) return { face, head: undefined };
    // Taps beside the dog are ignored, so there may be a tapped dog but no face.
    const dog = this.found?.dogs[this.stages.dogs[points ? Math.max(0, tappedDog) : 0]];
    const head = (points && headOfPoints(points, size)) ?? (dog && headOf(dog, frame));
    return { face, head };
  }

  /** Whether the picture is itself a drawing. */
  private isDrawing(report: OnStage): boolean {
    const { width, height, L } = this.stretched(report);
    const { unit } = this.stages.shape(report),
      { outlineDistance } = this.response(report);
    return this.isDrawingMemo.get([outlineDistance], () =>
      detectDrawing(plane(width, height, L), outlineDistance, unit),
    );
  }
}

/** Position of a drawing with these bounds, frame px. */
const artPlace = (
  { area, scaleX, scaleY }: PhotoFrame,
  { x0, y0 }: Bounds,
  unit: number,
): ArtPlace => ({
  x: area.x + x0 / scaleX,
  y: area.y + y0 / scaleY,
  unit: unit / scaleX,
});

/** Removes light spots up to `2 * radius` px wide. */
const withoutHighlights = (lab: LabImage, radius: number): LabImage => ({
  ...lab,
  L: grayOpening(plane(lab.width, lab.height, lab.L), radius).data,
});
