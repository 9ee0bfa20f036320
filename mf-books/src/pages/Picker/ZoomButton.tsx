import { ZoomInIcon } from '../../components/icons/icons';
import { usePickerState } from '../../picker/PickerContext';
import css from './ZoomButton.module.css';

interface ZoomButtonProps {
  readonly page: string;
  /** Position on the screen, from 0. */
  readonly index: number;
  readonly onZoom: (index: number) => void;
}

/** Opens a page in the zoom dialog; it is next to the card's toggle, not inside it. */
export const ZoomButton = ({ page, index, onZoom }: ZoomButtonProps) => {
  const isReady = usePickerState((state) => page in state.pages);
  if (!isReady) return null;
  return (
    <button
      type="button"
      className={css.zoom}
      data-zoom={index}
      aria-label={`Zoom in on ${index + 1}`}
      onClick={() => onZoom(index)}
    >
      <ZoomInIcon />
    </button>
  );
};
