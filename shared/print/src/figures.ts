import { PDFHexString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';

/** A drawing that fills a page. */
export interface Figure {
  readonly page: PDFRef;
  /** Describes the drawing for screen readers and names its bookmark. */
  readonly description: string;
}

/** Marks the operators of a page's only figure, so that the structure tree can refer to them. */
export const markFigure = (operators: string): string =>
  `/Figure <</MCID 0>> BDC\n${operators}\nEMC`;

/**
 * Adds the structure tree, from which screen readers read the descriptions. A figure's page refers
 * to it by its position in the list, as `StructParents`. PDF 1.4, 9.6.
 */
export const addStructureTree = (context: PDFContext, figures: readonly Figure[]): PDFRef => {
  const [root, body] = [context.nextRef(), context.nextRef()];
  const elements = figures.map(({ page, description }) =>
    context.register(
      context.obj({
        Type: 'StructElem',
        S: 'Figure',
        P: body,
        Pg: page,
        K: 0,
        Alt: PDFHexString.fromText(description),
      }),
    ),
  );
  context.assign(body, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: elements }));
  context.assign(
    root,
    context.obj({
      Type: 'StructTreeRoot',
      K: body,
      ParentTree: { Nums: elements.flatMap((element, index) => [index, [element]]) },
      ParentTreeNextKey: elements.length,
    }),
  );
  return root;
};

/** Adds a bookmark for each figure. There must be at least one. PDF 1.4, 8.2.2. */
export const addBookmarks = (context: PDFContext, figures: readonly Figure[]): PDFRef => {
  const root = context.nextRef();
  const references = figures.map(() => context.nextRef());
  for (const [index, { page, description }] of figures.entries()) {
    context.assign(
      references[index],
      context.obj({
        Title: PDFHexString.fromText(description),
        Parent: root,
        Dest: [page, 'Fit'],
        ...(index > 0 && { Prev: references[index - 1] }),
        ...(index < figures.length - 1 && { Next: references[index + 1] }),
      }),
    );
  }
  context.assign(
    root,
    context.obj({
      Type: 'Outlines',
      First: references[0],
      Last: references[references.length - 1],
      Count: references.length,
    }),
  );
  return root;
};
