import type { Choices, DogArt, Hints, Page } from '@scribblepup/coloring';

/** A chosen cover; `candidate` is the index of one of the four. */
export interface Cover {
  readonly candidate: number;
  readonly seed: number;
  readonly title: string;
  readonly colour: string;
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
  readonly hints: Hints;
  readonly choices: Choices;
  /** The dog as vectors; null until the engine has run. */
  readonly dog: DogArt | null;
  /** How many pages may be shown: 25, 50, 75 or 100. */
  readonly generatedCount: number;
  readonly books: readonly Book[];
  readonly currentBookId: string;
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
