import { useId } from 'react';
import type { SheetOnScreen } from '@scribblepup/print/layout';
import { SvgPicture } from '../../../components/SvgPicture';

/** Places a drawn sheet within an SVG and clips it to the printed area. */
export const SheetPicture = ({
  picture,
  place,
}: {
  readonly picture: Blob;
  readonly place: SheetOnScreen;
}) => {
  const clip = useId();
  return (
    <>
      <clipPath id={clip}>
        <rect {...place.art} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <SvgPicture blob={picture} place={place.sheet} />
      </g>
    </>
  );
};
