import { path, rect } from '@scribblepup/imaging/curves/shapes';
import { right } from '../../canvas/sheet';
import { chinOf, isHeadOnly, middleOfFaces } from '../../canvas/features';
import { noseOf } from '../../canvas/sheetHead';
import type { PlacedDog } from '../../canvas/placedDog';
import { textFor } from '../../lettering/texts';
import type { Look } from '../types/look';
import { isFrameless } from '../parts/crops';
import { rounded } from '../parts/frames';
import { garland } from '../parts/garland';
import { floor } from '../parts/ground';
import { paws } from '../parts/rim';
import { seasonalThings } from '../parts/season';
import { standWithHat, putOnHat } from '../parts/wearing';
import { balloon, cake, cupcake, gift } from '../props/things';
import { partyHat } from '../props/wear';
import { vesselLayout } from '../young/seated';

const HAT_FIT = { size: 0.66, sink: 0.1 };

/** A dog whose upper edge is below this height leaves room for a balloon on each side. */
const LOW_DOG_TOP = 520;

/** Height of the table in front of a dog that the photo crops. */
const TABLE_Y = 930;

/**
 * Share of the height of a head without a body that the table hides, if the chin stays above it.
 */
const HIDDEN_NECK = 0.15;

/** Height of the table's edge in front of the dog; null without a table. */
function tableOf(dog: PlacedDog, frameless: boolean): number | null {
  const { box } = dog;
  const bottom = box.y + box.h;
  if (isHeadOnly(dog))
    return Math.min(bottom - 8, Math.max(chinOf(dog), bottom - HIDDEN_NECK * box.h));
  return frameless && dog.dog.cut.bottom ? TABLE_Y : null;
}

/** A party with a garland and the dog's name, and flowers, leaves or snow of its birth month. */
export const birthday: Look = {
  id: 'birthday',
  number: 5,
  title: 'Happy birthday!',
  family: 'portraits',
  need: 'head',
  birthdayOf: 0,
  young: {
    things: [balloon, cupcake],
    hat: partyHat,
    layout: vesselLayout((x, rim, base, half) => [
      path(
        `M${x - half} ${rim + 20}L${x + half} ${rim + 20}L${x + half} ${base - 30}A30 30 0 0 1 ${x + half - 30} ${base}L${x - half + 30} ${base}A30 30 0 0 1 ${x - half} ${base - 30}Z`,
      ),
      path(
        `M${x - half} ${rim + 20}C${x - half} ${rim - 10} ${x + half} ${rim - 10} ${x + half} ${rim + 20}L${x + half} ${rim + 90}C${x + half * 0.9} ${rim + 170} ${x + half * 0.7} ${rim + 150} ${x + half * 0.6} ${rim + 90}C${x + half * 0.5} ${rim + 160} ${x + half * 0.2} ${rim + 170} ${x + half * 0.1} ${rim + 100}C${x} ${rim + 150} ${x - half * 0.3} ${rim + 160} ${x - half * 0.4} ${rim + 90}C${x - half * 0.5} ${rim + 180} ${x - half * 0.9} ${rim + 170} ${x - half} ${rim + 90}Z`,
      ),
    ]),
    number: 19,
  },
  draw(stage) {
    const frameless = isFrameless(stage);
    const dog = standWithHat(
      stage,
      { ground: 965, w: 520, h: 620, whole: frameless },
      partyHat,
      HAT_FIT,
      260,
    );
    // The cake goes to the side that the dog looks away from, and so does a single balloon.
    const looksLeft = noseOf(dog.head)[0] < 425;
    const hasRoomAbove = dog.box.y > LOW_DOG_TOP;
    if (stage.rich || looksLeft || hasRoomAbove)
      stage.put(balloon, 690, 440, 140, { rotation: 0.12 });
    if (stage.rich || !looksLeft || hasRoomAbove)
      stage.put(balloon, 160, 440, 140, { rotation: -0.12 });
    seasonalThings(stage);
    // A table hides the lower edge of a dog that the photo crops, and the neck of a head without a
    // body.
    const isBare = isHeadOnly(dog);
    const table = tableOf(dog, frameless);
    if (table === null) floor(stage, frameless ? 800 : 845, 1);
    stage.show(dog);
    if (table !== null) {
      stage.draw(rect(stage.area.x - 10, table, stage.area.w + 20, 1060 - table));
      if (isBare) paws(stage, dog, table);
    }
    garland(stage, 250, stage.rich ? 5 : 3, 62, stage.rich ? 66 : 80);
    putOnHat(stage, dog, partyHat, HAT_FIT);
    const s = stage.bust || isBare ? 112 : 150;
    // If the photo shows other dogs too, the cake is between the faces.
    stage.put(cake, middleOfFaces(dog) ?? (looksLeft ? 765 - s : 85 + s), 1005, s);
    const room = looksLeft ? dog.box.x - stage.area.x : right(stage.area) - right(dog.box);
    if (stage.rich || room > s) stage.put(gift, looksLeft ? 85 + s * 0.7 : 765 - s * 0.7, 1005, s);
    stage.text(
      textFor('happyBirthday', stage.name),
      { x: 425, y: 132, width: 580, height: 48 },
      0.8,
    );
    stage.text(
      textFor('birthday', stage.name),
      { x: 425, y: 218, width: 580, height: 84, room: [0, 20] },
      1,
    );
    if (frameless) stage.mat(rounded(30));
    else stage.frame(30, { ornate: true });
  },
};
