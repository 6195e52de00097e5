import { useEffect, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Sheet } from '#design/overlays/sheet.tsx';
import { BULK_START, readBulk } from '#products/inventory/stock/bulk-fields.ts';
import { type BulkOperation, isMeantToLower } from '#products/inventory/stock/bulk-operation.ts';
import { type BulkAnswer, changeInBulk } from '#products/inventory/stock/stock-sheet.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { t } from '#shared/language/t.ts';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import styles from './bulk-sheet.module.css';

type BulkOn = InputOf<typeof changeInBulk>['on'];
type BulkSheetProps = { on: BulkOn; onClose: () => void; onDone: (answer: BulkAnswer) => void };

const DEBOUNCE_MS = 300;

/** A bulk operation with a preview. */
export function BulkSheet({ open, ...props }: BulkSheetProps & { open: boolean }) {
  return (
    <Sheet open={open} onClose={props.onClose} title={t('products.inventory.bulk.title')}>
      <BulkForm {...props} />
    </Sheet>
  );
}

function BulkForm({ on, onClose, onDone }: BulkSheetProps) {
  const [fields, setFields] = useState(BULK_START);
  const [leaves, setLeaves] = useState(false);
  const { act, isActing } = useAct();
  const read = useDebounced(fields, DEBOUNCE_MS);
  const now = readBulk(fields);
  const settled = readBulk(read);
  const operation = isOperation(settled) ? settled : undefined;
  const leaveRaised = leaves && operation !== undefined && isMeantToLower(operation);
  // After the operation the selection is empty while the sheet closes.
  const isOnNothing = 'rows' in on && on.rows?.length === 0;
  const asked = useAnswer(
    changeInBulk,
    operation && !isOnNothing ? { on, operation, leaveRaised, preview: true } : null,
  );
  const fault = settled !== undefined && now !== undefined && 'fault' in now ? now.fault : undefined;
  const changed = asked.isFresh && !asked.problem ? asked.answer?.data.changed : undefined;
  const isReady = isOperation(now) && read === fields && changed !== undefined && changed > 0;

  const make = async () => {
    if (!operation || !isReady) return;
    const ask = () => call(changeInBulk, { on, operation, leaveRaised, preview: false });
    const made = await act(ask, { told: () => null });
    if (made) onDone(made.data);
  };
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault();
        void make();
      }}
    >
      <BulkFields fields={fields} fault={fault} onChange={more => setFields(before => ({ ...before, ...more }))} />
      <BulkPreview
        asked={operation ? asked : undefined}
        raised={operation && isMeantToLower(operation) ? { isLeft: leaveRaised, onLeave: setLeaves } : undefined}
      />
      <div className={styles.acts}>
        <Button
          type="submit"
          tone="primary"
          busy={isActing}
          busyLabel={t('products.inventory.bulk.changing')}
          aria-disabled={!isReady}
        >
          {isReady ? t('products.inventory.bulk.changeCount', { count: changed }) : t('products.inventory.bulk.change')}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {t('design.cancel')}
        </Button>
      </div>
    </form>
  );
}

function isOperation(read: ReturnType<typeof readBulk>): read is BulkOperation {
  return read !== undefined && 'kind' in read;
}

/** Debounces a value. */
function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return debounced;
}
