import { useQuery } from '@scribblepup/kernel/query';
import type { BookArt } from '@scribblepup/library/pdf';
import type { PrintShop } from '@scribblepup/print';
import { Spinner } from '@scribblepup/ui';
import { ErrorNote } from '../../../components/ErrorNote/ErrorNote';
import { SvgPicture } from '../../../components/SvgPicture';
import { fresh } from '../../../data/queries';
import { shopCover } from '../../../pdf/shopCover';
import type { ShownBook } from '../ShownBook';
import css from './BookPreview.module.css';

interface CoverSpreadProps {
  readonly book: ShownBook;
  readonly art: BookArt;
  readonly shop: PrintShop;
}

const open = async ({ book, art, shop }: CoverSpreadProps, signal: AbortSignal) => {
  const [kit, { coverOnScreen }, { pageToSvg }] = await Promise.all([
    book.loadCover(signal),
    import('@scribblepup/print'),
    import('@scribblepup/coloring'),
  ]);
  const cover = await shopCover(kit, art, shop);
  const back = new Blob([pageToSvg(cover.back, art.dog)], { type: 'image/svg+xml' });
  return { cover, back, layout: coverOnScreen(shop) };
};

/** The wrap-around cover laid flat: back, spine, front; the dashed lines are not printed. */
export const CoverSpread = (props: CoverSpreadProps) => {
  const { book, shop } = props;
  const { data, error } = useQuery({
    queryKey: ['cover-spread', book.id, shop],
    queryFn: ({ signal }) => open(props, signal),
    ...fresh,
    staleTime: Infinity,
  });
  if (error) return <ErrorNote error={error} />;
  if (!data) return <Spinner label="Painting the cover" />;

  const { cover, back, layout } = data;
  const { barcode, card, trim } = layout;
  return (
    <svg className={css.cover} viewBox={`0 0 ${layout.width} ${layout.height}`} role="img" aria-label="Cover: back, spine and front">
      <rect width={layout.width} height={layout.height} fill={cover.colour} />
      <SvgPicture blob={cover.front} place={layout.front} preserveAspectRatio="xMidYMid slice" />
      <rect className={css.card} {...card} rx={24} />
      <SvgPicture blob={back} place={layout.sheet} />
      <rect className={css.guide} {...trim} />
      <rect className={css.guide} {...barcode} />
      <text className={css.note} x={barcode.x + barcode.width / 2} y={barcode.y + barcode.height / 2}>
        Kept clear for the barcode
      </text>
    </svg>
  );
};
