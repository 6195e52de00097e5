import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect } from 'react';
import { countText } from '#shared/count-text.ts';
import styles from './selection-bar.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type SelectionBarProps = {
  count: number;
  /** Buttons and links: what can be done with what is chosen. */
  children: ReactNode;
  onClear: () => void;
};

/** The ink bar that rises when rows are chosen. Escape clears, wherever nobody types and nothing lies over the page. */
export function SelectionBar({ count, children, onClear }: SelectionBarProps) {
  useEffect(() => {
    if (count === 0) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (document.querySelector('dialog:modal, :popover-open')) return;
      if (event.target instanceof Element && event.target.closest('input:not([type=checkbox]), select, textarea'))
        return;
      onClear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [count, onClear]);

  if (count === 0) return null;
  return (
    <>
      <div className={styles.room} />
      <section className={styles.bar} aria-label="Chosen rows">
        <span className={styles.count} role="status">
          {countText(count)} selected
        </span>
        {children}
        <button type="button" className={styles.clear} onClick={onClear}>
          <X aria-hidden="true" className={styles.cross} />
          <span>
            Clear<VisuallyHidden> the selection</VisuallyHidden>
          </span>
          <kbd>Esc</kbd>
        </button>
      </section>
    </>
  );
}
