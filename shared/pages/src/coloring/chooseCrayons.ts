import { hash } from '@scribblepup/imaging/hash';
import { seededRandom } from '@scribblepup/imaging/random';
import { AREA, MM_PER_INCH, SHEET } from '../canvas/sheet';
import type { Page } from '../model/types';
import type { LabColor } from '@scribblepup/imaging/color';
import type { Coat } from '@scribblepup/tracing/coat';
import { deltaE } from './color';
import { crayon, crayonFrom, lightCrayon, type Crayon, type CrayonName } from './crayons';
import type { Fields } from './fields';
import { fieldsByItem, type ItemFields } from './itemFields';
import { AUTUMN, LIVELY, paletteOf, SCHEMES } from './palettes';
import { UNOWNED, FIRST_ITEM } from './owners';
import type { PartColor, StripeColor } from './thingColors';
import { thingsOn, type ThingPart } from './things';

const { hypot, max, min } = Math;

/** A field with more than this share of the art's area is large, and gets a light crayon. */
const LARGE_FIELD = 0.035;
/** An item with less than this share of the art's area is small, and gets only one crayon. */
const SMALL_ITEM = 0.006;
/** Minimum share of the art's width that a ground spans. */
const GROUND_WIDTH = 0.8;
/** Minimum share of the art's area that a ground has. */
const GROUND_AREA = 0.012;
/** A ground ends below this height, in sheet units. */
const GROUND_END = 535.2;
/** Cost of a crayon for each earlier use on the page. */
const COST_OF_USE = 0.35;
/** Maximum random cost, which makes pages differ. */
const RANDOM_COST = 0.8;
/** Maximum cost of a neighbor of the same color. */
const MAX_COST_OF_NEIGHBOR = 6;
/** A line of this length, in px, between two fields of the same color costs 1. */
const LINE_PER_COST = 12;
/** A ground begins below this share of the sheet's height. */
const GROUND_TOP = 0.3;
/** A field that fills this share of its bounds is a box to write or draw in. */
const BOX_FILL = 0.88;
/** An item of a puzzle with more fields is a grid, a maze or text to read. */
const MAX_SHAPES = 14;
/** Fields smaller than this, in mm2, get no crayon of their own. */
const TINY_FIELD = 7;
/** Colors with less difference than this are hard to distinguish. */
const SIMILAR_COLORS = 24;
/** Minimum difference of the two crayons of one thing. */
const MIN_CONTRAST = 30;
/** An item with at least this many fields repeats a shape. */
const MIN_REPEATED = 4;

/** The choice for a field: a crayon; null leaves it white; 'dog' uses the coat's colors. */
export type CrayonChoice = Crayon | 'dog' | null;

/** Chooses a crayon for every field of a page. */
class Chooser {
  readonly #page: Page;
  readonly #fields: Fields;
  readonly #scale: number;
  readonly #artArea: number;
  readonly #byItem: Map<number, ItemFields>;
  readonly #things: readonly (ThingPart | null)[];
  readonly #choices: CrayonChoice[];
  readonly #labs: (LabColor | null)[];
  readonly #uses = new Map<CrayonName, number>();
  readonly #crayonsOfThing = new Map<number, readonly [CrayonName, CrayonName]>();
  readonly #rng: () => number;
  /** The main crayon of each dog's coat. */
  readonly #coats: readonly (Crayon | null)[];

  constructor(page: Page, fields: Fields, coats: readonly Coat[]) {
    this.#page = page;
    this.#fields = fields;
    this.#scale = fields.width / SHEET.w;
    this.#artArea = AREA.w * AREA.h * this.#scale ** 2;
    this.#byItem = fieldsByItem(fields.list);
    this.#things = thingsOn(page.items);
    this.#choices = fields.list.map(() => null);
    this.#labs = fields.list.map(() => null);
    this.#rng = seededRandom(hash(`${page.look} wax`));
    this.#coats = coats.map(({ crayons: [main] }) => main && crayonFrom(main));
  }

  run(): CrayonChoice[] {
    for (const item of this.#byItem.values()) this.#colorDog(item);
    this.#colorGrounds();
    this.#colorThings();
    for (const item of [...this.#byItem.values()].sort((p, q) => q.area - p.area))
      if (item.owner >= FIRST_ITEM) this.#colorUnknown(item);
    return this.#choices;
  }

  #set(field: number, choice: Crayon | null): void {
    this.#choices[field] = choice;
    this.#labs[field] = choice?.lab ?? null;
  }

  #colorDog(item: ItemFields): void {
    const coat = this.#coatOf(item);
    if (coat === undefined) return;
    for (const field of item.fields) {
      this.#choices[field] = 'dog';
      this.#labs[field] = coat?.lab ?? null;
    }
  }

  /**
   * The main crayon of the dog that owns these fields; null if its coat is white, undefined if no
   * dog owns them.
   */
  #coatOf({ owner }: ItemFields): Crayon | null | undefined {
    const item = owner < FIRST_ITEM ? undefined : this.#page.items[owner - FIRST_ITEM];
    return item?.kind === 'dog' ? this.#coats[item.who ?? 0] : undefined;
  }

