import { useId } from 'react';
import type { SheetOnScreen } from '@scribblepup/print';
import { SvgPicture } from '../../../components/SvgPicture';

/** A drawn sheet at its place within an SVG, cut off where print cuts it off. */
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
