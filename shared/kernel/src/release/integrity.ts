import { isRecordOf } from '../schema/more';
import { isMatch, isTextOf, type Infer } from '../schema/schema';

/** A file's hash in the form of a script element's `integrity` (Subresource Integrity). */
export const isIntegrity = isMatch(/^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/);

/** A release's `integrity.json`: the hash of every file in its folder, by name. */
export const isIntegrityList = isRecordOf(isIntegrity, isTextOf(1));
export type IntegrityList = Infer<typeof isIntegrityList>;
