import { circle, terrain, path, rect, ripple } from '@scribblepup/imaging/curves/shapes';
import type { FreeCircle } from '../../canvas/freeCircle';
import { AREA, bottom, inset, right } from '../../canvas/sheet';
import { areClearOf } from './frame';
import { THING_LINE_FACTOR, lerp, type LayoutInput } from './layoutInput';
import { THING_CLEARANCE } from './things';

const [L, T, R, B] = [AREA.x - 20, AREA.y - 20, right(AREA) + 20, bottom(AREA) + 20];

/**
 * Distance of suns and windows from the frame, in sheet units. A child could not color a narrower
 * strip between them.
 */
const FRAME_MARGIN = 45;

/** The x of the middle of a thing beside one side of the frame; `half` is half its width. */
function xBesideFrame({ frame }: LayoutInput, atRight: boolean, half: number): number {
  const { x, w } = inset(frame?.box ?? AREA, FRAME_MARGIN + half);
  return atRight ? x + w : x;
}

/** Step by which the sun moves away from the line of a frame, in sheet units. */
const SUN_STEP = 10;

/**
 * Draws a sun beside one side of the frame, clear of its line, if there is room for it. Returns the
 * circle that things must not enter.
 */
function drawSun(
  input: LayoutInput,
  atRight: boolean,
  y: number,
  r: number,
): FreeCircle | undefined {
  const { stage, frame } = input;
  const { x: left, w } = frame?.box ?? AREA;
  const inward = atRight ? -1 : 1;
  for (
    let x = xBesideFrame(input, atRight, r);
    inward * (left + w / 2 - x) >= 0;
    x += inward * SUN_STEP
  ) {
    const sun = circle(x, y, r);
    if (frame && !areClearOf(frame, [sun])) continue;
    stage.thing(() => stage.draw(sun, { line: THING_LINE_FACTOR }));
    return { x, y, r: r + THING_CLEARANCE };
  }
  return undefined;
}

/**
 * Backgrounds for three to five years, each with few large fields. Those with a sun return the
 * circle that things must not enter.
 */
const GROUNDS: readonly ((input: LayoutInput) => FreeCircle | undefined)[] = [
  // Hills, one behind another.
  ({ stage, across, down }) => {
    const y = lerp(430, 600, down);
    stage.draw(terrain([L, y + 90, lerp(200, 650, across), y - 60, R, y + 70], B), {
      line: THING_LINE_FACTOR,
    });
    stage.draw(terrain([L, y + 190, lerp(650, 200, across), y + 110, R, y + 220], B), {
      line: THING_LINE_FACTOR,
    });
    stage.draw(terrain([L, y + 330, 425, y + 290, R, y + 350], B), { line: THING_LINE_FACTOR });
  },
  // Rays from one point.
  ({ stage, across, down }) => {
    const [x, y] = [lerp(300, 550, across), lerp(450, 650, down)];
    for (let i = 0; i < 8; i++)
      stage.stroke(
        path(
          `M${x} ${y}L${x + Math.cos((i + 0.5 + across) * (Math.PI / 4)) * 900} ${y + Math.sin((i + 0.5 + across) * (Math.PI / 4)) * 900}`,
        ),
        THING_LINE_FACTOR,
      );
  },
  // Broad waves from top to bottom.
  ({ stage, down }) => {
    for (let i = 1; i < 6; i++)
      stage.stroke(ripple(L, R, T + i * 165 + lerp(-50, 50, down), 60, 3), THING_LINE_FACTOR);
  },
  // A rainbow over a meadow.
  ({ stage, across, down }) => {
    const [x, y] = [lerp(250, 600, across), lerp(700, 860, down)];
    for (const r of [520, 430, 340, 250]) stage.draw(circle(x, y, r), { line: THING_LINE_FACTOR });
    stage.draw(terrain([L, y - 20, x, y - 70, R, y - 20], B), { line: THING_LINE_FACTOR });
  },
  // A room with a wall, a window of four panes and a floor.
  (input) => {
    const { stage, mirror, down } = input;
    const [x, y] = [xBesideFrame(input, mirror, 155), lerp(130, 220, down)];
    stage.thing(() =>
      stage
        .draw(rect(x - 155, y, 310, 310), { line: THING_LINE_FACTOR })
        .stroke(
          path(`M${x} ${y}L${x} ${y + 310}M${x - 155} ${y + 155}L${x + 155} ${y + 155}`),
          THING_LINE_FACTOR,
        ),
    );
    stage.draw(rect(L, lerp(760, 840, down), R - L, 400), { line: THING_LINE_FACTOR });
  },
  // Wide slanted stripes.
  ({ stage, mirror, across }) => {
    const lean = mirror ? 420 : -420;
    for (let i = -2; i < 6; i++) {
      const x = L + i * 200 + 140 * across;
      stage.stroke(path(`M${x - lean / 2} ${B}L${x + lean / 2 + 100} ${T}`), THING_LINE_FACTOR);
    }
  },
  // The sea with sky and sun.
  (input) => {
    const { stage, mirror, down } = input;
    const y = lerp(480, 640, down);
    const sun = drawSun(input, !mirror, y - 40, 150);
    stage.draw(rect(L, y, R - L, B - y), { line: THING_LINE_FACTOR });
    for (const i of [1, 2, 3]) stage.stroke(ripple(L, R, y + i * 130, 44, 3), THING_LINE_FACTOR);
    return sun;
  },
  // A road that winds toward the viewer.
  (input) => {
    const { stage, mirror, down } = input;
    const [y, s] = [lerp(400, 540, down), mirror ? -1 : 1];
    stage.draw(terrain([L, y, 425, y - 50, R, y + 10], B), { line: THING_LINE_FACTOR });
    stage.draw(
      path(
        `M${425 - s * 140} ${y - 20}C${425 + s * 260} ${y + 160} ${425 - s * 340} ${y + 260} ${425 - s * 160} ${B}L${425 + s * 200} ${B}C${425 - s * 60} ${y + 300} ${425 + s * 420} ${y + 160} ${425 - s * 30} ${y - 35}Z`,
      ),
      { line: THING_LINE_FACTOR },
    );
    return drawSun(input, !mirror, y - 190, 84);
  },
];

/** Draws the nth ground. Returns the circle of its sun, which things must not enter. */
export const ground = (input: LayoutInput, n: number): FreeCircle | undefined =>
  GROUNDS[n % GROUNDS.length](input);
