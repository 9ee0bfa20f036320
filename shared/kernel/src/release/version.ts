/** Version of the registry's format. */
export const REGISTRY_VERSION = 1;
