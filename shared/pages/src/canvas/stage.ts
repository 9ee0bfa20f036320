import type { DogArt } from '@scribblepup/tracing';
import type { Point } from '@scribblepup/imaging';
import type { Choices, DogItem, PageItem } from '../model/types';
import type { GroupLayout } from './groupCandidates';
import type { Side } from './crop';
import { openSides } from './openSides';
import { ornamentOf } from './ornament';
import { singleDog, dogToPlace, detailsOf, pairOf, castIndex, type PageDogs } from './pageDogs';
import type { Extra } from './extras';
import { placed, type Path } from '@scribblepup/imaging/curves/path';
import { randomFor, type Random } from './random';
import { logoShape } from './logo';
import { namesFor } from '../lettering/names';
import { rect } from '@scribblepup/imaging/curves/shapes';
import { matShape } from './mat';
import { round } from '@scribblepup/imaging/round';
import { AREA, WIDTHS, inset, type SheetBox } from './sheet';
import { chinOf } from './features';
import { membersOf, placedDogOf, type PlacedDog } from './placedDog';
import { pageVariationFor, type PageVariation } from './pageVariation';
import { ShownDogs } from './shownDogs';
import { placeOf, placeWithin, roomForTwo, type DogPlace, type DogRoom } from './dogRoom';
import { styleOf, type Style } from './style';
import { AS_DRAWN, type Variant } from './variant';
import { TextPen } from './textPen';

interface FrameOptions {
  /** Factor for the page's line width. */
  readonly line?: number;
  /** Adds an ornament from eight years on, if the page has room for it. */
  readonly ornate?: boolean;
}

/** The canvas for looks. Draws in painter's order, from back to front. */
export class Stage extends TextPen {
  readonly rng: Random;
  readonly area: SheetBox = AREA;
  /** True if the page gets more and finer fields: from eight years on, or if it had too few. */
  readonly rich: boolean;
  /** 0 for a page with everything. 1 or 2, after it failed a gate, for a simpler one. */
  readonly simplification: number;
  /** True if the photo crops the dog at the bottom. */
  readonly bust: boolean;
  readonly #style: Style;
  /** Varies position and size from look to look, so that no two pages coincide. */
  readonly #variation: PageVariation;
  readonly #variant: Variant;
  /** The dog that a look places; the art of a group stands for both of its members. */
  readonly dog: DogArt;
  /** True if the page shows two dogs. */
  readonly two: boolean;
  /** Birth month of each dog of the page, 1 to 12; null if it is unknown. */
  readonly months: readonly (number | null)[];
  readonly #pageDogs: PageDogs;
  /** The visitor's data about the dogs of the page. */
  readonly #details: ReturnType<typeof detailsOf>;
  /** The dogs that `show` has drawn on the page so far. */
  readonly #shown: ShownDogs;
  /** Groups of items that the page can do without. */
  readonly extras: Extra[];
  /** The items of each thing, which the page leaves out if only a scrap of it is visible. */
  readonly things: PageItem[][];
  /** The sides on which a look continues a dog's body itself. */
  readonly #continued: WeakMap<PageItem, readonly Side[]>;

  constructor(
    dogs: DogArt | PageDogs,
    readonly choices: Choices,
    private readonly look: string,
    private readonly number: number | null = null,
    variant: Variant = AS_DRAWN,
    /** The stage of the same page with which this one shares its drawing. */
    page?: Stage,
  ) {
    const pageDogs = 'outline' in dogs ? singleDog([dogs], 0) : dogs;
    const details = detailsOf(choices, pageDogs);
    const style = styleOf(choices, variant);
    const variation = pageVariationFor(number === null ? null : number + SEED_STEP * variant.seed);
    super(
      style,
      variation.view,
      details.map(({ name }) => name),
      page?.items,
      page?.lettering,
    );
    const dog = dogToPlace(pageDogs);
    this.dog = dog;
    this.two = pageDogs.two;
    this.months = details.map(({ bornMonth }) => bornMonth);
    this.#pageDogs = pageDogs;
    this.#details = details;
    this.#shown = page ? page.#shown : new ShownDogs(this.items, (points) => this.#onSheet(points));
    this.extras = page ? page.extras : [];
    this.things = page ? page.things : [];
    this.#continued = page ? page.#continued : new WeakMap<PageItem, readonly Side[]>();
    this.rng =
      page?.rng ??
      randomFor(
        `${look} ${Math.round(dog.width)}x${Math.round(dog.height)}${variant.seed > 0 ? ` ${variant.seed}` : ''}`,
      );
    this.rich = style.rich;
    this.simplification = variant.simplification;
    this.bust = dog.cut.bottom;
    this.#style = style;
    this.#variation = variation;
    this.#variant = variant;
  }

