import type { Rect, Size } from '@scribblepup/studio';

/**
 * Fits `content` into `box`, aligned to its bottom edge.
 * @param lift the share of the free height to leave below the content
 */
export const fitAtBottom = (content: Size, box: Rect, lift = 0): Rect => {
  const scale = Math.min(box.width / content.width, box.height / content.height);
  const [width, height] = [content.width * scale, content.height * scale];
  const y = box.y + (box.height - height) * (1 - lift);
  return { x: box.x + (box.width - width) / 2, y, width, height };
};
