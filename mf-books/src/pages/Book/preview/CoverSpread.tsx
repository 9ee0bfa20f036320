import { useQuery } from '@scribblepup/kernel/query';
import type { BookArt } from '@scribblepup/studio';
import type { PrintShop } from '@scribblepup/print/layout';
import { Spinner } from '@scribblepup/ui';
import { ErrorNote } from '../../../components/ErrorNote/ErrorNote';
import { SvgPicture } from '../../../components/SvgPicture';
import { freshQueryOptions } from '../../../data/queries';
import { coverFaces } from '../../../pdf/coverFaces';
import { withBackPictures } from '../../../pdf/withBackPictures';
import { coloring } from '../../../services/coloring';
import type { ShownBook } from '../ShownBook';
import css from './BookPreview.module.css';
import { SheetPicture } from './SheetPicture';

interface CoverSpreadProps {
  readonly book: ShownBook;
  readonly art: BookArt;
  readonly shop: PrintShop;
}

const loadSpread = async ({ book, art, shop }: CoverSpreadProps, signal: AbortSignal) => {
  const [input, { coverOnScreen }] = await Promise.all([
    book.loadCover(signal),
    import('@scribblepup/print/layout'),
  ]);
  const [cover, page] = await Promise.all([
    withBackPictures(book.loadColored, signal, (pictures) => coverFaces(input, shop, pictures)),
    coloring().drawSheet(art, 0, { signal }),
  ]);
  return { cover, page: page.picture, layout: coverOnScreen(shop) };
};

/** The wrap-around cover laid flat: back, spine, front. The dashed lines are not printed. */
export const CoverSpread = (props: CoverSpreadProps) => {
  const { book, shop } = props;
  const { data, error } = useQuery({
    queryKey: ['cover-spread', book.id, shop],
    queryFn: ({ signal }) => loadSpread(props, signal),
    ...freshQueryOptions,
    staleTime: Infinity,
  });
  if (error) return <ErrorNote error={error} />;
  if (!data) return <Spinner label="Painting the cover" />;

  const { cover, page, layout } = data;
  const { barcode, card, trim } = layout;
  const fill = { preserveAspectRatio: 'xMidYMid slice' } as const;
  return (
    <svg
      className={css.cover}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      role="img"
      aria-label="Cover: back, spine and front"
    >
      <rect width={layout.width} height={layout.height} fill={cover.colour} />
      <SvgPicture {...fill} blob={cover.back} place={layout.back} />
      <SvgPicture {...fill} blob={cover.front} place={layout.front} />
      <rect className={css.card} {...card} rx={layout.radius} />
      <SheetPicture picture={page} place={layout} />
      <rect className={css.guide} {...trim} />
      <rect {...barcode} fill={cover.colour} className={css.guide} />
      <text
        className={css.note}
        x={barcode.x + barcode.width / 2}
        y={barcode.y + barcode.height / 2}
      >
        Kept clear for the barcode
      </text>
    </svg>
  );
};
