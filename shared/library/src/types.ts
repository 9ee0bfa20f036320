import type { DogArt, Hints } from '@scribblepup/tracing';
import type { Choices, Page } from '@scribblepup/pages';

/** The cover chosen for a book. `candidate` is the index of one of the four proposals. */
export interface Cover {
  readonly candidate: number;
  readonly seed: number;
  readonly title: string;
  readonly colour: string;
  /** Key of the finished picture in the blob store. */
  readonly picture?: string;
}

/** A book of one dog: 25 pages when it is complete. */
export interface Book {
  readonly id: string;
  /** 1 to 4; the book's name is `BOOK n`. */
  readonly number: number;
  readonly name: string;
  /** Indexes of pages, 0 to 99, in the order they were picked. */
  readonly selectedImages: readonly number[];
  readonly isCompleted: boolean;
  readonly cover: Cover | null;
  readonly digitalCopies: number;
  readonly printedCopies: number;
}

/** One dog with its photo and up to four books. */
export interface Project {
  readonly id: string;
  /** ms since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly dogName: string;
  /** '01' to '12'. */
  readonly bornMonth: string;
  /**
   * Keys of the photo and the logo in the blob store. The photo is re-encoded, so it holds no EXIF.
   */
  readonly photo: string | null;
  readonly logo: string | null;
  /**
   * Key of the colour cutout: the dog without its background, cropped to its bounds. Absent until
   * it is saved.
   */
  readonly cutout?: string | null;
  readonly hints: Hints;
  readonly choices: Choices;
  /** The traced dog as vectors; null until the engine has run. */
  readonly dog: DogArt | null;
  /** How many pages may be shown: 25, 50, 75 or 100. */
  readonly generatedCount: number;
  readonly books: readonly Book[];
  readonly currentBookId: string;
}

/**
 * Input for a new project. The photo is stored as given, so re-encode it first to remove its EXIF.
 */
export interface NewProject {
  readonly dogName: string;
  /** '01' to '12'. */
  readonly bornMonth: string;
  readonly photo: Blob | null;
  readonly logo?: Blob | null;
  readonly hints?: Hints;
  /** The name and the month in here are replaced by `dogName` and `bornMonth`. */
  readonly choices?: Partial<Choices>;
  readonly dog?: DogArt | null;
}

type Changeable = Omit<Project, 'id' | 'createdAt' | 'updatedAt' | 'photo' | 'logo' | 'cutout'>;

/** A change to a project. A picture given as a Blob is stored with the project. */
export type ProjectChange = Partial<Changeable> & {
  readonly photo?: Blob | string | null;
  readonly logo?: Blob | string | null;
  readonly cutout?: Blob | string | null;
};

/**
 * Unsaved input for a new book, before it becomes a project. Only the screen that saves it knows
 * what the fields mean.
 */
export interface Draft {
  /** Plain, cloneable values only. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly pictures: Readonly<Record<string, Blob>>;
}

/** One generated page of a project. */
export interface StoredPage {
  readonly projectId: string;
  readonly index: number;
  readonly page: Page;
  /** Preview bitmap for the page picker, PNG or WebP. */
  readonly preview: Blob;
}

export interface ShippingAddress {
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly apt: string;
  readonly country: string;
  readonly state: string;
  readonly city: string;
  readonly postalCode: string;
  readonly phone: string;
}

export type OrderStatus = 'in_progress' | 'delivered';

export interface Review {
  /** 1 to 5. */
  readonly rating: number;
  readonly review: string;
  readonly createdAt: number;
}

/** Input for a new order. The library adds its id, date, price and status. */
export interface NewOrder {
  readonly bookId: string;
  /** 1 to 99. */
  readonly copies: number;
  readonly address: ShippingAddress;
  readonly cover?: Blob | null;
}

/** An order: copies of one book, sent to one address. */
export interface Order {
  readonly id: string;
  readonly createdAt: number;
  readonly projectId: string;
  readonly bookId: string;
  readonly dogName: string;
  readonly pageCount: number;
  readonly copies: number;
  /** US cents. */
  readonly price: number;
  readonly status: OrderStatus;
  readonly address: ShippingAddress;
  readonly cover: Blob | null;
  readonly review: Review | null;
}

export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** A book and the project that it belongs to. */
export interface FoundBook {
  readonly project: Project;
  readonly book: Book;
}

/** A change that was written here or in another tab. `all` means that anything may have changed. */
export interface LibraryChange {
  readonly kind: 'project' | 'pages' | 'order' | 'profile' | 'all';
  /** The project's or the order's id. */
  readonly id: string | null;
  /** False if another tab, or another app on this page, wrote the change. */
  readonly here: boolean;
}

/** A stored record that fails validation. Lists leave it out. */
export interface DamagedRecord {
  readonly kind: 'project' | 'page' | 'order';
  readonly id: string;
}

/** Counts and sizes of the data stored on this device. */
export interface StorageUse {
  readonly projects: number;
  readonly pages: number;
  /** Photos, logos and covers. */
  readonly pictures: number;
  readonly orders: number;
  readonly profile: boolean;
  /**
   * Bytes that the whole site uses, as the browser estimates; null if the browser does not tell.
   */
  readonly bytes: number | null;
  /** The site's storage quota in bytes; null if the browser does not tell. */
  readonly available: number | null;
  /** True if the browser promised not to evict the data by itself. */
  readonly persisted: boolean;
}
