interface Device {
  readonly deviceMemory?: number;
  readonly connection?: { readonly saveData?: boolean };
}

/** What the browser says of the device, in words that TypeScript does not know. */
const device = (): Device | undefined => globalThis.navigator as Device | undefined;

/** Processor cores that the browser offers; 1 where it does not say. */
export const cores = (): number => globalThis.navigator?.hardwareConcurrency ?? 1;

/** GB of memory that the browser says the device has, at most 8 (Device Memory, W3C); undefined where it does not say. */
export const memory = (): number | undefined => device()?.deviceMemory;

/** Whether the visitor asked for as few bytes as possible (Save Data, WICG); false where the browser does not say. */
export const savesData = (): boolean => device()?.connection?.saveData === true;
