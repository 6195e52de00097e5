import { useState } from 'react';
import { InkBar } from '#design/brand/ink-bar.tsx';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { useSaveKey } from '#design/fields/use-save-key.ts';
import { type StockReason, stockReasonChoices } from '#products/inventory/stock/stock-reasons.ts';
import { t } from '#shared/language/t.ts';
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
    <InkBar label={t('products.inventory.unsavedLabel')} words={t('products.inventory.unsaved', { count: changes })}>
      {asksReason && (
        <Select
          label={t('products.inventory.reason.stock')}
          inline
          value={reason}
          onChange={event => setReason(event.currentTarget.value as StockReason)}
          choices={stockReasonChoices()}
        />
      )}
      <span className={styles.acts}>
        <Button tone="quiet" onClick={onDiscard}>
          {t('products.inventory.editor.discard')}
        </Button>
        <Button tone="primary" busy={busy} busyLabel={t('products.inventory.editor.saving')} onClick={save}>
          {t('products.inventory.editor.save')}
        </Button>
      </span>
    </InkBar>
  );
}
