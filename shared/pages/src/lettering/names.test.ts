import fc from 'fast-check';
import { namesFor } from './names';
import { letterableText } from './text';

describe('the names of several dogs', () => {
  it('are joined by "and", or by "&" if that would be too long', () => {
    expect(namesFor(['Biscuit'])).toBe('Biscuit');
    expect(namesFor(['Biscuit', 'Mochi'])).toBe('Biscuit and Mochi');
    expect(namesFor(['Biscuits', 'Mochi', 'Bo'])).toBe('Biscuits, Mochi, and Bo');
    expect(namesFor(['Biscuits', 'Mochis', 'Bo'])).toBe('Biscuits, Mochis & Bo');
    expect(namesFor(['Chamomilla', 'Marzipan10'])).toBe('Chamomilla & Marzipan10');
    expect(namesFor(['Bo', 'Sir Bartholomew Wigglebottom'])).toBe('Bo & Sir Bartholomew');
  });

  it.each([
    ['Bartholomew the Third', 'Bartholomew'],
    ['Winston the Magnificent', 'Winston'],
    ['Princess of the Universe', 'Princess'],
    ['Mr. Fluffington, Esquire', 'Mr. Fluffington'],
    ['Капитан Врунгель и Лом', 'Капитан Врунгель'],
    ['Κάπτεν Ροβινσώνας και Σία', 'Κάπτεν Ροβινσώνας'],
    ['Ludwig van der Rohewald', 'Ludwig'],
    ['Bella de la Fuenteovejuna', 'Bella'],
    ['Mr. Wigglebottombartholomew', 'Mr. Wigglebottomba'],
    // A name that consists of such words is truncated like any other.
    ['The Of And The Of And The', 'The Of And The Of'],
    ['Wigglebottombartholomew', 'Wigglebottombartho'],
    ['Anna-Maria-Josephine-Luise', 'Anna-Maria-Josephi'],
    ['-,-,-,-,-,-,-,-,-,-,-', '-,-,-,-,-,-,-,-,-,'],
  ])('are truncated after a word that can be the last one: %s', (name, short) => {
    expect(namesFor([name])).toBe(short);
  });

  it('keep the last word of a name that fits', () => {
    for (const name of ['Rob Roy von', 'Who Is The']) expect(namesFor([name])).toBe(name);
  });

  it('leave out a name that cannot be lettered', () => {
    expect(namesFor(['🐶', 'Mochi'])).toBe('Mochi');
    expect(namesFor(['犬', '🐶'])).toBe('');
    expect(namesFor([])).toBe('');
  });

  it('always fit into a line', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.string({ maxLength: 60 }), fc.string({ unit: 'grapheme', maxLength: 60 })),
          {
            minLength: 1,
            maxLength: 3,
          },
        ),
        (names) => {
          const text = namesFor(names);
          expect(text.length).toBeLessThanOrEqual(23);
          expect(letterableText(text)).toBe(text);
          expect(text === '').toBe(names.every((name) => letterableText(name) === ''));
        },
      ),
    );
  });
});
