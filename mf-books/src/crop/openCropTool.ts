import Cropper from 'cropperjs';
import { centred, liesIn, photoBounds } from './geometry';
import { COVERAGE, template } from './template';
import type { CropTool, OpenCropTool, CropShape } from './cropTool';
import { renderCrop } from './renderCrop';

const loadImage = async (url: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.alt = 'The photo to crop';
  image.src = url;
  await image.decode();
  return image;
};

/** Opens a crop tool based on cropperjs. This module is loaded only when a photo is cropped. */
export const openCropTool: OpenCropTool = async (container, url, picture) => {
  const source = await loadImage(url);
  const cropper = new Cropper(source, { container, template });
  const canvas = cropper.getCropperCanvas();
  const image = cropper.getCropperImage();
  const selection = cropper.getCropperSelection();
  if (!canvas || !image || !selection) throw new Error('the crop box did not open');
  await image.$ready();
  // Cropper lays the image out one task after it has loaded.
  await new Promise((resolve) => setTimeout(resolve));

  const start = image.$getTransform();
  const photo = { width: source.naturalWidth, height: source.naturalHeight };
  let shape: CropShape = 'rectangle';

  const frame = (): void => {
    const { x, y, width, height } = centred(
      photoBounds(photo, image.$getTransform()),
      COVERAGE,
      shape === 'circle',
    );
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

  selection.addEventListener('change', (event) => {
    const box = { width: canvas.offsetWidth, height: canvas.offsetHeight };
    if (!liesIn((event as CustomEvent<DOMRect>).detail, box)) event.preventDefault();
  });

  const tool: CropTool = {
    setShape(next) {
      shape = next;
      container.dataset['shape'] = next;
      frame();
    },
    zoom: (share) => void image.$zoom(share),
    rotate(degrees) {
      // Cropper rotates the picture in its own space, so a flip reverses the direction.
      image.$rotate(`${isMirrored() ? -degrees : degrees}deg`);
      frame();
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
      image.$setTransform(start);
      tool.setShape('rectangle');
    },
    apply: () => renderCrop({ picture, image: source }, image.$getTransform(), selection),
    destroy: () => cropper.destroy(),
  };
  tool.setShape('rectangle');
  return tool;
};
