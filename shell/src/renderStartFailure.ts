/** Shows that the site's own code did not arrive. Uses plain DOM, because React may be missing too. */
export function renderStartFailure(): void {
  const main = document.createElement('main');
  const heading = document.createElement('h1');
  heading.textContent = 'Scribblepup could not start';
  const text = document.createElement('p');
  text.textContent = 'Part of the site could not be loaded. Your books are safe on this device.';
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Reload the page';
  reload.addEventListener('click', () => window.location.reload());
  main.append(heading, text, reload);
  document.getElementById('root')?.replaceChildren(main);
}
