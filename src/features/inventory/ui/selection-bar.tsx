import { useEffect } from 'react';
import { Button } from '#design/button.tsx';
import { isPageKey } from '#design/page-key.ts';
import { countText } from '#shared/count-text.ts';
import { InkBar } from './ink-bar.tsx';
import styles from './unsaved-bar.module.css';

type SelectionBarProps = {
  /** How many are chosen; all that the list finds when `isAll`. */
  count: number;
  isAll: boolean;
  found: number;
  onAll: () => void;
  onChange: () => void;
  onClear: () => void;
};

/** What can be done with the chosen goods. Escape lets go of them. */
export function SelectionBar({ count, isAll, found, onAll, onChange, onClear }: SelectionBarProps) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isPageKey(event)) onClear();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClear]);
  return (
    <InkBar label="Selection" words={isAll ? `All ${countText(found)} found` : `${countText(count)} selected`}>
      {!isAll && found > count && (
        <Button tone="quiet" onClick={onAll}>
          Select all {countText(found)} found
        </Button>
      )}
      <span className={styles.acts}>
        <Button tone="quiet" onClick={onClear}>
          Clear
        </Button>
        <Button tone="primary" onClick={onChange}>
          Change prices or stock
        </Button>
      </span>
    </InkBar>
  );
}
