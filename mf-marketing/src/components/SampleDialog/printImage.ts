import { notify } from '@scribblepup/ui';
import css from './printImage.module.css';
import { failedAt } from '../../failedAt';

export const cannotPrint = 'This page could not be loaded for printing.';

/** Opens the browser's print dialog for only one picture. */
export const printImage = async (src: string): Promise<void> => {
  const paper = document.createElement('div');
  paper.className = css.paper ?? '';
  const picture = document.createElement('img');
  picture.className = css.picture ?? '';
  picture.alt = '';
  picture.src = src;
  paper.append(picture);
  try {
    await picture.decode();
  } catch (error) {
    failedAt('print')(error);
    notify.error(cannotPrint);
    return;
  }
  document.body.append(paper);
  document.body.classList.add(css.printing ?? '');
  // On phones, print() returns immediately, so clean up on `afterprint`.
  window.addEventListener(
    'afterprint',
    () => {
      document.body.classList.remove(css.printing ?? '');
      paper.remove();
    },
    { once: true },
  );
  window.print();
};
