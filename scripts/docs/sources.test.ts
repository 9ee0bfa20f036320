import { splitComments } from './sources';

test('separates comments from code, also after a URL and in JSX', () => {
  const script = `/** One. */
const url = 'https://dog.example'; // two
const view = <p title="/* not one */">{/* three */}</p>;
`;
  const { code, texts } = splitComments('walk.tsx', script);
  expect(texts).toEqual(['* One. ', ' two', ' three ']);
  expect(code).toContain("'https://dog.example'");
  expect(code).toContain('/* not one */');
  expect(code).not.toMatch(/One|two|three/);
});
