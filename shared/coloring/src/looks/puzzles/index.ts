import type { Look } from '../look';
import { connect } from './connect';
import { differences } from './differences';
import { halves } from './halves';
import { maze } from './maze';
import { search } from './search';
import { wordSearch } from './words';

export const puzzles: readonly Look[] = [connect, maze, differences, search, halves, wordSearch];
