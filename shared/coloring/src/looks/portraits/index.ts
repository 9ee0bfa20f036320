import type { Look } from '../look';
import { birthday } from './birthday';
import { bold } from './bold';
import { hero } from './hero';
import { royal } from './royal';
import { stamp } from './stamp';
import { wizard } from './wizard';

export const portraits: readonly Look[] = [hero, birthday, royal, bold, wizard, stamp];
