import { coatMarkings } from '../lines/markings';
import { clearOf } from '../lines/clear';
import { closeGaps } from '../lines/close';
import { isDrawing } from '../lines/drawing';
import { drawFace, type FaceArt, type FacePoints } from '../lines/face';
import { findFace, type FoundFace } from '../lines/findFace';
import { cutHooks } from '../lines/hooks';
import { hysteresis } from '../lines/hysteresis';
import { joinLines } from '../lines/join';
import { levelled } from '../lines/levels';
import { LIGHTS, withoutLights } from '../lines/lights';
import { outlineOf } from '../lines/outline';
import { calm, lengthOf, simplify, smooth } from '../lines/polyline';
import { lineResponse, type Response } from '../lines/response';
import { inkLine, type InkPoint, type Seen } from '../lines/ribbon';
import { ridges, strokeWidth } from '../lines/ridge';
import { clipLines, rankLines, withFace, type RankedLine } from '../lines/select';
import { snapToEdges } from '../lines/snap';
import { withoutStrays } from '../lines/stray';
import { thin } from '../lines/thin';
import { trace } from '../lines/trace';
import { distanceTo } from '../raster/distance';
import { shrinkLab, type Lab } from '../raster/lab';
import { bounds, clamp, invert, plane } from '../raster/plane';
import { Brushed } from '../segment/Brushed';
import { coarseCut, COARSE_SIDE } from '../segment/coarse';
import { middleOf } from '../segment/middle';
import { qualityOf, type Quality } from '../segment/quality';
import { FINE_SIDE, refine } from '../segment/refine';
import type { Cutout, DogArt, Hints, Pixels, Point, Rect } from '../types';
import { toDogArt } from './art';
import { cutSides, ringBounds } from './cut';
import { checkCrop, checkPhoto, frameOf, isWhole, withDabs, WORK_SIDE, type Frame, type Size } from './frame';
import { soundDabs, strokesOn, tappedFace } from './hints';
import { Memo } from './memo';
import { shapeOf, type Shape } from './shape';
import { shareAt, type Report, type Stage } from './stages';
import { findSubject } from './subject';

// Contrast in Lab and share of the frame of what counts as found.
const LEAST_CONTRAST = 5, LEAST_SHARE = 0.02, MOST_SHARE = 0.93;
// Levels of the hysteresis; lengths in dog units.
const HIGH = 0.42, LOW = 0.1;
const FIRST_GAP = 3, FIRST_ANGLE = 1.1, GAP = 22, ANGLE = 0.75, LINE_SMOOTHING = 3, LINE_CALM = 12, LINE_WAVER = 1.2;
// Half the width in dog units that a line's width is measured up to.
const WIDEST = 9;
const RIDGE = 1.6;
// What a line of a drawing, or of a mouth, is taken for.
const PEN: Seen = { strength: 1, width: 7 };
// Borders of a coat's patches: how far from lines, how long at least, how simple, dog units; in a
// drawing they are lines of their own, of this response.
const BORDER_ROOM = 12, LEAST_BORDER = 25, BORDER_TOLERANCE = 0.4, BORDER_RESPONSE = 0.9;

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

/** A photo that is kept elsewhere. */
interface PhotoReader extends Size {
  readonly read: () => Pixels;
}

interface Subject {
  readonly brushed: Brushed;
  readonly found: boolean;
}

/**
 * One photo on its way to a drawing. Every stage remembers its result: after a dab only the
 * cutout and what follows is made again, after a tap only the face and the choice of lines.
 */
export class Extraction {
  private readonly photo: Size;
  private readonly read: () => Pixels;
  private readonly side: number;
  private hints: Hints;
  private readonly crops = new Memo<Rect>();
  private readonly frames = new Memo<Frame>();
  private readonly subjects = new Memo<Subject>();
  private readonly shapes = new Memo<Shape>();
  private readonly levels = new Memo<Lab>();
  private readonly responses = new Memo<Response>();
  private readonly rawLines = new Memo<Point[][]>();
  private readonly markings = new Memo<Point[][]>();
  private readonly drawn = new Memo<boolean>();
  private readonly faces = new Memo<FoundFace | null>();

  /**
   * @param photo its pixels; or its size and what reads them: that is called where the crop is
   * another one, and what it gives is not kept
   * @param side long side in px at which the photo is worked on; less is faster and coarser
   * @throws ExtractError where the photo is too small
   */
  constructor(photo: Pixels | PhotoReader, hints: Hints = {}, side = WORK_SIDE) {
    if ('data' in photo) checkPhoto(photo);
    this.read = 'data' in photo ? () => photo : photo.read;
    this.side = side;
    this.photo = photo;
    this.hints = hints;
  }

