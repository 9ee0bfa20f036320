import { notify } from '@scribblepup/ui';
import css from './printImage.module.css';
import { failureHandler } from '../../failureHandler';

export const LOAD_ERROR = 'This page could not be loaded for printing.';
export const PRINT_ERROR = 'This browser cannot print. Please open this site in another one.';

let isLoading = false;
let paper: HTMLElement | undefined;

const cleanUp = (): void => {
  document.body.classList.remove(css.printing ?? '');
  paper?.remove();
  paper = undefined;
};

const load = async (src: string): Promise<HTMLElement> => {
  const loaded = document.createElement('div');
  loaded.className = css.paper ?? '';
  const picture = document.createElement('img');
  picture.className = css.picture ?? '';
  picture.alt = '';
  picture.src = src;
  loaded.append(picture);
  await picture.decode();
  return loaded;
};

const print = (loaded: HTMLElement): void => {
  // A phone may not have fired `afterprint` for the previous print.
  cleanUp();
  paper = loaded;
  document.body.append(paper);
  document.body.classList.add(css.printing ?? '');
  // On phones, print() returns immediately, so clean up on `afterprint`.
  window.addEventListener('afterprint', cleanUp, { once: true });
  try {
    window.print();
  } catch (error) {
    cleanUp();
    failureHandler('print')(error);
    notify.error(PRINT_ERROR);
  }
};

/** Opens the browser's print dialog for only one picture; does nothing while one is loading. */
export const printImage = async (src: string): Promise<void> => {
  if (isLoading) return;
  isLoading = true;
  try {
    print(await load(src));
  } catch (error) {
    failureHandler('print')(error);
    notify.error(LOAD_ERROR);
  } finally {
    isLoading = false;
  }
};