  /** The main crayon of the dog that owns this paw: `paws` draws two per dog, in the same order. */
  #coatOfPaw(thing: number): Crayon | null {
    const paws = new Set(
      this.#things.flatMap((part) => (part?.color === 'coat' ? [part.thing] : [])),
    );
    const dogs = this.#page.items.filter((item) => item.kind === 'dog');
    const index = min(dogs.length - 1, [...paws].indexOf(thing) >> 1);
    return this.#coats[dogs[index]?.who ?? 0];
  }

  /** Colors the background, then every item that spans the page, from far to near. */
  #colorGrounds(): void {
    const { family } = this.#page;
    const palette = paletteOf(this.#page);
    const bare = this.#byItem.get(UNOWNED);
    if (bare && family === 'patterns') this.#colorVaried(bare.fields, this.#scheme());
    else if (bare && palette.background)
      for (const field of bare.fields) this.#set(field, this.#backgroundCrayon(palette.background));
    if (family !== 'scenes' && family !== 'portraits') return;
    let next = 0;
    for (const [i, { kind }] of this.#page.items.entries()) {
      const itemFields = this.#byItem.get(FIRST_ITEM + i);
      if (!itemFields || kind === 'dog' || this.#things[i]) continue;
      const isWide = itemFields.right - itemFields.left >= GROUND_WIDTH * AREA.w * this.#scale;
      const isLow = itemFields.top > GROUND_TOP * this.#fields.height;
      if (
        !isWide ||
        !isLow ||
        itemFields.area < GROUND_AREA * this.#artArea ||
        itemFields.bottom < GROUND_END * this.#scale
      )
        continue;
      const name = palette.grounds[next++ % palette.grounds.length];
      for (const field of itemFields.fields) this.#set(field, crayon(name));
    }
  }

  /** The crayons for a pattern. */
  #scheme(): readonly CrayonName[] {
    return SCHEMES[hash(this.#page.look) % SCHEMES.length];
  }

  #backgroundCrayon(name: CrayonName): Crayon {
    return name === 'night' ? crayon(name) : lightCrayon(name);
  }

  #colorThings(): void {
    for (const [i, part] of this.#things.entries()) {
      const item = this.#byItem.get(FIRST_ITEM + i);
      if (part && item) this.#colorPart(part, item);
    }
  }

  #colorPart({ color, thing }: ThingPart, { fields }: ItemFields): void {
    if (typeof color !== 'string') {
      const stripes = [...fields].sort((p, q) => this.#fields.list[p].x - this.#fields.list[q].x);
      for (const [i, field] of stripes.entries())
        this.#set(field, this.#crayonFor(color[i % color.length], thing, fields));
      return;
    }
    for (const field of fields) this.#set(field, this.#crayonFor(color, thing, fields));
  }

  #crayonFor(
    color: Exclude<PartColor | StripeColor, readonly StripeColor[]>,
    thing: number,
    fields: readonly number[],
  ): Crayon | null {
    if (color === 'white') return null;
    if (color === 'own' || color === 'second') {
      const pair = this.#crayonsOfThing.get(thing) ?? this.#contrastingPair(fields);
      this.#crayonsOfThing.set(thing, pair);
      return crayon(pair[color === 'own' ? 0 : 1]);
    }
    if (color === 'coat') return this.#coatOfPaw(thing);
    if (color === 'autumn') {
      const known = this.#crayonsOfThing.get(thing)?.[0] ?? this.#bestCrayon(fields, AUTUMN);
      this.#crayonsOfThing.set(thing, [known, known]);
      return crayon(known);
    }
    return crayon(color);
  }

  /** Two lively crayons for one thing, which are easy to tell apart. */
  #contrastingPair(fields: readonly number[]): readonly [CrayonName, CrayonName] {
    const first = this.#bestCrayon(fields, LIVELY);
    const others = LIVELY.filter(
      (name) => deltaE(crayon(name).lab, crayon(first).lab) > MIN_CONTRAST,
    );
    return [first, this.#bestCrayon(fields, others)];
  }

  /** Colors an item that is not a recognized thing. */
  #colorUnknown(item: ItemFields): void {
    const { family } = this.#page;
    const i = item.owner - FIRST_ITEM;
    if (this.#things[i] || this.#page.items[i].kind === 'dog') return;
    if (item.fields.some((field) => this.#choices[field] !== null)) return;
    const share = item.area / this.#artArea;
    if (family === 'puzzles') {
      this.#colorPuzzleItem(item);
      return;
    }
    const largest = max(...item.fields.map((field) => this.#fields.list[field].area));
    if (
      family === 'patterns' ||
      (item.fields.length >= MIN_REPEATED && share > SMALL_ITEM && largest < item.area / 2)
    ) {
      this.#colorVaried(item.fields, family === 'patterns' ? this.#scheme() : LIVELY);
      return;
    }
    const name = this.#bestCrayon(item.fields, LIVELY);
    for (const field of item.fields)
      this.#set(field, share > LARGE_FIELD ? lightCrayon(name) : crayon(name));
  }

  /** Colors small shapes and letters of a puzzle; text, boxes to write in and mazes stay white. */
  #colorPuzzleItem({ fields }: ItemFields): void {
    const { list } = this.#fields;
    if (fields.length > MAX_SHAPES) return;
    const { area, left, top, right, bottom } = fields
      .map((field) => list[field])
      .reduce((p, q) => (p.area >= q.area ? p : q));
    const isBox = area > BOX_FILL * (right - left) * (bottom - top);
    if (isBox || area > LARGE_FIELD * this.#artArea) return;
    for (const field of fields) this.#set(field, crayon(this.#bestCrayon([field], LIVELY)));
  }

  /**
   * Gives the fields of one item different crayons; fields of the same shape and position share
   * one.
   */
  #colorVaried(fields: readonly number[], names: readonly CrayonName[]): void {
    const { list } = this.#fields;
    const pixelsPerMm2 = ((this.#scale * 100) / MM_PER_INCH) ** 2;
    const kinds = new Map<string, number[]>();
    for (const field of fields) {
      const { area, x, y } = list[field];
      if (area < TINY_FIELD * pixelsPerMm2) continue;
      const radius = hypot(x - (SHEET.w / 2) * this.#scale, y - (SHEET.h / 2) * this.#scale);
      const key = `${Math.round(Math.log2(area) * 2.5)} ${Math.round(radius / (16 * this.#scale))}`;
      kinds.set(key, [...(kinds.get(key) ?? []), field]);
    }
    const totalArea = (kind: readonly number[]): number =>
      kind.reduce((sum, f) => sum + list[f].area, 0);
    for (const kind of [...kinds.values()].sort((p, q) => totalArea(q) - totalArea(p))) {
      const touching = kind.some((field) =>
        kind.some((other) => this.#fields.neighbors[field].has(other)),
      );
      for (const part of touching || kind.length === 1 ? kind.map((field) => [field]) : [kind]) {
        const name = this.#bestCrayon(part, names);
        for (const field of part)
          this.#set(
            field,
            list[field].area > 2 * LARGE_FIELD * this.#artArea ? lightCrayon(name) : crayon(name),
          );
      }
    }
  }

  /** The crayon that differs most from the neighbors of the fields and is not used too often. */
  #bestCrayon(fields: readonly number[], names: readonly CrayonName[]): CrayonName {
    const fieldSet = new Set(fields);
    let [best, minCost] = [names[0], Infinity];
    for (const name of names) {
      const { lab } = crayon(name);
      let cost = COST_OF_USE * (this.#uses.get(name) ?? 0) + RANDOM_COST * this.#rng();
      for (const field of fields)
        for (const [other, length] of this.#fields.neighbors[field]) {
          const neighborLab = fieldSet.has(other) ? null : this.#labs[other];
          if (!neighborLab) continue;
          const difference = deltaE(lab, neighborLab);
          if (difference < SIMILAR_COLORS)
            cost +=
              ((SIMILAR_COLORS - difference) / SIMILAR_COLORS) *
              min(MAX_COST_OF_NEIGHBOR, length / LINE_PER_COST);
        }
      if (cost < minCost) [best, minCost] = [name, cost];
    }
    this.#uses.set(best, (this.#uses.get(best) ?? 0) + 1);
    return best;
  }
}

/**
 * Chooses a crayon for every field: recognized things get their own colors, the background and the
 * grounds get those of the look, and every other field gets a crayon that differs from its
 * neighbors.
 * @param coats the coats of the page's dogs
 */
export const chooseCrayons = (page: Page, fields: Fields, coats: readonly Coat[]): CrayonChoice[] =>
  new Chooser(page, fields, coats).run();
