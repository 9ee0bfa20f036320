import {
  useState,
  type ChangeEvent,
  type DragEvent,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react';
import { cx } from '@scribblepup/ui';
import css from './DropZone.module.css';

type InputProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'name' | 'aria-describedby' | 'aria-invalid'
>;

interface DropZoneProps extends InputProps {
  readonly onFile: (file: File) => void;
  readonly size: 'large' | 'small';
  readonly children: ReactNode;
}

const PICTURES = 'image/*,.heic,.heif,.avif';

/**
 * A native file input stretched over its whole area: clicking, keys and dropping a file all work on
 * it.
 */
export const DropZone = ({ onFile, size, children, ...input }: DropZoneProps) => {
  const [over, setOver] = useState(false);

  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file) onFile(file);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    take(event.target.files);
    // Cleared, so that the same file can be chosen again after it was removed.
    event.target.value = '';
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div
      className={cx(css.zone, css[size], over && css.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {children}
      <input {...input} className={css.input} type="file" accept={PICTURES} onChange={onChange} />
    </div>
  );
};
