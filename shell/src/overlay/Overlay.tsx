import { readOverrides } from '@scribblepup/kernel/core';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { Inspection } from '../federation';
import {
  recordedSpans,
  sharedModules,
  watchSpans,
  type SharedModule,
} from '../federation/overlayApi';
import css from './Overlay.module.css';
import { OverrideForm } from './OverrideForm';
import { Steps } from './Steps';
import { overlayAsText } from './overlayAsText';
import { remoteRows, shellSteps } from './remoteRows';
import { overlayMessages } from './overlayMessages';

export interface OverlayProps {
  readonly inspect: () => Inspection;
  /** Why an address cannot replace a remote, or null. */
  readonly addressError: (address: string) => string | null;
  readonly reload: () => void;
  readonly onClose: () => void;
}

const SharedModules = ({ modules }: { readonly modules: readonly SharedModule[] }) => (
  <section className={css.shared} aria-label={overlayMessages.shared}>
    <h3 className={css.name}>{overlayMessages.shared}</h3>
    {modules.length === 0 ? (
      <p>{overlayMessages.noneShared}</p>
    ) : (
      <ul className={css.modules}>
        {modules.map(({ name, version, from, usedBy, isLoaded }) => (
          <li key={`${name} ${version}`}>
            <b>{name}</b> {version} from {from}
            {isLoaded ? '' : ', not loaded'}, used by {usedBy.join(', ') || 'nobody'}
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** Shows developers, on the page itself, what Module Federation has loaded so far. */
export const Overlay = ({ inspect, addressError, reload, onClose }: OverlayProps) => {
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => watchSpans(refresh), []);
  const panel = useRef<HTMLElement>(null);
  // A layout effect, so that Escape reaches the panel as soon as it shows.
  useLayoutEffect(() => panel.current?.focus(), []);
  const [copied, setCopied] = useState<boolean>();

  const spans = recordedSpans();
  const shell = shellSteps(spans);
  const remotes = remoteRows(inspect(), spans, readOverrides());
  const modules = sharedModules();
  const text = overlayAsText(window.location.href, shell, remotes, modules);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };

  return (
    <aside
      ref={panel}
      className={css.panel}
      aria-label={overlayMessages.title}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header className={css.header}>
        <h2 className={css.title}>{overlayMessages.title}</h2>
        <p role="status">{copied && overlayMessages.copied}</p>
        <button type="button" className={css.button} onClick={() => void copy()}>
          {overlayMessages.copy}
        </button>
        <button type="button" className={css.button} onClick={onClose}>
          {overlayMessages.close}
        </button>
      </header>
      {copied === false && (
        <div className={css.text}>
          <label htmlFor="federation-text">{overlayMessages.notCopied}</label>
          <textarea id="federation-text" readOnly rows={6} value={text} />
        </div>
      )}
      <div className={css.cards}>
        <section className={css.card} aria-label={overlayMessages.shell}>
          <h3 className={css.name}>{overlayMessages.shell}</h3>
          <Steps steps={shell} />
        </section>
        {remotes.map(({ remote, version, contract, origin, state, override, steps }) => (
          <section key={remote} className={css.card} aria-label={remote}>
            <h3 className={css.name}>{remote}</h3>
            <p>
              {version}, contract {contract}, {origin}
            </p>
            <p className={state.startsWith('failed') ? css.error : undefined}>{state}</p>
            <Steps steps={steps} />
            <OverrideForm
              key={override ?? ''}
              remote={remote}
              override={override}
              addressError={addressError}
              reload={reload}
            />
          </section>
        ))}
      </div>
      <SharedModules modules={modules} />
    </aside>
  );
};
