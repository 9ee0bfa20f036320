import type { Stage } from '../../canvas/stage';
import { letterableText } from '../../lettering/text';
import { path, rect } from '@scribblepup/imaging/curves/shapes';

/**
 * Draws a ribbon with folded ends and a text. Draws nothing if no character of the text has a
 * glyph.
 */
export function ribbon(
  stage: Stage,
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  if (!letterableText(text)) return;
  const [w, h] = [width / 2, height / 2];
  const tail = h * 1.1;
  for (const s of [-1, 1])
    stage
      .draw(
        path(
          `M${x + s * (w - tail)} ${y - h * 0.5}L${x + s * (w + tail)} ${y - h * 0.5}L${x + s * (w + tail * 0.5)} ${y + h * 0.6}L${x + s * (w + tail)} ${y + h * 1.7}L${x + s * (w - tail)} ${y + h * 1.7}Z`,
        ),
      )
      .draw(
        path(
          `M${x + s * w} ${y + h}L${x + s * (w - tail)} ${y + h}L${x + s * (w - tail)} ${y + h * 1.7}Z`,
        ),
      );
  stage.draw(path(`M${x - w} ${y - h}L${x + w} ${y - h}L${x + w} ${y + h}L${x - w} ${y + h}Z`));
  const room = height * 0.19 - 5;
  stage.text(text, {
    x,
    y,
    width: width - h * 1.2,
    height: height * 0.62,
    room: [room, room],
  });
}

/** Draws a rounded plate with a text. Draws nothing if no character of the text has a glyph. */
export function plate(
  stage: Stage,
  text: string,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  if (!letterableText(text)) return;
  stage.draw(rect(x - width / 2, y - height / 2, width, height, height * 0.28));
  stage.stroke(
    rect(x - width / 2 + 9, y - height / 2 + 9, width - 18, height - 18, height * 0.2),
    0.7,
  );
  const room = height * 0.24 - 12;
  stage.text(text, {
    x,
    y,
    width: width - height * 0.7,
    height: height * 0.52,
    room: [room, room],
  });
}