  /** Scales a line width for this child's age and clamps it to printable widths, in sheet units. */
  width(base: number): number {
    return this.#style.width(base);
  }

  /**
   * The part of a dog's name that can be lettered, which may be empty; null if the page does not
   * show this dog.
   * @param dog its index in the family
   */
  nameOf(dog: number): string | null {
    const details = this.#details.find((entry) => entry.dog === dog);
    return details ? namesFor([details.name]) : null;
  }

  /**
   * The stage for the nth dog of a page with two dogs, which draws on the same page. It is this
   * stage if the page has one dog.
   */
  member(n: number): Stage {
    const pageDogs = this.#pageDogs;
    return pageDogs.two
      ? this.#with({ ...pageDogs, ...singleDog(pageDogs.cast, castIndex(pageDogs, n % 2)) })
      : this;
  }

  /**
   * The stage for both dogs of a page as a group, which draws on the same page. It is this stage if
   * the page has one dog, or if they do not fit together.
   */
  both(layout: GroupLayout): Stage {
    const { cast, lead, two } = this.#pageDogs;
    const pageDogs = two ? pairOf(cast, lead, layout) : null;
    return pageDogs ? this.#with({ ...this.#pageDogs, ...pageDogs }) : this;
  }

  #with(pageDogs: PageDogs): Stage {
    return new Stage(pageDogs, this.choices, this.look, this.number, this.#variant, this);
  }

