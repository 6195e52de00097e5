import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect } from 'react';
import { InkBar } from '#design/brand/ink-bar.tsx';
import { Button } from '#design/buttons/button.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
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
    <InkBar label={t('design.selection.label')} words={words ?? t('design.selection.count', { count })}>
      {children}
      <Button
        tone="quiet"
        className={styles.clear}
        icon={<X aria-hidden="true" className={styles.cross} />}
        onClick={onClear}
      >
        {rich('design.selection.clear', {
          word: text => <span className={styles.word}>{text}</span>,
          hidden: text => <VisuallyHidden>{text}</VisuallyHidden>,
        })}
        <kbd>{t('design.selection.key')}</kbd>
      </Button>
    </InkBar>
  );
}
