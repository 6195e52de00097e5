import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Select } from '#design/select.tsx';
import { STOCK_REASON_NAMES, STOCK_REASONS, type StockReason } from '#features/inventory/stock-reasons.ts';
import { countText } from '#shared/count-text.ts';
import { InkBar } from './ink-bar.tsx';
import styles from './unsaved-bar.module.css';

type UnsavedBarProps = {
  changes: number;
  /** Stock is among them, which needs a reason. */
  asksReason: boolean;
  busy: boolean;
  onSave: (reason: StockReason) => void;
  onDiscard: () => void;
};

/** How much is not saved yet, and saving it. Ctrl S does it too. */
export function UnsavedBar({ changes, asksReason, busy, onSave, onDiscard }: UnsavedBarProps) {
  const [reason, setReason] = useState<StockReason>('counted');
  const save = () => onSave(reason);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <InkBar label="Unsaved changes" words={countText(changes, 'unsaved change')}>
      {asksReason && (
        <Select
          label="Stock reason"
          inline
          value={reason}
          onChange={event => setReason(event.currentTarget.value as StockReason)}
          choices={STOCK_REASON_NAMES.map(name => ({ value: name, label: STOCK_REASONS[name] }))}
        />
      )}
      <span className={styles.acts}>
        <Button tone="quiet" onClick={onDiscard}>
          Discard
        </Button>
        <Button tone="primary" busy={busy} busyLabel="Saving…" onClick={save}>
          Save changes
        </Button>
      </span>
    </InkBar>
  );
}