  /** Takes other hints for the next run. */
  update(hints: Hints): void {
    this.hints = hints;
  }

  /** The cutout alone. @throws ExtractError, and whatever `report` throws to stop */
  cutout(report: Report = () => undefined): Cutout {
    const frame = this.frame(report);
    const soft = this.shape(report).alpha;
    const alpha = new Uint8Array(soft.length);
    for (let i = 0; i < alpha.length; i++) alpha[i] = Math.round(clamp(soft[i]!, 0, 1) * 255);
    return {
      width: frame.lab.width,
      height: frame.lab.height,
      alpha,
      area: frame.area,
      found: this.subject(report).found,
    };
  }

  /** The cutout and the drawing. @throws ExtractError, and whatever `report` throws to stop */
  run(report: Report = () => undefined): Drawing {
    const cutout = this.cutout(report);
    const drawn = this.draw(report);
    report('done', 1);
    return { ...drawn, cutout };
  }

  private frame(report: Report): Frame {
    const { crop: given } = this.hints;
    let pixels: Pixels | undefined;
    const photo = (): Pixels => {
      if (!pixels) checkPhoto((pixels = this.read()));
      return pixels;
    };
    const crop = given && checkCrop(this.photo, given);
    const isChosen = crop !== undefined && !isWhole(this.photo, crop);
    const chosen = this.crops.get(isChosen ? [crop.x, crop.y, crop.width, crop.height] : [], () => {
      begin('frame', report);
      return isChosen ? crop : findSubject(photo());
    });
    const area = isChosen ? chosen : withDabs(this.photo, chosen, soundDabs(this.hints.dabs));
    return this.frames.get([area.x, area.y, area.width, area.height], () => frameOf(photo(), area, this.side));
  }

  private subject(report: Report): Subject {
    const frame = this.frame(report);
    return this.subjects.get([frame], () => {
      begin('subject', report);
      const { lab, box } = frame;
      const coarse = coarseCut(lab, box, frame.photoEnds);
      const found = standsOut(qualityOf(shrinkLab(lab, COARSE_SIDE), coarse));
      begin('cutout', report);
      const fine = shrinkLab(lab, FINE_SIDE), scale = fine.width / lab.width;
      return { brushed: new Brushed(fine, found ? refine(fine, coarse) : middleOf(fine.width, fine.height, box, scale)), found };
    });
  }

  private shape(report: Report): Shape {
    const frame = this.frame(report);
    const { brushed } = this.subject(report);
    const dabs = soundDabs(this.hints.dabs);
    const cutout = brushed.after(strokesOn(frame, brushed.width, dabs), () => begin('cutout', report));
    return this.shapes.get([cutout], () => {
      begin('cutout', report);
      return shapeOf(cutout, frame.lab.width, frame.lab.height, dabs.length > 0);
    });
  }

  /** The picture with the dog's own lightness brought to the usual range. */
  private levelled(report: Report): Lab {
    const { lab } = this.frame(report);
    const { dog } = this.shape(report);
    return this.levels.get([lab, dog], () => levelled(lab, dog));
  }

  private response(report: Report): Response {
    const lab = this.levelled(report);
    const { dog, unit } = this.shape(report);
    return this.responses.get([dog], () => {
      begin('flow', report);
      return lineResponse(lab, dog, distanceTo(invert(dog)), unit, () => begin('flow', report));
    });
  }

  private traced(report: Report): Point[][] {
    const { unit } = this.shape(report);
    const response = this.response(report);
    return this.rawLines.get([response], () => {
      begin('lines', report);
      const lines = trace(thin(hysteresis(ridges(response.lines, response.flow, RIDGE * unit), LOW, HIGH))).filter((line) => line.length > 2);
      return joinLines(lines, FIRST_GAP * unit, FIRST_ANGLE);
    });
  }

