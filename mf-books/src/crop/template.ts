/** Fraction of each side of the photo that the initial selection covers. */
export const INITIAL_COVERAGE = 0.8;
/** Zoom of one wheel step or of one press of a zoom button, as a fraction. */
export const ZOOM_STEP = 0.1;

const directions = ['n', 'e', 's', 'w', 'ne', 'nw', 'se', 'sw'];

/** Markup of the crop box; cropperjs defines the elements. */
export const template = `
<cropper-canvas background scale-step="${ZOOM_STEP}">
  <cropper-image initial-fit="contain" rotatable scalable translatable></cropper-image>
  <cropper-shade hidden theme-color="rgba(43, 33, 24, .6)"></cropper-shade>
  <cropper-handle action="move" plain></cropper-handle>
  <cropper-selection initial-coverage="${INITIAL_COVERAGE}" movable resizable outlined theme-color="#fff">
    <cropper-grid role="grid" aria-hidden="true" bordered covered></cropper-grid>
    <cropper-handle action="move" theme-color="rgba(255, 255, 255, 0)"></cropper-handle>
    ${directions.map((direction) => `<cropper-handle action="${direction}-resize" theme-color="#1d5fbf"></cropper-handle>`).join('')}
  </cropper-selection>
</cropper-canvas>`;
