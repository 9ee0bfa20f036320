import type { DogArt, Hints } from '@scribblepup/tracing';
import type { Choices, Page } from '@scribblepup/pages';
import type {
  BookRecord,
  DraftRecord,
  Edition,
  OrderRecord,
  PhotoRecord,
  PreviewRecord,
  ProjectRecord,
  ShippingAddress,
} from './records';

export type { Cover, Edition, OrderStatus, Profile, Review, ShippingAddress } from './records';

/** A book of a project: 25 pages when it is complete. */
export type Book = Omit<BookRecord, 'pages' | 'selectedImages'> & {
  /**
   * Ids of its pages in the order in which they were picked. The id of a page is that of its look.
   */
  readonly pages: readonly string[];
};

/** A photo of a project after its first, with its dog. */
export type Photo = PhotoRecord & {
  /** The traced dog as vectors; null until the engine has run. */
  readonly dog: DogArt | null;
};

/** One dog, or the dogs of a family, with photos and up to four books. */
export type Project = Omit<ProjectRecord, 'books' | 'morePhotos'> & {
  readonly books: readonly Book[];
  /** The traced dog of the first photo as vectors; null until the engine has run. */
  readonly dog: DogArt | null;
  /** The photos after the first, including removed ones that a picked page still shows. */
  readonly morePhotos?: readonly Photo[];
};

/** Input for a photo after the first. Re-encode it first to remove its EXIF. */
export interface NewPhoto {
  readonly photo: Blob;
  readonly hints?: Hints;
  /** Indexes of the dogs that it shows; absent if only the first. */
  readonly shows?: readonly number[];
  readonly dog?: DogArt | null;
}

/**
 * Input for a new project. The photo is stored as given, so re-encode it first to remove its EXIF.
 */
export interface NewProject {
  readonly dogName: string;
  /** '01' to '12'; empty for a demo dog. */
  readonly bornMonth: string;
  readonly photo: Blob | null;
  readonly logo?: Blob | null;
  readonly hints?: Hints;
  /** Indexes of the dogs that the photo shows; absent if only the first. */
  readonly shows?: readonly number[];
  /** Its `companions` are the other dogs. `dogName` and `bornMonth` replace its name and month. */
  readonly choices?: Partial<Choices>;
  readonly dog?: DogArt | null;
  /** The photos after the first, at most seven. */
  readonly morePhotos?: readonly NewPhoto[];
}

type EditableFields = Omit<Project, 'id' | 'createdAt' | 'updatedAt' | 'photo' | 'logo' | 'cutout'>;

/** A change to a project. A picture given as a Blob is stored with the project. */
export type ProjectChange = Partial<EditableFields> & {
  readonly photo?: Blob | string | null;
  readonly logo?: Blob | string | null;
  readonly cutout?: Blob | string | null;
};

/**
 * Unsaved input for a new book, before it becomes a project. Only the screen that saves it knows
 * the meaning of the fields.
 */
export type Draft = Pick<DraftRecord, 'fields'> & {
  readonly pictures: Readonly<Record<string, Blob>>;
};

/** The photos from which the dogs of a page come. */
export interface PagePhotos {
  /** Id of the photo; absent for the first photo. */
  readonly photo?: string;
  /** Id of the photo of the second dog on the page, if there is one. */
  readonly partner?: string;
}

/** A drawn page, and the photos from which its dogs come. */
export interface DrawnPage extends PagePhotos {
  readonly page: Page;
}

/**
 * A generated page of a project. `page.look` is its id. Its preview, PNG or WebP, is for the page
 * picker.
 */
export type StoredPage = Omit<PreviewRecord, 'index'> & DrawnPage;

/** Input for a new order. The library adds its id, date, price and status. */
export interface NewOrder {
  /** Id of the order, so that a second try adds nothing; a new one by default. */
  readonly id?: string;
  readonly bookId: string;
  /** 1 to 99. */
  readonly copies: number;
  readonly address: ShippingAddress;
  readonly cover?: Blob | null;
}

/** An order: copies of one book, sent to one address. */
export type Order = Omit<OrderRecord, 'cover'> & { readonly cover: Blob | null };

/** A book and its project. */
export interface FoundBook {
  readonly project: Project;
  /** For an edition: the book with the edition's own id, cover, inscription and copies. */
  readonly book: Book;
  readonly edition?: Edition;
}

/** Input for a new edition: what makes it different from its book. */
export type NewEdition = Pick<Edition, 'age' | 'inscription'>;

/** A change that was written here or in another tab. `all` means that everything was erased. */
export interface LibraryChange {
  readonly kind: 'project' | 'pages' | 'order' | 'profile' | 'all';
  /** The project's or the order's id. */
  readonly id: string | null;
  /** False if another tab, or another app on this page, wrote the change. */
  readonly isLocal: boolean;
}

/** A stored record that fails validation, or a picture that the browser lost. */
export interface DamagedRecord {
  readonly kind: 'project' | 'page' | 'order' | 'picture';
  /** For a picture, the key by which its project or order refers to it. */
  readonly id: string;
}

/** Counts and sizes of the data stored on this device. */
export interface StorageUsage {
  readonly projects: number;
  readonly pages: number;
  /** Photos, logos and covers. */
  readonly pictures: number;
  readonly orders: number;
  readonly hasProfile: boolean;
  /**
   * Bytes that the whole site uses, as estimated by the browser; null if the browser does not say.
   */
  readonly usedBytes: number | null;
  /** The site's storage quota in bytes; null if the browser does not say. */
  readonly quotaBytes: number | null;
  /** True if the browser promised not to evict the data on its own. */
  readonly persisted: boolean;
}
