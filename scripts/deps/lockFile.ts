import { subset } from 'semver';

export interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly engines?: Readonly<Record<string, string>> | readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** The packages of a lock file (version 3), by their path below the root. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** The folders in which Node looks for a package, from a package's own folder up to the root. */
const foldersAbove = (path: string): string[] => {
  const start = path.lastIndexOf('/node_modules/');
  const above = path === '' ? [] : foldersAbove(start < 0 ? '' : path.slice(0, start));
  return [path === '' ? 'node_modules/' : `${path}/node_modules/`, ...above];
};

const isOptionalPeer = ({ peerDependenciesMeta }: LockedPackage, name: string): boolean =>
  peerDependenciesMeta?.[name]?.optional === true;

/**
 * Dependencies of the listed packages, on any platform, that the lock file does not list. `npm ci`
 * fails without them.
 */
export const missingPackages = (packages: LockedPackages): string[] =>
  Object.entries(packages).flatMap(([path, entry]) => {
    const required = {
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
    };
    return Object.keys(required)
      .filter((name) => !isOptionalPeer(entry, name))
      .filter((name) => !foldersAbove(path).some((folder) => packages[folder + name]))
      .map((name) => `${path || 'the root'} needs ${name}`);
  });

/** Packages without a checksum, or with an address that may exist on only one machine. */
export const unportablePackages = (packages: LockedPackages): string[] =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([, { integrity, resolved }]) => !integrity || resolved !== undefined)
    .map(([path]) => path);

/** Packages that refuse a Node version in the supported range. */
export const incompatiblePackages = (packages: LockedPackages, supported: string): string[] =>
  Object.entries(packages).flatMap(([path, { engines }]) => {
    // A few old packages have an array of engines, which npm ignores.
    const range =
      !engines || Array.isArray(engines)
        ? undefined
        : (engines as Readonly<Record<string, string>>)['node'];
    return range === undefined || subset(supported, range) ? [] : [`${path} wants Node ${range}`];
  });
