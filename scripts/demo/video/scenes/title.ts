import {
  drawAt,
  backdrop,
  bounce,
  colors,
  easeOut,
  frame,
  picture,
  ramp,
  centeredText,
  type Scene,
} from '../stage';

/** The headline, with dogs popping up under it. */
export const title: Scene = {
  seconds: 3.4,
  draw: (stage, time) => {
    const { context } = stage;
    backdrop(stage, colors.tint);
    context.drawImage(picture(stage, 'bunting'), 0, -46, frame.width, 220);
    const shown = bounce(ramp(time, 0.1, 0.7));
    drawAt(stage, frame.width / 2, 258, 0, shown, () => {
      centeredText(stage, 'Turn your dog into', 0, -34, 76);
      centeredText(stage, 'a coloring book', 0, 54, 76);
    });
    // The squiggle is drawn from left to right.
    const drawn = easeOut(ramp(time, 0.8, 1.5));
    context.save();
    context.beginPath();
    context.rect(0, 0, 345 + drawn * 600, frame.height);
    context.clip();
    context.drawImage(picture(stage, 'squiggle'), 345, 352, 590, 42);
    context.restore();
    const dogs = [
      ['corgi', 250, 0.6],
      ['golden', 520, 0.4],
      ['poodle', 790, 0.7],
      ['husky', 1050, 0.5],
    ] as const;
    for (const [name, x, start] of dogs) {
      const up = bounce(ramp(time, start, start + 0.7));
      context.drawImage(picture(stage, name), x - 160, frame.height + 20 - up * 340, 320, 368);
    }
  },
};
