// The classes of the site's style sheet have generated names, which this code cannot know.
const frame: Partial<CSSStyleDeclaration> = {
  display: 'grid',
  justifyItems: 'start',
  gap: 'var(--sp-4)',
  maxWidth: '40rem',
  margin: '0 auto',
  padding: 'var(--sp-8) var(--sp-4)',
};
const control: Partial<CSSStyleDeclaration> = {
  minHeight: '44px',
  padding: '6px 24px',
  border: 'var(--bw) solid',
  borderRadius: 'var(--r-pill)',
  background: 'var(--c-card)',
  fontWeight: '800',
  cursor: 'pointer',
};

/** Shows that the site's own code did not arrive. Uses plain DOM, because React may be missing too. */
export function renderStartFailure(): void {
  const main = document.createElement('main');
  const alert = document.createElement('div');
  alert.setAttribute('role', 'alert');
  Object.assign(alert.style, frame);
  const heading = document.createElement('h1');
  heading.textContent = 'Scribblepup could not start';
  const text = document.createElement('p');
  text.textContent = 'Part of the site could not be loaded. Your books are safe on this device.';
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload the page';
  Object.assign(reload.style, control);
  reload.addEventListener('click', () => window.location.reload());
  alert.append(heading, text, reload);
  main.append(alert);
  document.getElementById('root')?.replaceChildren(main);
}
