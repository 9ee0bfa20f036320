import { isStringMatching } from '../schema/schema';

/** A file's hash in the form of a script element's `integrity` (Subresource Integrity). */
export const isIntegrity = isStringMatching(/^sha(256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/);
