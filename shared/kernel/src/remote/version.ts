/**
 * Major.minor version of the contract between shell and remotes: the public surface of kernel, ui,
 * library and studio. A remote takes it from `@scribblepup/kernel/contract`, which is not shared,
 * so it states the version that the remote was built against, not the version of the shell that
 * loads it.
 */
export const CONTRACT_VERSION = '3.0';
