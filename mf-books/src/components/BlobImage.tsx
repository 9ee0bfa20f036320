import { useCallback, type ComponentProps } from 'react';

type BlobImageProps = Omit<ComponentProps<'img'>, 'src' | 'ref'> & {
  readonly blob: Blob;
  readonly alt: string;
};

/** An image from memory; its object URL lives exactly as long as the element. */
export const BlobImage = ({ blob, ...rest }: BlobImageProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
  return <img {...rest} ref={show} />;
};
