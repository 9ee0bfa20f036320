import type { Family } from '../types';
import type { Measures } from './measure';

/** A gate that was not passed. */
export interface Failure {
  readonly gate: keyof Measures;
  readonly value: number;
  readonly limit: readonly [least: number, most: number];
}

type Limits = Readonly<Partial<Record<keyof Measures, readonly [least: number, most: number]>>>;

const ANY: Limits = { ink: [3, 14], specks: [0, 20], slivers: [0, 60], medianRegion: [40, Infinity], lineWidth: [1.2, 5], thinLine: [0.75, Infinity], solid: [0, 1] };

/**
 * Limits by kind of page; a dog alone has its own. Patterns and puzzles hold small parts by
 * their nature; a puzzle has so little ink that eyes and nose weigh more in it.
 */
export const GATES: Readonly<Record<Family | 'dog', Limits>> = {
  scenes: { ...ANY, regions: [20, Infinity] },
  portraits: ANY,
  patterns: { ...ANY, slivers: [0, 120], medianRegion: [0, Infinity] },
  puzzles: { ...ANY, ink: [2, 14], solid: [0, 2], slivers: [0, 120], specks: [0, 120], medianRegion: [0, Infinity] },
  dog: { ink: [2, 6], specks: [0, 5], slivers: [0, 15], components: [1, 90], lineWidth: [1.2, 5], thinLine: [0.75, Infinity], solid: [0, 1] },
};

/** The gates that a page of this kind does not pass; empty where it may be shown. */
export function checkPage(measures: Measures, kind: Family | 'dog'): Failure[] {
  return Object.entries(GATES[kind]).flatMap(([name, limit]) => {
    const gate = name as keyof Measures;
    const value = measures[gate];
    return value >= limit[0] && value <= limit[1] ? [] : [{ gate, value, limit }];
  });
}
