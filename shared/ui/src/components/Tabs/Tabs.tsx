import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { nextIndex } from './nextIndex';
import css from './Tabs.module.css';

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly panel: ReactNode;
}

export interface TabsProps {
  readonly tabs: readonly Tab[];
  /** Accessible name of the tab list. */
  readonly label?: string;
  /** Id of the selected tab; without it the component keeps its own state. */
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

/** Tabs with a single Tab stop; arrow keys, Home and End move between the tabs. */
export const Tabs = ({ tabs, label, selected, onSelect }: TabsProps) => {
  const prefix = useId();
  const [ownSelected, setOwnSelected] = useState(tabs[0]?.id);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const shown = tabs.find((tab) => tab.id === (selected ?? ownSelected)) ?? tabs[0];

  const select = (id: string) => {
    setOwnSelected(id);
    onSelect?.(id);
  };

  const handleKey = (event: KeyboardEvent, index: number) => {
    // With a modifier, an arrow key may be the browser's Back or Forward.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextIndex(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    select(tab.id);
    buttons.current[next]?.focus();
  };

  if (!shown) return null;
  return (
    <div>
      <div className={css.list} role="tablist" aria-label={label}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            ref={(element) => {
              buttons.current[index] = element;
            }}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            className={css.tab}
            aria-selected={tab.id === shown.id}
            aria-controls={tab.id === shown.id ? `${prefix}-panel` : undefined}
            tabIndex={tab.id === shown.id ? 0 : -1}
            onClick={() => select(tab.id)}
            onKeyDown={(event) => handleKey(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}-panel`}
        className={css.panel}
        aria-labelledby={`${prefix}-tab-${shown.id}`}
      >
        {shown.panel}
      </div>
    </div>
  );
};
