import type { CropTool, CropShape } from '../../crop/cropTool';
import { ZOOM_STEP } from '../../crop/template';
import * as icons from '../icons/icons';
import { ToolButton } from '../Toolbar/ToolButton';
import css from '../Toolbar/Toolbar.module.css';

interface CropToolbarProps {
  readonly tool: CropTool | null;
  readonly shape: CropShape;
  readonly onShape: (shape: CropShape) => void;
}

/** Buttons for everything the crop tool can do. */
export const CropToolbar = ({ tool, shape, onShape }: CropToolbarProps) => {
  const disabled = !tool;
  return (
    <div className={css.toolbar}>
      <div className={css.group} role="group" aria-label="Shape">
        <ToolButton
          disabled={disabled}
          name="Rectangle"
          pressed={shape === 'rectangle'}
          onClick={() => onShape('rectangle')}
        >
          <icons.RectangleIcon />
        </ToolButton>
        <ToolButton
          disabled={disabled}
          name="Circle"
          pressed={shape === 'circle'}
          onClick={() => onShape('circle')}
        >
          <icons.CircleIcon />
        </ToolButton>
      </div>
      <div className={css.group} role="group" aria-label="Zoom and turn">
        <ToolButton disabled={disabled} name="Zoom in" onClick={() => tool?.zoom(ZOOM_STEP)}>
          <icons.ZoomInIcon />
        </ToolButton>
        <ToolButton disabled={disabled} name="Zoom out" onClick={() => tool?.zoom(-ZOOM_STEP)}>
          <icons.ZoomOutIcon />
        </ToolButton>
        <ToolButton disabled={disabled} name="Rotate left" onClick={() => tool?.rotate(-90)}>
          <icons.RotateLeftIcon />
        </ToolButton>
        <ToolButton disabled={disabled} name="Rotate right" onClick={() => tool?.rotate(90)}>
          <icons.RotateRightIcon />
        </ToolButton>
        <ToolButton
          disabled={disabled}
          name="Flip horizontally"
          onClick={() => tool?.flip('horizontal')}
        >
          <icons.FlipHorizontalIcon />
        </ToolButton>
        <ToolButton
          disabled={disabled}
          name="Flip vertically"
          onClick={() => tool?.flip('vertical')}
        >
          <icons.FlipVerticalIcon />
        </ToolButton>
        <ToolButton
          disabled={disabled}
          name="Reset"
          onClick={() => {
            tool?.reset();
            onShape('rectangle');
          }}
        >
          <icons.ResetIcon />
        </ToolButton>
      </div>
    </div>
  );
};
