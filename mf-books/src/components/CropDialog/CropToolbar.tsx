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
  const off = { disabled: !tool };
  return (
    <div className={css.toolbar}>
      <div className={css.group} role="group" aria-label="Shape">
        <ToolButton
          {...off}
          name="Rectangle"
          pressed={shape === 'rectangle'}
          onClick={() => onShape('rectangle')}
        >
          <icons.RectangleIcon />
        </ToolButton>
        <ToolButton
          {...off}
          name="Circle"
          pressed={shape === 'circle'}
          onClick={() => onShape('circle')}
        >
          <icons.CircleIcon />
        </ToolButton>
      </div>
      <div className={css.group} role="group" aria-label="Zoom and turn">
        <ToolButton {...off} name="Zoom in" onClick={() => tool?.zoom(ZOOM_STEP)}>
          <icons.ZoomInIcon />
        </ToolButton>
        <ToolButton {...off} name="Zoom out" onClick={() => tool?.zoom(-ZOOM_STEP)}>
          <icons.ZoomOutIcon />
        </ToolButton>
        <ToolButton {...off} name="Rotate left" onClick={() => tool?.rotate(-90)}>
          <icons.RotateLeftIcon />
        </ToolButton>
        <ToolButton {...off} name="Rotate right" onClick={() => tool?.rotate(90)}>
          <icons.RotateRightIcon />
        </ToolButton>
        <ToolButton {...off} name="Flip horizontally" onClick={() => tool?.flip('horizontal')}>
          <icons.FlipHorizontalIcon />
        </ToolButton>
        <ToolButton {...off} name="Flip vertically" onClick={() => tool?.flip('vertical')}>
          <icons.FlipVerticalIcon />
        </ToolButton>
        <ToolButton
          {...off}
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
