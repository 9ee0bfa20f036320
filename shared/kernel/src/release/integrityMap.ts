import { isRecordOf } from '../schema/more';
import { isBoundedString, type Infer } from '../schema/schema';
import { isIntegrity } from './integrity';

/**
 * A release's `integrity.json`: the hash of every file in its folder, by name. This schema is in a
 * separate file because the first screen reads no such map.
 */
export const isIntegrityMap = isRecordOf(isIntegrity, isBoundedString(1));
export type IntegrityMap = Infer<typeof isIntegrityMap>;
