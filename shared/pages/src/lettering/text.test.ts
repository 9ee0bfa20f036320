import { controlPointBounds } from '@scribblepup/imaging/curves/path';
import { strokableText, strokeText } from './strokes';
import { fitText, letterableText, outlineText, missingLetters, textOnArc } from './text';
import { TEXTS, textFor } from './texts';

describe('lettering', () => {
  it('keeps Latin, Greek and Cyrillic letters and drops characters that the fonts lack', () => {
    for (const name of ['Zoë Müller', 'Ākita', 'Kuřátko', 'Țuțu', 'Άρης', 'Мухтар', 'Їжачок'])
      expect(letterableText(name)).toBe(name);
    expect(letterableText('Bạn')).toBe('Ban');
    expect(letterableText('Bo 🐶  犬')).toBe('Bo');
    expect(letterableText('犬🐶')).toBe('');
  });

  it('lists the characters that pages cannot show', () => {
    expect(missingLetters('Bo 🐶 & 犬犬 👨‍👩‍👧')).toEqual(['🐶', '犬', '👨‍👩‍👧']);
    expect(missingLetters('Άρης and Bạn')).toEqual([]);
  });

  it('lists no invisible character, because the visitor could not find it', () => {
    for (const name of ['Rex\u200F', '\u202BRex\u202C', 'Re\u200Bx', 'Rex\u00AD', '\uFEFFRex'])
      expect([letterableText(name), missingLetters(name)]).toEqual(['Rex', []]);
  });

  it('keeps words apart, whatever the space between them', () => {
    for (const space of ['\u00A0', '\u202F', '\u3000', '\t', '\n', ' 🐶\u00A0'])
      expect(letterableText(`Mr.${space}Bean`)).toBe('Mr. Bean');
  });

  it('draws every letter of a word, if possible all in one typeface', () => {
    const plain = outlineText('r', 100).width;
    expect(outlineText('rř', 100).width).not.toBeCloseTo(
      plain + outlineText('ř', 100, 0.03).width + 3,
    );
    for (const name of ['Мухтар', 'Άρης', 'Kuřátko'])
      for (const letter of name) expect(outlineText(letter, 100).path.xy.length).toBeGreaterThan(0);
  });

  it('never leaves its box, however long the name', () => {
    for (const name of [
      'Bo',
      'Sir Bartholomew Wigglebottom of Barkingham the Third',
      'ÅÄÖ gjpqy',
    ]) {
      const [left, , right] = controlPointBounds(
        fitText(name, { x: 425, y: 100, width: 300, height: 60 })!,
      );
      expect(left).toBeGreaterThanOrEqual(274.9);
      expect(right).toBeLessThanOrEqual(575.1);
    }
  });

  it.each(['Rex', 'Gypsy', 'Jürgen', 'Élodie', 'Åsa', 'Фёдор', 'Джек', 'Αργος', "O'Malley"])(
    'keeps the accents and descenders of %s within the room above and below its box',
    (name) => {
      for (const [height, room] of [
        [60, undefined],
        [60, [20, 6]],
        [190, [8, 34]],
      ] as const) {
        const [, top, , low] = controlPointBounds(
          fitText(name, { x: 0, y: 0, width: 900, height, room })!,
        );
        const [above, below] = room ?? [height / 4, height / 3];
        expect(top).toBeGreaterThan(-height / 2 - above - 0.01);
        expect(low).toBeLessThan(height / 2 + below + 0.01);
        const arc = textOnArc(name, 0, 0, 200, height, 9)!;
        const radii = arc.xy.flatMap((x, i) => (i % 2 ? [] : Math.hypot(x, arc.xy[i + 1])));
        expect(Math.min(...radii)).toBeGreaterThan(200 - height / 3 - 0.01);
        expect(Math.max(...radii)).toBeLessThan(200 + height * 1.25 + 0.01);
      }
    },
  );

  it('moves a line before shrinking it, and lets plain capitals fill their box', () => {
    const at = (text: string, room: number) =>
      controlPointBounds(
        fitText(text, { x: 0, y: 0, width: 900, height: 100, room: [room, room] })!,
      );
    const [, top, , low] = at('ELI', 30);
    expect([-top, low]).toEqual([expect.closeTo(50, -1), expect.closeTo(50, -1)]);
    expect(at('Elbdk', 0)).toEqual(at('Elbdk', 60));
    const [left, accent] = at('ÉLI', 30);
    expect(accent).toBeCloseTo(-80);
    expect(left).toBeCloseTo(at('ÉLI', 60)[0]);
    const [smaller, above, , below] = at('Éy', 30);
    expect([above, below]).toEqual([expect.closeTo(-80), expect.closeTo(80)]);
    expect(smaller).toBeGreaterThan(at('Éy', 60)[0]);
  });

  it('returns null for a text without letters', () => {
    expect(fitText('🐶', { x: 0, y: 0, width: 100, height: 10 })).toBeNull();
    expect(textOnArc('犬', 0, 0, 100, 10, 2)).toBeNull();
    expect(outlineText('', 100).width).toBe(0);
  });

  it('keeps text on an arc in its ring, above and below', () => {
    for (const below of [false, true]) {
      const arc = textOnArc('Hedwig', 0, 0, 200, 40, 2, below)!;
      for (let i = 0; i < arc.xy.length; i += 2) {
        const r = Math.hypot(arc.xy[i], arc.xy[i + 1]);
        expect(r).toBeGreaterThan(185);
        expect(r).toBeLessThan(255);
        expect(Math.sign(arc.xy[i + 1])).toBe(below ? 1 : -1);
      }
    }
  });

  it('uses the plain form if there is no name', () => {
    expect(textFor('hero', 'Rex')).toBe('Super Rex!');
    expect(textFor('hero', '')).toBe('Super dog!');
    expect(textFor('hero', 'Ca$$h')).toBe('Super Ca$$h!');
    for (const { named, plain } of Object.values(TEXTS)) {
      expect(letterableText(named.replace('{name}', 'A'))).toBe(named.replace('{name}', 'A'));
      expect(letterableText(plain)).toBe(plain);
    }
  });

  it('has single strokes for capitals and digits', () => {
    expect(strokableText('Zoë 3!')).toBe('ZOE 3');
    const [left, top, right, low] = controlPointBounds(strokeText('A1', 50, 50, 20));
    expect((left + right) / 2).toBeCloseTo(50, -1);
    expect([top, low]).toEqual([40, 60]);
  });
});
