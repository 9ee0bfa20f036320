import type { DBSchema, IDBPDatabase, StoreNames } from 'idb';
import type { DogArt } from '@scribblepup/tracing';
import type { Page } from '@scribblepup/pages';
import type { Draft, Order, Profile, Project, Review } from './types';

/** A project as it lies on disk: the dog, which is large, lies in a store of its own. */
export type ProjectRecord = Omit<Project, 'dog'>;

/** An order as it lies on disk: its cover lies with the other pictures. */
export type OrderRecord = Omit<Order, 'cover'> & { readonly cover: string | null };

export interface DogRecord {
  readonly projectId: string;
  readonly dog: DogArt;
}

export interface PageRecord {
  readonly projectId: string;
  readonly index: number;
  readonly page: Page;
}

export interface PreviewRecord {
  readonly projectId: string;
  readonly index: number;
  readonly preview: Blob;
}

export interface BlobRecord {
  readonly key: string;
  /** The project or order it goes with. */
  readonly owner: string;
  readonly blob: Blob;
}

/** A draft as it lies on disk: its pictures lie with the others. */
export type DraftRecord = Omit<Draft, 'pictures'> & {
  readonly pictures: Readonly<Record<string, string>>;
};

export interface LibrarySchema extends DBSchema {
  projects: { key: string; value: ProjectRecord };
  dogs: { key: string; value: DogRecord };
  pages: { key: [string, number]; value: PageRecord };
  previews: { key: [string, number]; value: PreviewRecord };
  blobs: { key: string; value: BlobRecord; indexes: { owner: string } };
  orders: { key: string; value: OrderRecord };
  /** Small single records, each under a key of its own. */
  meta: { key: string; value: Profile | Review | DraftRecord };
}

export const everyStore: readonly StoreNames<LibrarySchema>[] = [
  'blobs',
  'dogs',
  'meta',
  'orders',
  'pages',
  'previews',
  'projects',
];

export const DATABASE_NAME = 'scribblepup';

type Migration = (database: IDBPDatabase<LibrarySchema>) => void;

// One entry a version. Entries are only ever added, and only ever add: a tab of the version
// before, and a roll back to it, must still be able to read what is there.
const migrations: readonly Migration[] = [
  (database) => {
    database.createObjectStore('projects', { keyPath: 'id' });
    database.createObjectStore('dogs', { keyPath: 'projectId' });
    database.createObjectStore('pages', { keyPath: ['projectId', 'index'] });
    database.createObjectStore('previews', { keyPath: ['projectId', 'index'] });
    database.createObjectStore('blobs', { keyPath: 'key' }).createIndex('owner', 'owner');
    database.createObjectStore('orders', { keyPath: 'id' });
    database.createObjectStore('meta');
  },
];

export const DATABASE_VERSION = migrations.length;

/** Brings a database of version `from` (0 for a new one) to version `to`. */
export const migrate = (
  database: IDBPDatabase<LibrarySchema>,
  from: number,
  to: number | null = DATABASE_VERSION,
): void => {
  for (const step of migrations.slice(from, to ?? DATABASE_VERSION)) step(database);
};
