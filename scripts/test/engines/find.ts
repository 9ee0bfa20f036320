import { existsSync } from 'node:fs';
import { chromiumLaunch } from '../../../e2e/support/browser';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

export const isEngineName = (name: string): name is EngineName =>
  (engineNames as readonly string[]).includes(name);

/** A browser that can be driven. */
export interface Engine {
  readonly name: EngineName;
  /** The browser's program; for WebKit its driver, which starts the browser. */
  readonly path: string;
  readonly args: readonly string[];
  /** Path of the X server to start, if the machine has no display. */
  readonly screen?: string;
}

/** A browser that is not installed. */
export interface MissingEngine {
  readonly name: EngineName;
  /** Says what to install, and how. */
  readonly install: string;
}

export const isMissing = (engine: Engine | MissingEngine): engine is MissingEngine =>
  'install' in engine;

export const isInstalled = (engine: Engine | MissingEngine): engine is Engine => !isMissing(engine);

const INSTALL: Readonly<Record<EngineName, string>> = {
  chromium: 'install Chromium or Chrome, or name one in CHROMIUM_PATH',
  firefox:
    'install Firefox (on Debian and Ubuntu: apt-get install firefox-esr), or name one in FIREFOX_PATH',
  webkit:
    'install the driver of WebKitGTK and a virtual display (on Debian and Ubuntu: apt-get install webkit2gtk-driver xvfb), or name a WebKitWebDriver in WEBKIT_DRIVER_PATH',
};

const FIREFOXES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
const WEBKIT_DRIVERS = ['/usr/bin/WebKitWebDriver'];
const SCREENS = ['/usr/bin/Xvfb'];

/** The machine to search; a test passes its own. */
export interface Machine {
  readonly exists: (path: string) => boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly chromium: typeof chromiumLaunch;
}

const thisMachine: Machine = { exists: existsSync, env: process.env, chromium: chromiumLaunch };

/**
 * The path in the variable, if that file exists; without the variable, the first usual path that
 * exists.
 */
const pathOf = (
  { exists, env }: Machine,
  variable: string,
  usual: readonly string[],
): string | undefined => [env[variable] || usual].flat().find(exists);

const findChromium = async ({ chromium }: Machine): Promise<Engine | undefined> => {
  const launch = await chromium().catch(() => undefined);
  return (
    (launch?.executablePath && {
      name: 'chromium',
      path: launch.executablePath,
      args: launch.args ?? [],
    }) ||
    undefined
  );
};

const findFirefox = (machine: Machine): Engine | undefined => {
  const path = pathOf(machine, 'FIREFOX_PATH', FIREFOXES);
  return path ? { name: 'firefox', path, args: [] } : undefined;
};

const findWebKit = (machine: Machine): Engine | undefined => {
  const path = pathOf(machine, 'WEBKIT_DRIVER_PATH', WEBKIT_DRIVERS);
  if (!path) return undefined;
  if (machine.env['DISPLAY'] || machine.env['WAYLAND_DISPLAY'])
    return { name: 'webkit', path, args: [] };
  const screen = SCREENS.find(machine.exists);
  return screen ? { name: 'webkit', path, args: [], screen } : undefined;
};

const finders = { chromium: findChromium, firefox: findFirefox, webkit: findWebKit };

/** Looks for the browsers on this machine. */
export const findEngines = (
  names: readonly EngineName[] = engineNames,
  machine = thisMachine,
): Promise<(Engine | MissingEngine)[]> =>
  Promise.all(
    names.map(async (name) => (await finders[name](machine)) ?? { name, install: INSTALL[name] }),
  );
