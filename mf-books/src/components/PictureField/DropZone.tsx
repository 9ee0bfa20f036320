import {
  useState,
  type ChangeEvent,
  type DragEvent,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { cx } from '@scribblepup/ui';
import css from './DropZone.module.css';

type InputProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'id' | 'name' | 'aria-describedby' | 'aria-invalid'
>;

interface DropZoneProps extends InputProps {
  /** May get several dropped files, even without `multiple`. */
  readonly onFiles: (files: readonly File[]) => void;
  /** Lets the visitor choose several files at once. */
  readonly multiple?: boolean;
  readonly size: 'large' | 'small';
  readonly children: ReactNode;
}

/** The types that file inputs accept as photos. */
export const ACCEPTED_TYPES = 'image/*,.heic,.heif,.avif';

/** Looks like a link, because clicking the drop zone opens the file picker. */
export const BrowseLabel = ({ children = 'Browse' }: { readonly children?: string }) => (
  <strong className={css.browse}>{children}</strong>
);

/** Names other ways to choose a file; hidden on devices where nothing can be dragged. */
export const DragHint = ({ children }: { readonly children: string }) => (
  <span className={css.hint}>{children}</span>
);

/**
 * An area covered by a native file input, so that clicks, keys and dropped files all work on it.
 */
export const DropZone = ({
  onFiles,
  multiple = false,
  size,
  children,
  ...input
}: DropZoneProps) => {
  const [isDragOver, setIsDragOver] = useState(false);

  const take = (files: FileList | null): void => {
    if (files && files.length > 0) onFiles([...files]);
  };
  const onChange = (event: ChangeEvent<HTMLInputElement>): void => {
    take(event.target.files);
    // Cleared, so that the same file can be chosen again after it was removed.
    event.target.value = '';
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setIsDragOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div
      className={cx(css.zone, css[size], isDragOver && css.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsDragOver(true);
      }}
      onDragLeave={() => setIsDragOver(false)}
      onDrop={onDrop}
    >
      {children}
      <input
        {...input}
        className={css.input}
        type="file"
        accept={ACCEPTED_TYPES}
        multiple={multiple}
        onChange={onChange}
      />
    </div>
  );
};
