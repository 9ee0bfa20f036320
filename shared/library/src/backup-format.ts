import type { DogArt } from '@scribblepup/tracing';
import type { PictureText } from './base64';
import type { OrderRecord, PageRecord, ProjectRecord } from './schema';
import type { Profile } from './types';

export const BACKUP_FORMAT = 'scribblepup-backup';
/** Raise this when older code could no longer read the file. */
export const BACKUP_VERSION = 1;

/**
 * One project with all its data. Its picture keys (`photo`, `logo`, `cutout`, covers) name entries
 * of `pictures`.
 */
export interface ProjectBackup {
  readonly project: ProjectRecord;
  readonly dog: DogArt | null;
  readonly pages: readonly (Omit<PageRecord, 'projectId'> & { readonly preview: PictureText })[];
  readonly pictures: Readonly<Record<string, PictureText>>;
}

export interface OrderBackup {
  readonly order: OrderRecord;
  readonly cover: PictureText | null;
}

/** The contents of a backup file: one JSON object. */
export interface Backup {
  readonly format: typeof BACKUP_FORMAT;
  readonly version: number;
  /** ms since 1970. */
  readonly savedAt: number;
  readonly profile: Profile | null;
  readonly projects: readonly ProjectBackup[];
  readonly orders: readonly OrderBackup[];
}
