import { useCallback, useState, type ReactNode } from 'react';

interface StoredPictureProps {
  readonly picture: Blob;
  readonly className?: string;
  /** Shown when the picture is damaged. */
  readonly fallback: ReactNode;
}

/** A picture from the device's storage, with a fallback. */
export const StoredPicture = ({ picture, className, fallback }: StoredPictureProps) => {
  const [damaged, setDamaged] = useState<Blob | null>(null);

  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return undefined;
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );

  if (damaged === picture) return fallback;
  return <img ref={show} className={className} alt="" onError={() => setDamaged(picture)} />;
};
