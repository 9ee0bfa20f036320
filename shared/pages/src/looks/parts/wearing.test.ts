import { noseOf } from '../../canvas/sheetHead';
import { Stage } from '../../canvas/stage';
import { pairOf } from '../../canvas/pageDogs';
import { composePage } from '../..';
import { bust, dogs, sitting, twoDogs } from '../../testing/dogs';
import { circle } from '@scribblepup/imaging/curves/shapes';
import { toPathData } from '@scribblepup/imaging/curves/path';
import { cowboyHat, sunglasses } from '../props/wear';
import { lookOf } from '..';
import { putOnGlasses, putOnHat } from './wearing';

const choices = { name: 'Bo', bornMonth: null, companions: [{ name: 'Max', bornMonth: null }] };
const withFace = Object.entries(dogs).filter(([, dog]) => dog.face);
const pairs = withFace.flatMap(([a, one]) =>
  withFace.map(([b, other]) => [a, b, one, other] as const),
);

describe.each(['cool', 'movie'])('%s', (look) => {
  it.each(pairs)('puts sunglasses on a %s and a %s dog', (_a, _b, one, other) => {
    const { items } = composePage([one, { ...other }], look, choices);
    const pieces = sunglasses.filter(({ fill }) => fill !== 'none');
    const commands = (d: string): string => d.replace(/[^MLCZ]/g, '');
    const worn = items.filter(
      (item) =>
        item.kind === 'path' &&
        item.fill &&
        pieces.some(({ d }) => commands(item.d) === commands(d)),
    );
    expect(worn).toHaveLength(2 * pieces.length);
  });
});

describe('hidesFace with two dogs in a group', () => {
  const group = () => {
    const pageDogs = pairOf([sitting, bust], 0, 'beside');
    if (!pageDogs?.group) throw new Error('the two dogs do not fit together');
    const stage = new Stage(pageDogs, choices, 'test');
    const placedDog = stage.stand({ ground: 900, w: 600, h: 600 });
    stage.show(placedDog);
    const [one, other] = placedDog.members ?? [];
    return { stage, one, other };
  };
  /** A ball that covers the right side of a muzzle, but not the nose. */
  const ballBeside = (placedDog: ReturnType<typeof group>['one']) => {
    const [x, y] = noseOf(placedDog.head);
    const r = placedDog.head.width * 0.12;
    return [
      [{ d: toPathData(circle(0, 0, 50)) }],
      x + 0.25 * placedDog.head.width,
      y,
      2 * r,
    ] as const;
  };

  it('is false if a dog wears a thing that covers a side of its own muzzle', () => {
    const { stage, one } = group();
    stage.putOn(one, ...ballBeside(one));
    expect(stage.hidesFace()).toBe(false);
  });

  it('is true if anything else covers a side of its muzzle', () => {
    const { stage, one, other } = group();
    stage.putOn(other, ...ballBeside(one));
    expect(stage.hidesFace()).toBe(true);
    const second = group();
    second.stage.put(...ballBeside(second.one));
    expect(second.stage.hidesFace()).toBe(true);
  });
});

describe('a photo of two dogs that do not touch', () => {
  const bo = { name: 'Bo', bornMonth: null };
  it.each(['wizard', 'graduate', 'desert', 'castle', 'easter', 'pirate', 'wanted', 'birthday'])(
    'shows a hat on each of its dogs, and no spare replaces the page: %s',
    (id) => {
      const look = lookOf(id);
      expect(composePage(twoDogs, id, bo).title).toBe(look.title);
      const stage = new Stage(twoDogs, bo, id, look.number);
      const put = jest.spyOn(stage, 'putOn');
      look.draw(stage);
      const middles = put.mock.calls.map(([, , x]) => x);
      expect(middles).toHaveLength(2);
      expect(Math.abs(middles[0] - middles[1])).toBeGreaterThan(100);
      expect(stage.hidesFace()).toBe(false);
    },
  );

  it('shows glasses on both, which hide no face', () => {
    const stage = new Stage(twoDogs, bo, 'test');
    const placedDog = stage.stand({ ground: 900, w: 600, h: 600 });
    stage.show(placedDog);
    expect(putOnGlasses(stage, placedDog, sunglasses)).toBe(true);
    expect(stage.items).toHaveLength(1 + 2 * sunglasses.length);
    expect(stage.hidesFace()).toBe(false);
  });

  it('has no hat on a dog whose head a clip cuts off', () => {
    const stage = new Stage(twoDogs, bo, 'test');
    const placedDog = stage.stand({ ground: 900, w: 600, h: 600 });
    stage.show(placedDog, {
      clip: toPathData(circle(...placedDog.head.eyeMidpoint, 1.2 * placedDog.head.width)),
    });
    putOnHat(stage, placedDog, cowboyHat);
    expect(stage.items).toHaveLength(1 + cowboyHat.length);
  });
});