  /** Places the dog in a look's room: as large as fits, feet on the ground. */
  stand(room: DogRoom): PlacedDog {
    const raised = this.#variant.keepMuzzleVisible ?? false;
    return this.placeAt(
      placeOf(
        this.dog,
        { ...(this.#pageDogs.group ? roomForTwo(room) : room), raised },
        this.#variation,
        (scale) => {
          const placedDog = this.placeAt({ scale, dx: 0, dy: 0 });
          return {
            middle: placedDog.head.eyeMidpoint[0],
            chin: Math.max(...membersOf(placedDog).map(chinOf)),
          };
        },
      ),
    );
  }

  /** The dog at an exact position, with line widths and detail for that scale. */
  placeAt(place: DogPlace): PlacedDog {
    const { cast, lead, group } = this.#pageDogs;
    if (!group) return this.#placeDog(cast[lead], lead, place);
    const groupBottom = place.dy + place.scale * group.art.height;
    const members = group.members.map(({ dog, who, place: memberPlace, lineFactor }) => {
      const placedDog = this.#placeDog(dog, who, placeWithin(place, memberPlace), place.scale);
      const { box, item } = placedDog;
      return {
        ...placedDog,
        item: {
          ...item,
          detail: round(item.detail * lineFactor, 3),
          // The dogs of a group end at the same height.
          ...(box.y + box.h > groupBottom + 2 ? { clip: cutOffBelow(groupBottom) } : {}),
        },
      };
    });
    const leadMember = members.find(({ item }) => (item.who ?? 0) === lead);
    const whole = this.#placeDog(group.art, lead, place);
    return { ...whole, head: leadMember?.head ?? whole.head, members };
  }

  /** @param size scale that determines line widths and detail */
  #placeDog(dog: DogArt, who: number, place: DogPlace, size = place.scale): PlacedDog {
    const sizeFactor = Math.min(1, size / 0.75);
    const [line, outline] = [WIDTHS.dogLine, WIDTHS.dogOutline].map((base) =>
      this.width(base * Math.max(0.72, sizeFactor)),
    ) as [number, number];
    const { detail } = this.#style;
    const item: DogItem = {
      kind: 'dog',
      scale: round(place.scale, 4),
      dx: round(place.dx, 1),
      dy: round(place.dy, 1),
      mirror: place.mirror ?? false,
      line,
      outline,
      halo: this.#variant.touching ? 0 : WIDTHS.halo * Math.max(0.6, sizeFactor),
      detail: round(detail * sizeFactor ** 1.5, 3),
      markings: detail > 0.9 && size > 0.6,
      ...(this.#variant.clear ? { clear: round(CLEARANCE + (line + outline) / 2, 1) } : {}),
      ...(who > 0 ? { who } : {}),
    };
    // The visitor set the hat's tilt for the head of the first dog.
    return placedDogOf(dog, item, who > 0 ? 0 : this.#style.extraTilt);
  }

  /** Fits the dog into a box, centered. */
  fit(box: SheetBox, mirror = false): PlacedDog {
    const scale = Math.min(box.w / this.dog.width, box.h / this.dog.height);
    const [w, h] = [this.dog.width * scale, this.dog.height * scale];
    const left = box.x + (box.w - w) / 2;
    return this.placeAt({
      scale,
      dx: mirror ? left + w : left,
      dy: box.y + (box.h - h) / 2,
      mirror,
    });
  }

  /**
   * Draws the dog, or both dogs of a group. `change` overrides settings of its item.
   * @param continued the sides of the photo past which the look continues the body
   */
  show(placedDog: PlacedDog, change: Partial<DogItem> = {}, continued: readonly Side[] = []): this {
    const members = membersOf(placedDog);
    this.#shown.add(members, change.clip);
    for (const { item } of members) {
      const { clip = item.clip, detail = placedDog.item.detail } = change;
      const sheetItem = this.view.dog({
        ...item,
        ...change,
        ...(placedDog.members
          ? {
              detail: round((item.detail * detail) / (placedDog.item.detail || 1), 3),
              ...(clip ? { clip } : {}),
            }
          : {}),
        ...(this.#variant.hollow ? { hollow: true } : {}),
      });
      this.#continued.set(sheetItem, continued);
      this.items.push(sheetItem);
    }
    return this;
  }

  /**
   * Closes each dog on the sides where the photo crops it and nothing on the page hides the crop.
   * Call it when the page is complete. Does nothing if the variant leaves the dogs open.
   */
  closeOpenSides(): void {
    if (this.#variant.open) return;
    const { cast } = this.#pageDogs;
    const dogOf = ({ who = 0 }: DogItem): DogArt => cast[who];
    for (const [i, item] of this.items.entries()) {
      if (item.kind !== 'dog' || item.parts === 'inside') continue;
      const continued = this.#continued.get(item) ?? [];
      const closed = openSides(item, this.items.slice(i + 1), dogOf).filter(
        (side) => !continued.includes(side),
      );
      if (closed.length > 0) this.items[i] = { ...item, closed };
    }
  }

  /**
   * Draws items that the page can do without if it has too many fields.
   * @param rank those with a higher rank are left out first
   */
  extra(rank: number, draw: () => void): void {
    const from = this.items.length;
    draw();
    this.extras.push({ rank, items: this.items.slice(from) });
  }

  /** Draws one thing, which the page leaves out if only a scrap of it is visible. */
  thing(draw: () => void): this {
    const from = this.items.length;
    draw();
    this.things.push(this.items.slice(from));
    return this;
  }

  /**
   * Like `put` of `Pen`, but with `keepMuzzleVisible` leaves out a prop that would hide a muzzle.
   */
  override put(...thing: Parameters<TextPen['put']>): this {
    return this.thing(() => this.#putUnhidden(thing, null));
  }

  /** Puts a hat or glasses on a dog. They may cover the sides of its own muzzle. */
  putOn(wearer: PlacedDog, ...thing: Parameters<TextPen['put']>): this {
    return this.#putUnhidden(thing, wearer);
  }

  #putUnhidden(thing: Parameters<TextPen['put']>, wearer: PlacedDog | null): this {
    const drawn = this.items.length;
    super.put(...thing);
    if (wearer) for (const item of this.items.slice(drawn)) this.#shown.setWearer(item, wearer);
    if (this.#variant.keepMuzzleVisible && this.#shown.hasMuzzleHiddenBy(drawn))
      this.items.length = drawn;
    return this;
  }

  /** True if a dog wears a hat or glasses. */
  hasDressedDog(): boolean {
    return this.#shown.hasWearer();
  }

  /**
   * True if the other dog in a drawing may wear a hat: the page is not simplified, and no clip of
   * the drawing cuts off the dog's head.
   */
  canDressOtherDog({ item, head }: PlacedDog): boolean {
    return this.simplification === 0 && this.#shown.showsWholeHead(item, head);
  }

  /** True if a thing that was drawn later hides the muzzle of a dog. */
  hidesFace(): boolean {
    return this.#shown.hasHiddenMuzzle();
  }

  /** Converts points of a look's drawing to the sheet. */
  #onSheet(points: readonly Point[]): Point[] {
    const { xy } = this.view.shape({ ops: 'M'.repeat(points.length), xy: points.flat() });
    return points.map((_, i) => [xy[2 * i], xy[2 * i + 1]]);
  }

  /** Covers everything outside a hole, without a line, for pages that need no frame. */
  mat(hole: Path): this {
    return this.draw(matShape(hole), { line: 0 });
  }

  /**
   * Covers everything outside a frame, then draws the frame. A number is the corner radius of a
   * frame all around the page, at the page's own inset.
   */
  frame(
    hole: Path | number,
    { line = WIDTHS.frame / WIDTHS.prop, ornate = false }: FrameOptions = {},
  ): this {
    const { x, y, w, h } = inset(AREA, this.#variation.inset);
    const holeOnSheet = typeof hole === 'number' ? rect(x, y, w, h, hole) : this.view.shape(hole);
    this.addToSheet(matShape(holeOnSheet), 'white', 0);
    this.addToSheet(holeOnSheet, 'none', line);
    if (ornate && this.rich)
      for (const shape of ornamentOf(holeOnSheet, this.#variation.inset))
        this.addToSheet(shape, 'white', 0.9);
    return this;
  }

  /**
   * True if the page can show the visitor's logo: there is one, it is not damaged, and the page is
   * simplified by at most one step.
   */
  hasLogo(): boolean {
    return this.#logoShape() !== null;
  }

  #logoShape(): Path | null {
    const { logo } = this.choices;
    return logo && this.simplification <= 1 ? logoShape(logo) : null;
  }

  /**
   * Draws the visitor's logo as large as fits into a box around x, y. Returns false, and draws
   * nothing, if `hasLogo` is false.
   */
  logo(x: number, y: number, w: number, h: number): boolean {
    const { logo } = this.choices;
    const shape = this.#logoShape();
    if (!logo || !shape) return false;
    const scale = Math.min(w / logo.width, h / logo.height);
    this.draw(placed(shape, x - (logo.width * scale) / 2, y - (logo.height * scale) / 2, scale), {
      line: 0.8,
    });
    return true;
  }
}

/** Distance in the sequence of `pageVariationFor` between the variants of a page. */
const SEED_STEP = 41;

/** A clip that cuts off everything below a height, even of dogs that extend past the sheet. */
const cutOffBelow = (y: number): string =>
  `M-400 -400L1250 -400L1250 ${round(y, 1)}L-400 ${round(y, 1)}Z`;

/**
 * White gap between the dog's outline and the lines that are kept clear of it, in sheet units: a
 * little over 3 mm.
 */
const CLEARANCE = 13;
