import { rasterize } from '../bitmap/raster';
import { Stage } from '../canvas/stage';
import type { Age, PageItem, SheetPath } from '../model/types';
import { pageToPaths } from '../output/paths';
import { dogs } from '../testing/dogs';
import { looks } from '.';

/** Looks whose names are close to a frame, a rim or another line of text. */
const LETTERED = [
  'birthday',
  'bold',
  'graduate',
  'hero',
  'movie',
  'name-tag',
  'photo-line',
  'plane',
  'royal',
  'snow-globe',
  'tea-cup',
  'train',
  'window',
  'wizard',
];
const NAMES = ['Gypsy', 'Jürgen', 'Élodie', 'Åsa', 'Фёдор', 'Джек', "O'Malley"];
const DPI = 100;
/** Pixels that letters may touch. */
const TOLERANCE = 5;

/** Draws a page, and returns its letters and everything else. */
function drawLetters(id: string, name: string, age: Age) {
  const dog = dogs['sitting'];
  const look = looks.find((candidate) => candidate.id === id)!;
  const stage = new Stage(dog, { name, bornMonth: 5, age }, id, look.number, {
    seed: 0,
    simplification: 0,
    plain: true,
  });
  const letters: PageItem[] = [];
  const write = stage.text.bind(stage);
  jest.spyOn(stage, 'text').mockImplementation((...line) => {
    const before = stage.items.length;
    const isWritten = write(...line);
    letters.push(...stage.items.slice(before));
    return isWritten;
  });
  look.draw(stage);
  const paths = (items: readonly PageItem[]): readonly SheetPath[] =>
    pageToPaths({ look: id, title: look.title, family: look.family, items: [...items] }, [dog]);
  return {
    letters: letters.map((item) =>
      paths([item]).map((part) => ({ ...part, fill: 'black' as const })),
    ),
    rest: paths(stage.items.filter((item) => !letters.includes(item))),
  };
}

it.each(LETTERED.flatMap((id) => (['5-8', '8+'] as const).map((age) => [id, age] as const)))(
  'no line crosses the letters of a name, with its accents and descenders: %s, %s',
  (id, age) => {
    for (const name of NAMES) {
      const { letters, rest } = drawLetters(id, name, age);
      expect(letters.length).toBeGreaterThan(0);
      const layers = [...letters, rest].map((layer) => rasterize(layer, DPI).data);
      const inks = new Uint8Array(layers[0].length);
      let crossed = 0;
      for (const layer of layers)
        for (let i = layer.indexOf(1); i >= 0; i = layer.indexOf(1, i + 1))
          if (++inks[i] === 2) crossed++;
      expect([name, crossed <= TOLERANCE || crossed]).toEqual([name, true]);
    }
  },
);
