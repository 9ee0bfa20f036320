import Cropper from 'cropperjs';
import { coloring } from '../services/coloring';
import { cropPhoto } from './cropPhoto';
import type { CropTool, OpenCropTool, CropShape } from './cropTool';
import {
  centered,
  centeringMoves,
  containMatrix,
  fitsInBox,
  matrixOfPhoto,
  centerOf,
  photoBounds,
  scaled,
  scaledFrame,
  type Matrix,
} from './geometry';
import { INITIAL_COVERAGE, template } from './template';

const loadImage = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.alt = 'The photo to crop';
  image.src = url;
  await image.decode();
  return image;
};

/** Opens the crop box of cropperjs for a picture; also returns the picture's size, px. */
const openCropper = async (container: HTMLElement, shown: Blob) => {
  const url = URL.createObjectURL(shown);
  try {
    const source = await loadImage(url);
    const cropper = new Cropper(source, { container, template });
    const canvas = cropper.getCropperCanvas();
    const image = cropper.getCropperImage();
    const selection = cropper.getCropperSelection();
    if (!canvas || !image || !selection) throw new Error('the crop box did not open');
    await image.$ready();
    // Cropper lays the image out one task after it has loaded.
    await new Promise((resolve) => setTimeout(resolve));
    const size = { width: source.naturalWidth, height: source.naturalHeight };
    return { cropper, canvas, image, selection, size };
  } finally {
    URL.revokeObjectURL(url);
  }
};

/** Opens a crop tool based on cropperjs. This module is loaded only when a photo is cropped. */
export const openCropTool: OpenCropTool = async (
  container,
  picture,
  { preview, ...size },
  closed,
) => {
  const opened = await openCropper(container, preview);
  const { cropper, canvas, image, selection } = opened;
  const boxSize = () => ({ width: canvas.offsetWidth, height: canvas.offsetHeight });
  let shape: CropShape = 'rectangle';

  const matrix = (): Matrix => matrixOfPhoto(image.$getTransform(), opened.size, size);
  /** Moves the frame to its initial place. */
  const resetFrame = (): void => {
    const bounds = photoBounds(size, matrix());
    const { x, y, width, height } = centered(bounds, INITIAL_COVERAGE, shape === 'circle');
    selection.aspectRatio = shape === 'circle' ? 1 : Number.NaN;
    selection.$change(x, y, width, height);
  };
  const isMirrored = (): boolean => {
    const [a, b, c, d] = image.$getTransform();
    return a * d - b * c < 0;
  };
  const isOnItsSide = (): boolean => {
    const [a, b] = image.$getTransform();
    return Math.abs(b) > Math.abs(a);
  };

  // Turning a phone changes the box, but Cropper does not lay the picture out again.
  let laidOutIn = boxSize();
  const fitToBox = (): void => {
    const box = boxSize();
    if (box.width === 0 || box.width === laidOutIn.width) return;
    const scale = box.width / laidOutIn.width;
    const { x, y, width, height } = scaledFrame(selection, scale, box);
    laidOutIn = box;
    image.$setTransform([...scaled(image.$getTransform(), opened.size, scale)]);
    selection.$change(x, y, width, height);
  };
  const resizes = new ResizeObserver(fitToBox);
  resizes.observe(canvas);

  selection.addEventListener('change', (event) => {
    if (!fitsInBox((event as CustomEvent<DOMRect>).detail, boxSize())) event.preventDefault();
  });

  const tool: CropTool = {
    setShape(next) {
      shape = next;
      container.dataset['shape'] = next;
      resetFrame();
    },
    centerOn([x, y]) {
      const { left, top } = canvas.getBoundingClientRect();
      const moves = centeringMoves(
        [x - left, y - top],
        selection,
        photoBounds(size, matrix()),
        boxSize(),
      );
      image.$move(...moves.photo);
      selection.$move(...moves.frame);
    },
    zoom(share) {
      const [x, y] = centerOf(selection);
      const box = canvas.getBoundingClientRect(),
        shown = image.getBoundingClientRect();
      image.$zoom(share, x + box.x - shown.x, y + box.y - shown.y);
    },
    rotate(degrees) {
      // Cropper rotates the picture in its own space, so a flip reverses the direction.
      image.$rotate(`${isMirrored() ? -degrees : degrees}deg`);
      resetFrame();
    },
    flip(axis) {
      const alongX = (axis === 'horizontal') !== isOnItsSide();
      image.$scale(alongX ? -1 : 1, alongX ? 1 : -1);
    },
    moveSelection: (dx, dy) => void selection.$move(dx, dy),
    resizeSelection(dx, dy) {
      const width = Math.max(20, selection.width + dx);
      const height = shape === 'circle' ? width : Math.max(20, selection.height + dy);
      selection.$change(selection.x, selection.y, width, height);
    },
    reset() {
      // Cropper measured the box while the dialog was still growing, so its picture is off center.
      laidOutIn = boxSize();
      image.$setTransform([...containMatrix(opened.size, laidOutIn)]);
      tool.setShape('rectangle');
    },
    apply: () =>
      cropPhoto(coloring(), { picture, preview, size, matrix: matrix(), selection }, closed),
    destroy() {
      resizes.disconnect();
      cropper.destroy();
    },
  };
  tool.reset();
  return tool;
};
