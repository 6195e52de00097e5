import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect } from 'react';
import { InkBar } from '#design/brand/ink-bar.tsx';
import { Button } from '#design/buttons/button.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { countText } from '#shared/text/count-text.ts';
import styles from './selection-bar.module.css';

export type SelectionBarProps = {
  count: number;
  /** Instead of how many are selected. */
  words?: string | undefined;
  /** Buttons and links: what can be done with what is chosen. */
  children: ReactNode;
  onClear: () => void;
};

/** The bar that appears when rows are selected. Escape clears the selection, except in text fields and dialogs. */
export function SelectionBar({ count, words, children, onClear }: SelectionBarProps) {
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
    <InkBar label="Selected rows" words={words ?? `${countText(count)} selected`}>
      {children}
      <Button
        tone="quiet"
        className={styles.clear}
        icon={<X aria-hidden="true" className={styles.cross} />}
        onClick={onClear}
      >
        <span className={styles.word}>Clear</span>
        <VisuallyHidden> selection</VisuallyHidden>
        <kbd>Esc</kbd>
      </Button>
    </InkBar>
  );
}