  private draw(report: Report): Pick<Drawing, 'dog' | 'place'> {
    const { area, scaleX, scaleY } = this.frame(report);
    const lab = this.levelled(report);
    const { dog, unit, size } = this.shape(report);
    const response = this.response(report);
    const traced = this.traced(report);
    const drawn = this.isDrawn(report);
    const patches = this.markings.get([dog], () => coatMarkings(lab, dog, size));
    begin('face', report);
    const points = this.facePoints(report);
    const face = drawFace(drawn ? { ...lab, L: withoutLights(plane(lab.width, lab.height, lab.L), LIGHTS * unit).data } : lab, points, unit, drawn);
    begin('vectors', report);
    const inked = this.select(traced, response, face, unit, drawn);
    const borders = clearOf(clipLines(patches, response.toOutside, face.covered, unit, drawn), inked.map(({ line }) => line), lab, BORDER_ROOM * unit, LEAST_BORDER * unit);
    const lines = drawn ? byStrength([...inked, ...borders.map((line) => ({ line, strength: BORDER_RESPONSE * (lengthOf(line) / unit) ** 0.7 }))]) : inked;
    const box = bounds(dog)!;
    const cut = cutSides(dog, box, size);
    const outline = outlineOf(dog, box, unit, cut);
    const [left, right] = points.eyes;
    const ends = ringBounds(outline);
    const art = toDogArt({
      outline,
      lines: closeGaps(lines.map(({ line, sure }) => ({ sure, points: this.ink(sure || drawn ? smooth(line, LINE_SMOOTHING * unit) : calm(smooth(line, LINE_SMOOTHING * unit), LINE_CALM * unit, LINE_WAVER * unit), response, lab, unit, sure ?? drawn) })), response.toOutside, face.focuses, unit)
        .map((points, i) => ({ points, strength: lines[i]!.strength })),
      solids: face.solids,
      lights: face.lights,
      markings: drawn ? [] : borders.map((line) => simplify(line, BORDER_TOLERANCE * unit)),
      face: left && right && points.nose ? { eyes: [left, right], nose: points.nose } : null,
      cut,
    }, ends, unit);
    return { dog: art, place: { x: area.x + ends.x0 / scaleX, y: area.y + ends.y0 / scaleY, unit: unit / scaleX } };
  }

  /** A line in a pen's widths, laid on the edge that it belongs to; a sure one as it is, in one width. */
  private ink(line: readonly Point[], response: Response, { width, height, L }: Lab, unit: number, isSure: boolean): InkPoint[] {
    if (isSure) return inkLine(line, () => PEN, unit);
    const seen = ([x, y]: Point): Seen => ({ strength: at(response, x, y), width: strokeWidth(response.lines, response.flow, x, y, WIDEST * unit) / unit });
    const snapped = snapToEdges(line, plane(width, height, L), unit);
    return inkLine(line, seen, unit).map(([, , w], i) => [...snapped[i]!, w] as const);
  }

  private select(traced: readonly Point[][], response: Response, face: FaceArt, unit: number, drawn: boolean): RankedLine[] {
    const clipped = clipLines(traced, response.toOutside, face.covered, unit, drawn);
    const joined = joinLines(clipped, GAP * unit, ANGLE);
    // What a pen drew is meant, hooks and ticks as well.
    if (drawn) return rankLines(joined, response.lines, face.focuses, unit, drawn);
    return withoutStrays(withFace(rankLines(cutHooks(joined, face.focuses, unit), response.lines, face.focuses, unit), face.lines), face.focuses, response.toOutside, unit);
  }

  /** What was tapped; where nothing was, what can be seen for sure. */
  private facePoints(report: Report): FacePoints {
    const frame = this.frame(report);
    const { width, height, L } = this.levelled(report);
    const tapped = tappedFace(frame, this.hints);
    if (tapped.eyes.length > 0 || tapped.nose) return tapped;
    const { dog, unit } = this.shape(report);
    const drawn = this.isDrawn(report);
    const found = this.faces.get([dog], () => findFace(plane(width, height, L), dog, unit, drawn));
    return found ?? tapped;
  }

  /** Whether the picture is itself a drawing. */
  private isDrawn(report: Report): boolean {
    const { width, height, L } = this.levelled(report);
    const { unit } = this.shape(report);
    const { toOutside } = this.response(report);
    return this.drawn.get([toOutside], () => isDrawing(plane(width, height, L), toOutside, unit));
  }
}

function at({ lines }: Response, x: number, y: number): number {
  return lines.data[clamp(Math.floor(y), 0, lines.height - 1) * lines.width + clamp(Math.floor(x), 0, lines.width - 1)]!;
}

const byStrength = (lines: readonly RankedLine[]): RankedLine[] => [...lines].sort((p, q) => q.strength - p.strength);

/** Whether a silhouette is a subject at all, or only what a cut makes of an even picture. */
const standsOut = ({ contrast, share }: Quality): boolean => contrast >= LEAST_CONTRAST && share >= LEAST_SHARE && share <= MOST_SHARE;

const begin = (stage: Stage, report: Report): void => report(stage, shareAt(stage));

