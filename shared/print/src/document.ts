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
import { addBookmarks, addStructureTree, markFigure, type Figure } from './figures';
import type { PageBoxes, Rectangle } from './types';

/** A picture embedded in the document; sizes in px. */
export interface Picture {
  readonly reference: PDFRef;
  readonly width: number;
  readonly height: number;
}

/** The drawing on a page. */
interface Drawing {
  readonly operators: string;
  /** The pictures to which the operators refer, by name. */
  readonly pictures?: Readonly<Record<string, Picture>>;
  /**
   * Describes the drawing for screen readers and names its bookmark; without it, the page has
   * neither.
   */
  readonly description?: string;
}

/** The language of titles and descriptions. A dog's name may be in any language. */
const LANGUAGE = 'en-US';

// Objects written before the writer yields to the event loop.
const OBJECTS_PER_TICK = 20;

/** Builds a PDF from pages of vector drawings and pictures. */
export class PdfDocument {
  private readonly context = PDFContext.create();
  private readonly root: PDFRef;
  private readonly pages: PDFRef[] = [];
  private readonly figures: Figure[] = [];

  constructor(private readonly title: string) {
    // The oldest PDF version that has all features used here. Old printers and the checks of print
    // shops accept it.
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

  /** Adds a page; without a drawing it is blank. */
  addPage({ media, trim }: PageBoxes, drawing?: Drawing): void {
    const page: PDFDict = this.context.obj({
      Type: 'Page',
      Parent: this.root,
      MediaBox: this.rectangle(media),
      BleedBox: this.rectangle(media),
      TrimBox: this.rectangle(trim),
      Resources: this.resources(drawing?.pictures ?? {}),
    });
    const reference = this.context.register(page);
    this.pages.push(reference);
    if (!drawing) return;
    const { operators, description } = drawing;
    const content = description === undefined ? operators : markFigure(operators);
    page.set(PDFName.of('Contents'), this.context.register(this.context.flateStream(content)));
    if (description === undefined) return;
    page.set(PDFName.of('StructParents'), this.context.obj(this.figures.length));
    this.figures.push({ page: reference, description });
  }

  /** Serializes the document to a PDF file. */
  async bytes(): Promise<Uint8Array> {
    const { context, figures } = this;
    context.assign(
      this.root,
      context.obj({ Type: 'Pages', Kids: this.pages, Count: this.pages.length }),
    );
    context.trailerInfo.Root = context.register(
      context.obj({
        Type: 'Catalog',
        Pages: this.root,
        ViewerPreferences: { DisplayDocTitle: true },
        Lang: PDFString.of(LANGUAGE),
        ...(figures.length > 0 && {
          MarkInfo: { Marked: true },
          StructTreeRoot: addStructureTree(context, figures),
          Outlines: addBookmarks(context, figures),
        }),
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
    const dictionary: PDFDict = this.context.obj({});
    dictionary.set(PDFName.of('Title'), PDFHexString.fromText(this.title));
    dictionary.set(PDFName.of('Creator'), PDFString.of('Scribblepup'));
    return dictionary;
  }
}
