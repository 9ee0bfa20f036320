import { strokeText } from '../lettering/strokes';
import { namesFor } from '../lettering/names';
import { fitText, textOnArc, type TextBox } from '../lettering/text';
import { controlPointBounds, flatten, joined, type Path } from '@scribblepup/imaging/curves/path';
import type { Bounds } from '@scribblepup/imaging';
import type { PageItem } from '../model/types';
import { Pen } from './pen';
import type { Style } from './style';
import type { SheetView } from './view';

/**
 * A text is black if all of its letters are lower than this, in sheet units, because their outlines
 * would leave nothing to color.
 */
const MIN_LETTER_HEIGHT = 16;

/** A pen that also draws text and knows the names of the page's dogs. */
export class TextPen extends Pen {
  /**
   * The part of the dog's name, or of both names, that can be drawn in letters to color; may be
   * empty.
   */
  readonly name: string;
  /** The separate names, without those that cannot be lettered. */
  readonly names: readonly string[];

  constructor(
    style: Style,
    view: SheetView,
    names: readonly string[],
    items: PageItem[] = [],
    /** Bounds of the contours of all letters but very small ones, in sheet units. */
    readonly lettering: Bounds[] = [],
  ) {
    super(style, view, items);
    this.name = namesFor(names);
    this.names = names.map((name) => namesFor([name])).filter((name) => name !== '');
  }

  /** Draws outlined letters in a box. False if no letter of the text can be drawn. */
  text(text: string, box: TextBox, line = 0.85): boolean {
    return this.letters(fitText(text, box), line);
  }

  /**
   * Draws a puzzle's instruction in black letters, because outlined letters of this size are too
   * small to color.
   */
  heading(text: string, y: number, width = 640, height = 34, x = 425): this {
    const shape = fitText(text, { x, y, width, height });
    if (!shape) return this;
    this.lettering.push(...this.#contoursOf(shape));
    return this.draw(shape, { fill: 'black', line: 0 });
  }

  /** Draws single-stroke capitals and digits, `height` tall. Each text is centered at its x, y. */
  labels(texts: readonly (readonly [text: string, x: number, y: number])[], height: number): void {
    this.stroke(
      joined(texts.map(([text, x, y]) => strokeText(text, x, y, height))),
      Math.min(0.95, 0.35 + height / 45),
    );
  }

  /**
   * Draws outlined letters around the top or the bottom of a circle. `maxAngle` is the maximum
   * angle that the text spans, in radians. False if no letter can be drawn.
   */
  arcText(
    text: string,
    x: number,
    y: number,
    radius: number,
    height: number,
    maxAngle: number,
    below = false,
  ): boolean {
    return this.letters(textOnArc(text, x, y, radius, height, maxAngle, below), 0.85);
  }

  /**
   * Draws letters as outlines, or in black if they are too small to color. False if there is no
   * shape.
   */
  letters(shape: Path | null, line: number): boolean {
    if (!shape) return false;
    const contours = this.#contoursOf(shape);
    if (contours.every(({ y0, y1 }) => y1 - y0 < MIN_LETTER_HEIGHT))
      this.draw(shape, { fill: 'black', line: 0 });
    else {
      this.draw(shape, { line });
      this.lettering.push(...contours);
    }
    return true;
  }

  /** Bounds of the contours of letters, in sheet units. */
  #contoursOf(shape: Path): Bounds[] {
    return flatten(this.view.shape(shape)).map(({ points }) => boundsOf(points));
  }
}

function boundsOf(xy: number[]): Bounds {
  const [x0, y0, x1, y1] = controlPointBounds({ ops: '', xy });
  return { x0, y0, x1, y1 };
}
