import { hash } from '@scribblepup/imaging/hash';
import { random } from '@scribblepup/imaging/random';
import { AREA, SHEET } from '../canvas/sheet';
import type { Page } from '../model/types';
import type { LabColor } from '@scribblepup/imaging/color';
import type { Coat } from '@scribblepup/tracing/coat';
import { difference } from './color';
import { crayon, crayonFrom, lightly, type Crayon, type CrayonName } from './crayons';
import type { Field, Fields } from './fields';
import { AUTUMN, LIVELY, moodOf, SCHEMES } from './moods';
import { BARE, FIRST } from './owners';
import type { PartColor, StripeColor } from './thingColors';
import { thingsOn, type ThingPart } from './things';

const { hypot, max, min } = Math;

/** Shares of the art's area: the minimum of a large field, and the maximum of a small one. */
const LARGE = 0.035,
  SMALL = 0.006;
/** Minimum share of the art's width that a ground spans. */
const WIDE = 0.8;
/** Minimum share of the art's area that a ground has. */
const LEAST_GROUND = 0.012;
/** A ground ends below this height, in sheet units. */
const GROUND_END = 535.2;
/**
 * Costs of a crayon that decide which one a field gets: for each field that it already has, and at
 * random, so that pages differ. A similar neighbor costs up to 6.
 */
const USED = 0.35,
  CHANCE = 0.8,
  SIMILAR = 6;
/** Length in px of a line between two similar fields that costs 1. */
const LINE = 12;
/** A ground begins below this share of the sheet's height. */
const HIGHEST = 0.3;
/** A field that fills this share of its bounds is a box to write or draw in. */
const BOX = 0.88;
/** An item of a puzzle with more fields is a grid, a maze or text to read. */
const MOST_SHAPES = 14;
/** Fields smaller than this get no crayon of their own, mm2. */
const TINY = 7;
/** Colors closer than this are hard to distinguish. */
const ALIKE = 24;
/** Shapes of one item count as repeated from this number on. */
const MANY = 4;

/** The choice for a field: a crayon; null leaves it white; 'dog' uses the coat's colors. */
export type Choice = Crayon | 'dog' | null;

/** The fields of one item, with their total area and their bounds. */
interface ItemFields {
  readonly owner: number;
  readonly fields: readonly number[];
  readonly area: number;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function fieldsByItem(list: readonly Field[]): Map<number, ItemFields> {
  const items = new Map<
    number,
    { -readonly [K in keyof ItemFields]: ItemFields[K] } & { fields: number[] }
  >();
  for (const [i, field] of list.entries()) {
    const item = items.get(field.owner);
    if (!item) {
      const { owner, area, left, top, right, bottom } = field;
      items.set(owner, { owner, fields: [i], area, left, top, right, bottom });
      continue;
    }
    item.fields.push(i);
    item.area += field.area;
    item.left = min(item.left, field.left);
    item.top = min(item.top, field.top);
    item.right = max(item.right, field.right);
    item.bottom = max(item.bottom, field.bottom);
  }
  return items;
}

/** Chooses a crayon for every field of a page. */
class Chooser {
  readonly #page: Page;
  readonly #fields: Fields;
  readonly #scale: number;
  readonly #art: number;
  readonly #byItem: Map<number, ItemFields>;
  readonly #things: readonly (ThingPart | null)[];
  readonly #choices: Choice[];
  readonly #labs: (LabColor | null)[];
  readonly #used = new Map<CrayonName, number>();
  readonly #own = new Map<number, readonly [CrayonName, CrayonName]>();
  readonly #rng: () => number;
  /** The main crayon of each dog's coat. */
  readonly #coats: readonly (Crayon | null)[];

  constructor(page: Page, fields: Fields, coats: readonly Coat[]) {
    this.#page = page;
    this.#fields = fields;
    this.#scale = fields.width / SHEET.w;
    this.#art = AREA.w * AREA.h * this.#scale ** 2;
    this.#byItem = fieldsByItem(fields.list);
    this.#things = thingsOn(page.items);
    this.#choices = fields.list.map(() => null);
    this.#labs = fields.list.map(() => null);
    this.#rng = random(hash(`${page.look} wax`));
    this.#coats = coats.map(({ crayons: [main] }) => main && crayonFrom(main));
  }

