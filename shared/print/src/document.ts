import {
  JpegEmbedder,
  PDFContext,
  PDFHeader,
  PDFHexString,
  PDFName,
  PDFString,
  PDFWriter,
  type PDFArray,
  type PDFDict,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { PageBoxes, Rectangle } from './types';

/** Metadata of the document. */
export interface DocumentInfo {
  readonly title: string;
  readonly date?: Date;
}

/** A picture embedded in the document; sizes in px. */
export interface Picture {
  readonly reference: PDFRef;
  readonly width: number;
  readonly height: number;
}

// Objects written before the writer yields to the event loop.
const OBJECTS_PER_TICK = 20;

/** Builds a PDF from pages of vector drawings and pictures. */
export class PdfDocument {
  private readonly context = PDFContext.create();
  private readonly root: PDFRef;
  private readonly pages: PDFRef[] = [];

  constructor(private readonly info: DocumentInfo) {
    // The oldest version with all the features used here, which old printers and the checks of
    // print shops accept.
    this.context.header = PDFHeader.forVersion(1, 4);
    this.root = this.context.nextRef();
  }

  /** Embeds a JPEG for pages to draw. Throws if the bytes are not a JPEG. */
  async addJpeg(bytes: Uint8Array): Promise<Picture> {
    const jpeg = await JpegEmbedder.for(bytes);
    return {
      reference: await jpeg.embedIntoContext(this.context),
      width: jpeg.width,
      height: jpeg.height,
    };
  }

  /**
   * Adds a page that draws `operators`; without them the page is blank. The operators refer to
   * `pictures` by name.
   */
  addPage(
    { media, trim }: PageBoxes,
    operators?: string,
    pictures: Readonly<Record<string, Picture>> = {},
  ): void {
    const page: PDFDict = this.context.obj({
      Type: 'Page',
      Parent: this.root,
      MediaBox: this.rectangle(media),
      BleedBox: this.rectangle(media),
      TrimBox: this.rectangle(trim),
      Resources: this.resources(pictures),
    });
    if (operators !== undefined) {
      page.set(PDFName.of('Contents'), this.context.register(this.context.flateStream(operators)));
    }
    this.pages.push(this.context.register(page));
  }

  /** Serializes the document to a PDF file. */
  async bytes(): Promise<Uint8Array> {
    const { context } = this;
    context.assign(
      this.root,
      context.obj({ Type: 'Pages', Kids: this.pages, Count: this.pages.length }),
    );
    context.trailerInfo.Root = context.register(
      context.obj({
        Type: 'Catalog',
        Pages: this.root,
        ViewerPreferences: { DisplayDocTitle: true },
      }),
    );
    context.trailerInfo.Info = context.register(this.infoDictionary());
    return PDFWriter.forContext(context, OBJECTS_PER_TICK).serializeToBuffer();
  }

  private resources(pictures: Readonly<Record<string, Picture>>): PDFDict {
    const entries = Object.entries(pictures).map(
      ([name, { reference }]) => [name, reference] as const,
    );
    return this.context.obj(entries.length > 0 ? { XObject: Object.fromEntries(entries) } : {});
  }

  private rectangle({ x, y, width, height }: Rectangle): PDFArray {
    return this.context.obj([x, y, x + width, y + height].map((value) => Number(value.toFixed(3))));
  }

  private infoDictionary(): PDFDict {
    const { title, date } = this.info;
    const dictionary: PDFDict = this.context.obj({});
    dictionary.set(PDFName.of('Title'), PDFHexString.fromText(title));
    dictionary.set(PDFName.of('Creator'), PDFString.of('Scribblepup'));
    if (date) dictionary.set(PDFName.of('CreationDate'), PDFString.fromDate(date));
    return dictionary;
  }
}
