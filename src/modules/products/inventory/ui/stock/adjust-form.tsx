import { type FormEvent, useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { readPieces } from '#products/inventory/product/typed-figures.ts';
import { STOCK_REASON_NAMES, STOCK_REASONS, type StockReason } from '#products/inventory/stock/stock-reasons.ts';
import type { ProductId } from '#shared/id.ts';
import styles from './stock-history.module.css';
import { useAdjustStock } from './use-adjust-stock.ts';

type Way = 'add' | 'take' | 'set';
type AdjustFormProps = { productId: ProductId; stock: number; onAdjusted: () => void };

/** One product's stock: so many more or fewer, or counted anew; always with the reason. */
export function AdjustForm({ productId, stock, onAdjusted }: AdjustFormProps) {
  const [way, setWay] = useState<Way>('add');
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState<StockReason>('supplied');
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const { adjust, busy, moved, forget } = useAdjustStock(productId, done);
  const pieces = readPieces(amount);

  function done() {
    setAmount('');
    setNote('');
    onAdjusted();
  }
  function submit(event: FormEvent, seen = stock) {
    event.preventDefault();
    if (pieces === undefined || (way !== 'set' && pieces === 0)) {
      setFault(way === 'set' ? 'Enter a whole number.' : 'Enter a whole number, 1 or more.');
      return;
    }
    const change = way === 'set' ? { to: pieces, seen } : { by: way === 'add' ? pieces : -pieces };
    void adjust({ change, reason, ...(note.trim() && { note }) });
  }
  const after = pieces === undefined ? undefined : way === 'set' ? pieces : stock + (way === 'add' ? pieces : -pieces);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Select
        label="Change"
        value={way}
        onChange={event => {
          const next = event.currentTarget.value as Way;
          setWay(next);
          setReason(next === 'set' ? 'counted' : next === 'add' ? 'supplied' : 'damaged');
        }}
        choices={[
          { value: 'add', label: 'Add units' },
          { value: 'take', label: 'Remove units' },
          { value: 'set', label: 'Set to' },
        ]}
      />
      <TextField
        label="Units"
        inputMode="numeric"
        autoComplete="off"
        value={amount}
        error={fault}
        hint={after === undefined ? `Now ${stock}` : `Now ${stock}, after this ${after}`}
        onChange={event => {
          setAmount(event.currentTarget.value);
          setFault(undefined);
          forget();
        }}
      />
      <Select
        label="Reason"
        value={reason}
        onChange={event => setReason(event.currentTarget.value as StockReason)}
        choices={STOCK_REASON_NAMES.map(name => ({ value: name, label: STOCK_REASONS[name] }))}
      />
      <TextField
        label="Note"
        aside="optional"
        maxLength={200}
        autoComplete="off"
        value={note}
        onChange={event => setNote(event.currentTarget.value)}
      />
      {moved && (
        <div className={styles.conflict} role="alert">
          <p>
            {moved.message} You typed {amount}.
          </p>
          <div className={styles.acts}>
            <Button size="sm" onClick={done}>
              Use {moved.stock}
            </Button>
            <Button size="sm" onClick={event => submit(event, moved.stock)}>
              Set {amount} as a recount
            </Button>
          </div>
        </div>
      )}
      <div className={styles.whole}>
        <Button type="submit" tone="primary" busy={busy} busyLabel="Adjusting…">
          Adjust stock
        </Button>
      </div>
    </form>
  );
}