  run(): Choice[] {
    for (const item of this.#byItem.values()) this.#dog(item);
    this.#grounds();
    this.#knownThings();
    for (const item of [...this.#byItem.values()].sort((p, q) => q.area - p.area))
      if (item.owner >= FIRST) this.#nameless(item);
    return this.#choices;
  }

  #set(field: number, choice: Crayon | null): void {
    this.#choices[field] = choice;
    this.#labs[field] = choice?.lab ?? null;
  }

  #dog(item: ItemFields): void {
    const coat = this.#coatOf(item);
    if (coat === undefined) return;
    for (const field of item.fields) {
      this.#choices[field] = 'dog';
      this.#labs[field] = coat?.lab ?? null;
    }
  }

  /** The main crayon of the dog that owns these fields; undefined if none does. */
  #coatOf({ owner }: ItemFields): Crayon | null | undefined {
    const item = owner < FIRST ? undefined : this.#page.items[owner - FIRST];
    return item?.kind === 'dog' ? this.#coats[item.who ?? 0] : undefined;
  }

  /** The main crayon of the dog that owns this paw: `paws` draws two per dog, in the same order. */
  #coatOfPaw(thing: number): Crayon | null {
    const paws = new Set(
      this.#things.flatMap((part) => (part?.color === 'coat' ? [part.thing] : [])),
    );
    const dogs = this.#page.items.filter((item) => item.kind === 'dog');
    const at = min(dogs.length - 1, [...paws].indexOf(thing) >> 1);
    return this.#coats[dogs[at]?.who ?? 0];
  }

  /** Colors the background, then every item that spans the page, from far to near. */
  #grounds(): void {
    const { family } = this.#page;
    const mood = moodOf(this.#page);
    const bare = this.#byItem.get(BARE);
    if (bare && family === 'patterns') this.#varied(bare.fields, this.#scheme());
    else if (bare && mood.back)
      for (const field of bare.fields) this.#set(field, this.#back(mood.back));
    if (family !== 'scenes' && family !== 'portraits') return;
    let next = 0;
    for (const [i, { kind }] of this.#page.items.entries()) {
      const own = this.#byItem.get(FIRST + i);
      if (!own || kind === 'dog' || this.#things[i]) continue;
      const isWide = own.right - own.left >= WIDE * AREA.w * this.#scale;
      const isLow = own.top > HIGHEST * this.#fields.height;
      if (
        !isWide ||
        !isLow ||
        own.area < LEAST_GROUND * this.#art ||
        own.bottom < GROUND_END * this.#scale
      )
        continue;
      const name = mood.grounds[next++ % mood.grounds.length];
      for (const field of own.fields) this.#set(field, crayon(name));
    }
  }

  /** The crayons for a pattern. */
  #scheme(): readonly CrayonName[] {
    return SCHEMES[hash(this.#page.look) % SCHEMES.length];
  }

  #back(name: CrayonName): Crayon {
    return name === 'night' ? crayon(name) : lightly(name);
  }

  #knownThings(): void {
    for (const [i, part] of this.#things.entries()) {
      const item = this.#byItem.get(FIRST + i);
      if (part && item) this.#part(part, item);
    }
  }

  #part({ color, thing }: ThingPart, { fields }: ItemFields): void {
    if (typeof color !== 'string') {
      const stripes = [...fields].sort((p, q) => this.#fields.list[p].x - this.#fields.list[q].x);
      for (const [i, field] of stripes.entries())
        this.#set(field, this.#named(color[i % color.length], thing, fields));
      return;
    }
    for (const field of fields) this.#set(field, this.#named(color, thing, fields));
  }

