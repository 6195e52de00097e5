import { useState } from 'react';
import { InkBar } from '#design/brand/ink-bar.tsx';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { useSaveKey } from '#design/fields/use-save-key.ts';
import { STOCK_REASON_CHOICES, type StockReason } from '#products/inventory/stock/stock-reasons.ts';
import { countText } from '#shared/text/count-text.ts';
import styles from './unsaved-bar.module.css';

type UnsavedBarProps = {
  changes: number;
  /** Stock is changed, which needs a reason. */
  asksReason: boolean;
  busy: boolean;
  onSave: (reason: StockReason) => void;
  onDiscard: () => void;
};

/** Shows the number of unsaved changes and saves them, also with Ctrl+S. */
export function UnsavedBar({ changes, asksReason, busy, onSave, onDiscard }: UnsavedBarProps) {
  const [reason, setReason] = useState<StockReason>('counted');
  const save = () => onSave(reason);
  useSaveKey(save);
  return (
    <InkBar label="Unsaved changes" words={countText(changes, 'unsaved change')}>
      {asksReason && (
        <Select
          label="Stock reason"
          inline
          value={reason}
          onChange={event => setReason(event.currentTarget.value as StockReason)}
          choices={STOCK_REASON_CHOICES}
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
