import { useState, type ComponentProps } from 'react';
import { cx } from '@scribblepup/ui';
import { PawMark } from '@scribblepup/ui/art';
import css from './SafeImage.module.css';

interface SafeImageProps extends Omit<ComponentProps<'img'>, 'onError'> {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** An image that keeps its space and its accessible name when its file is missing. */
export const SafeImage = ({ src, alt, ...rest }: SafeImageProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  if (src !== '' && failed !== src)
    return <img {...rest} src={src} alt={alt} onError={() => setFailed(src)} />;

  return (
    <svg
      className={cx(css.missing, rest.className)}
      viewBox={`0 0 ${rest.width} ${rest.height}`}
      width={rest.width}
      height={rest.height}
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <PawMark
        x={rest.width * 0.35}
        y={rest.height / 2 - rest.width * 0.15}
        width={rest.width * 0.3}
        height={rest.width * 0.3}
      />
    </svg>
  );
};
