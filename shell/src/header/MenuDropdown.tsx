import { useCallback, useId, useRef, useState } from 'react';
import { MenuLinks } from '../navigation/MenuLinks';
import { useMenu } from '../navigation/useMenu';
import css from './MenuDropdown.module.css';
import { useDismiss } from './useDismiss';

/** The logged-out menu: a button that names the current entry and opens the links. */
export const MenuDropdown = () => {
  const { active } = useMenu();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  const close = useCallback(() => {
    // If the focus is inside the list, return it to the button.
    if (root.current?.contains(document.activeElement)) button.current?.focus();
    setOpen(false);
  }, []);
  useDismiss(root, open, close);

  return (
    <div className={css.dropdown} ref={root}>
      <button
        ref={button}
        type="button"
        className={css.button}
        aria-haspopup="true"
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        {active?.label ?? 'Menu'}
        <svg className={css.chevron} viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 6l5 5 5-5" />
        </svg>
      </button>
      <div id={listId} className={css.panel} hidden={!open}>
        <MenuLinks variant="column" onChoose={close} />
      </div>
    </div>
  );
};
