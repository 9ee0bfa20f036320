import type { DBSchema, IDBPDatabase, StoreNames } from 'idb';
import type {
  BlobRecord,
  DogRecord,
  DraftRecord,
  OrderRecord,
  PageRecord,
  PhotoPageRecord,
  PreviewRecord,
  Profile,
  ProjectRecord,
  Review,
} from './records';

export interface LibrarySchema extends DBSchema {
  projects: { key: string; value: ProjectRecord };
  dogs: { key: string; value: DogRecord };
  pages: { key: [string, number]; value: PageRecord | PhotoPageRecord };
  previews: { key: [string, number]; value: PreviewRecord };
  blobs: { key: string; value: BlobRecord; indexes: { owner: string } };
  orders: { key: string; value: OrderRecord };
  /** Small single records, each under its own key. */
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

// One entry per version. Only append entries, and let each only add to the database: the previous
// version, in an old tab or after a rollback, must still be able to read it.
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

/** Upgrades a database from version `from` (0 for a new one) to version `to`. */
export const migrate = (
  database: IDBPDatabase<LibrarySchema>,
  from: number,
  to: number | null = DATABASE_VERSION,
): void => {
  for (const step of migrations.slice(from, to ?? DATABASE_VERSION)) step(database);
};