  #named(
    color: Exclude<PartColor | StripeColor, readonly StripeColor[]>,
    thing: number,
    fields: readonly number[],
  ): Crayon | null {
    if (color === 'white') return null;
    if (color === 'own' || color === 'second') {
      const known = this.#own.get(thing);
      const first = known?.[0] ?? this.#best(fields, LIVELY);
      const pair =
        known ??
        ([
          first,
          this.#best(
            fields,
            LIVELY.filter((name) => difference(crayon(name).lab, crayon(first).lab) > 30),
          ),
        ] as const);
      this.#own.set(thing, pair);
      return crayon(pair[color === 'own' ? 0 : 1]);
    }
    if (color === 'coat') return this.#coatOfPaw(thing);
    if (color === 'autumn') {
      const known = this.#own.get(thing)?.[0] ?? this.#best(fields, AUTUMN);
      this.#own.set(thing, [known, known]);
      return crayon(known);
    }
    return crayon(color);
  }

  /** Colors an item that is not a recognized thing. */
  #nameless(item: ItemFields): void {
    const { family } = this.#page;
    const i = item.owner - FIRST;
    if (this.#things[i] || this.#page.items[i].kind === 'dog') return;
    if (item.fields.some((field) => this.#choices[field] !== null)) return;
    const share = item.area / this.#art;
    if (family === 'puzzles') {
      this.#puzzle(item);
      return;
    }
    const largest = max(...item.fields.map((field) => this.#fields.list[field].area));
    if (
      family === 'patterns' ||
      (item.fields.length >= MANY && share > SMALL && largest < item.area / 2)
    ) {
      this.#varied(item.fields, family === 'patterns' ? this.#scheme() : LIVELY);
      return;
    }
    const name = this.#best(item.fields, LIVELY);
    for (const field of item.fields) this.#set(field, share > LARGE ? lightly(name) : crayon(name));
  }

  /** Colors small shapes and letters of a puzzle; text, boxes to write in and mazes stay white. */
  #puzzle({ fields }: ItemFields): void {
    const { list } = this.#fields;
    if (fields.length > MOST_SHAPES) return;
    const { area, left, top, right, bottom } = fields
      .map((field) => list[field])
      .reduce((p, q) => (p.area >= q.area ? p : q));
    const isBox = area > BOX * (right - left) * (bottom - top);
    if (isBox || area > LARGE * this.#art) return;
    for (const field of fields) this.#set(field, crayon(this.#best([field], LIVELY)));
  }

  /**
   * Gives the fields of one item different crayons; fields of the same shape and position share
   * one.
   */
  #varied(fields: readonly number[], names: readonly CrayonName[]): void {
    const { list } = this.#fields;
    const mm2 = ((this.#scale * 100) / 25.4) ** 2;
    const kinds = new Map<string, number[]>();
    for (const field of fields) {
      const { area, x, y } = list[field];
      if (area < TINY * mm2) continue;
      const far = hypot(x - (SHEET.w / 2) * this.#scale, y - (SHEET.h / 2) * this.#scale);
      const key = `${Math.round(Math.log2(area) * 2.5)} ${Math.round(far / (16 * this.#scale))}`;
      kinds.set(key, [...(kinds.get(key) ?? []), field]);
    }
    const sizes = (kind: readonly number[]): number =>
      kind.reduce((sum, f) => sum + list[f].area, 0);
    for (const kind of [...kinds.values()].sort((p, q) => sizes(q) - sizes(p))) {
      const touching = kind.some((field) =>
        kind.some((other) => this.#fields.beside[field].has(other)),
      );
      for (const part of touching || kind.length === 1 ? kind.map((field) => [field]) : [kind]) {
        const name = this.#best(part, names);
        for (const field of part)
          this.#set(field, list[field].area > 2 * LARGE * this.#art ? lightly(name) : crayon(name));
      }
    }
  }

  /** The crayon that differs most from the neighbors of the fields and is not used too often. */
  #best(fields: readonly number[], names: readonly CrayonName[]): CrayonName {
    const own = new Set(fields);
    let [best, least] = [names[0], Infinity];
    for (const name of names) {
      const { lab } = crayon(name);
      let cost = USED * (this.#used.get(name) ?? 0) + CHANCE * this.#rng();
      for (const field of fields)
        for (const [other, length] of this.#fields.beside[field]) {
          const near = own.has(other) ? null : this.#labs[other];
          if (!near) continue;
          const far = difference(lab, near);
          if (far < ALIKE) cost += ((ALIKE - far) / ALIKE) * min(SIMILAR, length / LINE);
        }
      if (cost < least) [best, least] = [name, cost];
    }
    this.#used.set(best, (this.#used.get(best) ?? 0) + 1);
    return best;
  }
}

/**
 * Chooses a crayon for every field: recognized things get their own colors, the background and the
 * grounds get those of the look, and every other field gets a crayon that differs from its
 * neighbors.
 * @param coats those of the page's dogs
 */
export const chooseCrayons = (page: Page, fields: Fields, coats: readonly Coat[]): Choice[] =>
  new Chooser(page, fields, coats).run();
