import { useCallback, type SVGProps } from 'react';
import type { Rect } from '@scribblepup/studio';

type SvgPictureProps = Omit<SVGProps<SVGImageElement>, 'href' | 'ref' | keyof Rect> & {
  readonly blob: Blob;
  readonly place: Rect;
};

/** An image from memory within an SVG; its object URL lives exactly as long as the element. */
export const SvgPicture = ({ blob, place, ...rest }: SvgPictureProps) => {
  const show = useCallback(
    (image: SVGImageElement) => {
      const url = URL.createObjectURL(blob);
      image.setAttribute('href', url);
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <image {...rest} {...place} ref={show} />;
};
