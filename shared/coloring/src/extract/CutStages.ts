import { shrinkLab } from '../raster/lab';
import { Brushed } from '../segment/Brushed';
import { coarseCut } from '../segment/coarse';
import { lostParts } from '../segment/lost';
import { middleOf } from '../segment/middle';
import type { Quality } from '../segment/quality';
import { FINE_SIDE, refine } from '../segment/refine';
import { withoutStrips } from '../segment/strips';
import type { Hints, Pixels, Rect } from '../types';
import { checkCrop, checkPhoto, frameOf, isWhole, withDabs, type Frame, type Size } from './frame';
import { soundDabs, strokesOn } from './hints';
import { Memo } from './memo';
import { shapeOf, type Shape } from './shape';
import { begin, type Report } from './stages';
import { findSubject } from './subject';

// Contrast in Lab and share of the frame of what counts as found.
const LEAST_CONTRAST = 5, LEAST_SHARE = 0.02, MOST_SHARE = 0.93;

/** A photo that is kept elsewhere. */
export interface PhotoReader extends Size {
  readonly read: () => Pixels;
}

interface Subject {
  readonly brushed: Brushed;
  readonly found: boolean;
}

/** The stages from a photo to the dog's silhouette; each remembers its result. */
export class CutStages {
  private readonly photo: Size;
  private readonly read: () => Pixels;
  private readonly side: number;
  private hints: Hints;
  private readonly crops = new Memo<Rect>();
  private readonly frames = new Memo<Frame>();
  private readonly subjects = new Memo<Subject>();
  private readonly shapes = new Memo<Shape>();

  /** @param side long side in px at which the photo is worked on; @throws ExtractError where the photo is too small */
  constructor(photo: Pixels | PhotoReader, hints: Hints, side: number) {
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

  /** Whether something that stands out was found. */
  isFound(report: Report): boolean {
    return this.subject(report).found;
  }

  /** The part of the photo that is worked on. @throws ExtractError */
  frame(report: Report): Frame {
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

  /** The silhouette, after the brush. @throws ExtractError where nothing is left */
  shape(report: Report): Shape {
    const frame = this.frame(report);
    const { brushed } = this.subject(report);
    const dabs = soundDabs(this.hints.dabs);
    const cutout = brushed.after(strokesOn(frame, brushed.width, dabs), () => begin('cutout', report));
    return this.shapes.get([cutout], () => {
      begin('cutout', report);
      return shapeOf(cutout, frame.lab.width, frame.lab.height, dabs.length > 0);
    });
  }

  private subject(report: Report): Subject {
    const frame = this.frame(report);
    return this.subjects.get([frame], () => {
      begin('subject', report);
      const { lab, box } = frame;
      const coarse = coarseCut(lab, box, frame.photoEnds), found = standsOut(coarse.quality);
      begin('cutout', report);
      const fine = shrinkLab(lab, FINE_SIDE), scale = fine.width / lab.width;
      return { brushed: new Brushed(fine, found ? withoutStrips(fine, refine(fine, coarse.subject, lostParts(coarse))) : middleOf(fine.width, fine.height, box, scale)), found };
    });
  }
}

/** Whether a silhouette is a subject at all, or only what a cut makes of an even picture. */
const standsOut = ({ contrast, share }: Quality): boolean => contrast >= LEAST_CONTRAST && share >= LEAST_SHARE && share <= MOST_SHARE;
