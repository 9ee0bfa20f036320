import type { DogArt, Hints } from '@scribblepup/tracing';
import type { Choices, Page } from '@scribblepup/pages';

/** A chosen cover; `candidate` is the index of one of the four. */
export interface Cover {
  readonly candidate: number;
  readonly seed: number;
  readonly title: string;
  readonly colour: string;
  /** Key of the finished picture in the blob store. */
  readonly picture?: string;
}

/** 25 chosen pages of one dog. */
export interface Book {
  readonly id: string;
  /** 1 to 4; the book is called `BOOK n`. */
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
  /** Keys into the blob store; the photo is re-encoded, so it holds no EXIF. */
  readonly photo: string | null;
  readonly logo: string | null;
  /** Key of the dog in colour without its background, cut to its bounds; absent until it was kept. */
  readonly cutout?: string | null;
  readonly hints: Hints;
  readonly choices: Choices;
  /** The dog as vectors; null until the engine has run. */
  readonly dog: DogArt | null;
  /** How many pages may be shown: 25, 50, 75 or 100. */
  readonly generatedCount: number;
  readonly books: readonly Book[];
  readonly currentBookId: string;
}

/** What a project starts from. The photo is kept as it is given: re-encode it first, so that it holds no EXIF. */
export interface NewProject {
  readonly dogName: string;
  /** '01' to '12'. */
  readonly bornMonth: string;
  readonly photo: Blob | null;
  readonly logo?: Blob | null;
  readonly hints?: Hints;
  /** Name and month are taken from above. */
  readonly choices?: Partial<Choices>;
  readonly dog?: DogArt | null;
}

type Changeable = Omit<Project, 'id' | 'createdAt' | 'updatedAt' | 'photo' | 'logo' | 'cutout'>;

/** What may change in a project; a picture may be given as a Blob, and is then stored with it. */
export type ProjectChange = Partial<Changeable> & {
  readonly photo?: Blob | string | null;
  readonly logo?: Blob | string | null;
  readonly cutout?: Blob | string | null;
};

/** What was entered for a new book before it became a project; the screen knows what its fields mean. */
export interface Draft {
  /** Plain values only. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly pictures: Readonly<Record<string, Blob>>;
}

/** One generated page of a project. */
export interface StoredPage {
  readonly projectId: string;
  readonly index: number;
  readonly page: Page;
  /** Bitmap for the picker, PNG or WebP. */
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

/** What the visitor ordered; the library adds id, date, price and status. */
export interface NewOrder {
  readonly bookId: string;
  /** 1 to 99. */
  readonly copies: number;
  readonly address: ShippingAddress;
  readonly cover?: Blob | null;
}

/** Copies of one book to one address. */
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

/** A book, with the project it belongs to. */
export interface FoundBook {
  readonly project: Project;
  readonly book: Book;
}

/** What changed, here or in another tab; `all` says that anything may have. */
export interface LibraryChange {
  readonly kind: 'project' | 'pages' | 'order' | 'profile' | 'all';
  /** The project's or the order's id. */
  readonly id: string | null;
  /** False where another tab, or another app of this page, wrote it. */
  readonly here: boolean;
}

/** A record that cannot be read as what it should be; the rest of its kind is listed without it. */
export interface DamagedRecord {
  readonly kind: 'project' | 'page' | 'order';
  readonly id: string;
}

/** What is stored on this device. */
export interface StorageUse {
  readonly projects: number;
  readonly pages: number;
  /** Photos, logos and covers. */
  readonly pictures: number;
  readonly orders: number;
  readonly profile: boolean;
  /** Bytes that the whole site takes, as the browser estimates; null where it does not say. */
  readonly bytes: number | null;
  /** Bytes that it may take at most. */
  readonly available: number | null;
  /** True where the browser promised not to clear it by itself. */
  readonly persisted: boolean;
}
