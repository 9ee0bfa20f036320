interface Device {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
}

/** The navigator with the properties that TypeScript's types lack. */
const device = (): Device | undefined => globalThis.navigator as Device | undefined;

/** Number of logical processor cores; 1 if the browser does not say. */
export const cores = (): number => globalThis.navigator?.hardwareConcurrency ?? 1;

/**
 * The device's memory in GB as the browser reports it, at most 8 (Device Memory, W3C); undefined if
 * unknown.
 */
export const memory = (): number | undefined => device()?.deviceMemory;

/** True if the visitor asked to save data (Save Data, WICG); false if the browser does not say. */
export const prefersReducedData = (): boolean => device()?.connection?.saveData === true;
