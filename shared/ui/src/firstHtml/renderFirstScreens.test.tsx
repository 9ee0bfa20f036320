import { FileButton } from '../components/FileButton/FileButton';
import { Form, FormTextField, rules } from '../forms';
import { renderFirstScreens } from './renderFirstScreens';

const partsOf = (html: string): HTMLElement => {
  const part = document.createElement('div');
  part.innerHTML = html;
  return part;
};

test('a screen is rendered with the name of its chunk', () => {
  const screens = renderFirstScreens({ '/a': [() => <h1>Rex &amp; Max</h1>, 'screen-a'] });
  expect(screens).toEqual({ '/a': { html: '<h1>Rex &amp; Max</h1>', chunk: 'screen-a' } });
});

test('newcomers get a separate screen if there is one', () => {
  const screens = renderFirstScreens({ '/a': [() => <p>Opening</p>, 'a', () => <p>Samples</p>] });
  expect(screens['/a']).toEqual({
    html: '<p>Opening</p>',
    newcomers: '<p>Samples</p>',
    chunk: 'a',
  });
});

test('forms and file buttons are inert, links and other buttons are not', () => {
  const Screen = () => (
    <>
      <Form initialValues={{ name: '' }} schema={rules.object({})} onSubmit={() => {}}>
        <FormTextField name="name" label="Name" />
      </Form>
      <FileButton label="Copy" accept=".json" onFile={() => Promise.resolve()}>
        Restore
      </FileButton>
      <button type="button">Menu</button>
      <a href="/b">On</a>
    </>
  );
  const part = partsOf(renderFirstScreens({ '/a': [Screen, 'a'] })['/a'].html);
  expect(part.querySelector('form')).toHaveAttribute('inert');
  const [restore, menu] = part.querySelectorAll('button');
  expect(restore).toHaveAttribute('inert');
  expect(menu).not.toHaveAttribute('inert');
  expect(part.querySelector('a')).not.toHaveAttribute('inert');
});
