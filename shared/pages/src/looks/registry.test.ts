import { idsText, listText, lookFiles, registryText } from '../../scripts/registry';
import { registry } from './registry';

const again = 'run: npm run looks -w shared/pages';

it(`lists every file of the families' folders, or ${again}`, () => {
  expect(listText('registry')).toBe(registryText(lookFiles()));
});

it(`lists the ids in the order of the numbers, or ${again}`, () => {
  expect(listText('ids')).toBe(idsText(registry));
});

it('takes up a file that was added', () => {
  const text = registryText(['scenes/beach', 'scenes/puddle']);
  expect(text).toContain("import { puddle } from './scenes/puddle';");
  expect(text).toMatch(/beach,\n {2}puddle,/);
});

it('puts a new look last, wherever its file is', () => {
  const ids = idsText([
    { id: 'puddle', number: 2 },
    { id: 'beach', number: 0 },
    { id: 'hero', number: 1 },
  ]);
  expect(ids.match(/'.+'/g)).toEqual(["'beach'", "'hero'", "'puddle'"]);
});
