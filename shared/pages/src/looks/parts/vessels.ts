import { path, rect, catmullRom } from '@scribblepup/imaging/curves/shapes';
import type { Stage } from '../../canvas/stage';

// Things that a dog sits in. Draw them after the dog; `half` is half the width at the rim.

/** A boat's hull with a plank line, down to y = base. */
export function hull(stage: Stage, x: number, rim: number, base: number, half: number): void {
  stage.draw(
    path(
      `M${x - half} ${rim}C${x - half * 0.94} ${rim + (base - rim) * 0.7} ${x - half * 0.72} ${base} ${x - half * 0.55} ${base}L${x + half * 0.58} ${base}C${x + half * 0.8} ${base} ${x + half * 1.02} ${rim + (base - rim) * 0.5} ${x + half * 1.16} ${rim - 20}C${x + half * 0.8} ${rim + 10} ${x + half * 0.5} ${rim + 8} ${x - half} ${rim}Z`,
    ),
  );
  const middle = rim + (base - rim) * 0.42;
  stage.stroke(catmullRom([x - half * 0.93, middle, x, middle + 10, x + half * 1.02, middle - 4]));
}

/** A woven basket. */
export function basket(stage: Stage, x: number, rim: number, base: number, half: number): void {
  stage.draw(
    path(
      `M${x - half} ${rim}L${x - half * 0.84} ${base}C${x - half * 0.8} ${base + 14} ${x + half * 0.8} ${base + 14} ${x + half * 0.84} ${base}L${x + half} ${rim}Z`,
    ),
  );
  const rows = Math.max(2, Math.round((base - rim) / 52));
  for (let r = 1; r <= rows; r++) {
    const y = rim + ((base - rim) * r) / (rows + 0.4);
    const w = half * (1 - 0.16 * ((y - rim) / (base - rim)));
    stage.stroke(catmullRom([x - w, y, x, y + 10, x + w, y]), 0.8);
    const top = rim + ((base - rim) * (r - 1)) / (rows + 0.4);
    for (let c = -2; c <= 2; c++)
      stage.stroke(
        path(
          `M${x + (c + (r % 2) * 0.5 - 0.25) * half * 0.4} ${top + 8}L${x + (c + (r % 2) * 0.5 - 0.25) * half * 0.385} ${y + 6}`,
        ),
        0.8,
      );
  }
  stage.draw(rect(x - half - 12, rim - 18, half * 2 + 24, 36, 18));
}

/** A gift box with a lid, a ribbon and a bow. */
export function box(stage: Stage, x: number, rim: number, base: number, half: number): void {
  stage
    .draw(rect(x - half, rim, half * 2, base - rim, 4))
    .draw(rect(x - 34, rim, 68, base - rim))
    .draw(rect(x - half - 14, rim - 16, half * 2 + 28, 52, 6))
    .draw(rect(x - 34, rim - 16, 68, 52));
  for (const s of [-1, 1])
    stage
      .draw(
        path(
          `M${x} ${rim + 12}C${x + s * 50} ${rim - 40} ${x + s * 130} ${rim - 30} ${x + s * 118} ${rim + 18}C${x + s * 108} ${rim + 52} ${x + s * 40} ${rim + 36} ${x} ${rim + 12}Z`,
        ),
      )
      .draw(
        path(
          `M${x + s * 6} ${rim + 20}L${x + s * 84} ${rim + 112}L${x + s * 52} ${rim + 108}L${x + s * 40} ${rim + 136}Z`,
        ),
      );
  stage.draw(rect(x - 24, rim - 8, 48, 42, 16));
}

/** A big flower pot. */
export function pot(stage: Stage, x: number, rim: number, base: number, half: number): void {
  stage
    .draw(
      path(
        `M${x - half * 0.92} ${rim + 40}L${x - half * 0.66} ${base}L${x + half * 0.66} ${base}L${x + half * 0.92} ${rim + 40}Z`,
      ),
    )
    .draw(rect(x - half, rim - 10, half * 2, 64, 12));
  const y = (rim + base) / 2 + 24;
  stage.stroke(
    catmullRom(
      [-0.82, -0.62, -0.41, -0.2, 0, 0.2, 0.41, 0.62, 0.82].flatMap((t, i) => [
        x + t * half * 0.94,
        y + (i % 2 ? -18 : 18),
      ]),
    ),
    1,
  );
}

/** How far the handle of a tea cup is from its middle, in half widths of the cup. */
export const HANDLE_REACH = 1.32;

/** A tea cup. */
export function cup(stage: Stage, x: number, rim: number, base: number, half: number): void {
  stage
    .draw(
      path(
        `M${x + half * 0.9} ${rim + 50}C${x + half * 1.5} ${rim + 10} ${x + half * 1.5} ${base - 60} ${x + half * 0.62} ${base - 70}Z`,
      ),
    )
    .draw(
      path(
        `M${x + half * 0.92} ${rim + 82}C${x + half * 1.26} ${rim + 60} ${x + half * 1.26} ${base - 104} ${x + half * 0.72} ${base - 100}Z`,
      ),
    );
  stage
    .draw(
      path(
        `M${x - half} ${rim}C${x - half * 0.98} ${base - 60} ${x - half * 0.6} ${base - 16} ${x - half * 0.4} ${base - 16}L${x + half * 0.4} ${base - 16}C${x + half * 0.6} ${base - 16} ${x + half * 0.98} ${base - 60} ${x + half} ${rim}Z`,
      ),
    )
    .draw(rect(x - half - 8, rim - 14, half * 2 + 16, 34, 17));
}
