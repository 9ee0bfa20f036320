/**
 * Major.minor of what shell and remotes agree on: the public surface of kernel, ui, library and studio. A remote
 * takes it from `@scribblepup/kernel/contract`, which is not shared, so that it says what it was built
 * against, and not what the shell that it finds itself in speaks.
 */
export const CONTRACT_VERSION = '1.1';
