import { Button } from '#design/buttons/button.tsx';
import { Select } from '#design/choices/select.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { readPieces } from '#products/inventory/product/typed-figures.ts';
import { adjustStock } from '#products/inventory/stock/stock.contract.ts';
import { stockHasChanged } from '#products/inventory/stock/stock-problems.ts';
import { type StockReason, stockReasonChoices } from '#products/inventory/stock/stock-reasons.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import styles from './stock-history.module.css';

type Way = 'add' | 'take' | 'set';
type AdjustFormProps = { productId: ProductId; stock: number; onAdjusted: () => void };

const USUAL_REASON: Readonly<Record<Way, StockReason>> = { add: 'supplied', take: 'damaged', set: 'counted' };

/** Adds or removes units or sets the stock, with a reason. */
export function AdjustForm({ productId, stock, onAdjusted }: AdjustFormProps) {
  const form = useForm({
    start: {
      way: 'add' as Way,
      amount: '',
      reason: 'supplied' as StockReason,
      note: '',
      /** The stock that a recount is relative to. */
      seen: undefined as number | undefined,
    },
    send: ({ way, amount, reason, note, seen = stock }) => {
      const pieces = readPieces(amount);
      if (pieces === undefined || (way !== 'set' && pieces === 0))
        return {
          faults: {
            amount: way === 'set' ? t('products.inventory.fault.whole') : t('products.inventory.fault.oneOrMore'),
          },
        };
      const change = way === 'set' ? { to: pieces, seen } : { by: way === 'add' ? pieces : -pieces };
      return call(adjustStock, { productId, change, reason, ...(note.trim() && { note }) });
    },
    told: ({ data }) => ({ title: t('products.inventory.adjust.done', { stock: data.stock }), tone: 'good' }),
    refused: ({ code }) => (code === stockHasChanged.code ? null : undefined),
    onDone: done,
  });
  const { typed, problem } = form;
  // The stock has changed meanwhile: both numbers are shown, nothing was changed.
  const moved = problem?.code === stockHasChanged.code ? (problem.data as { stock: number }).stock : undefined;

  function done() {
    form.reset({ amount: '', note: '' });
    onAdjusted();
  }
  const pieces = readPieces(typed.amount);
  const after =
    pieces === undefined ? undefined : typed.way === 'set' ? pieces : stock + (typed.way === 'add' ? pieces : -pieces);
  return (
    <form {...form.props} className={styles.form}>
      <Select
        label={t('products.inventory.adjust.change')}
        value={typed.way}
        onChange={event => {
          const way = event.currentTarget.value as Way;
          form.change({ way, reason: USUAL_REASON[way] });
        }}
        choices={[
          { value: 'add', label: t('products.inventory.adjust.add') },
          { value: 'take', label: t('products.inventory.adjust.take') },
          { value: 'set', label: t('products.inventory.adjust.set') },
        ]}
      />
      <TextField
        {...form.bound('amount')}
        label={t('products.inventory.bulk.amount.units')}
        inputMode="numeric"
        autoComplete="off"
        hint={
          after === undefined
            ? t('products.inventory.adjust.now', { stock })
            : t('products.inventory.adjust.after', { stock, after })
        }
      />
      <Select {...form.bound('reason')} label={t('products.inventory.reason.label')} choices={stockReasonChoices()} />
      <TextField
        {...form.bound('note')}
        label={t('products.inventory.adjust.note')}
        aside={t('design.optional')}
        maxLength={200}
        autoComplete="off"
      />
      {problem && moved !== undefined && (
        <div className={styles.conflict} role="alert">
          <p>{t('products.inventory.adjust.moved', { message: problem.message, amount: typed.amount })}</p>
          <div className={styles.acts}>
            <Button size="sm" onClick={done}>
              {t('products.inventory.use', { value: moved })}
            </Button>
            <Button size="sm" onClick={() => void form.submit({ seen: moved })}>
              {t('products.inventory.recount', { value: typed.amount })}
            </Button>
          </div>
        </div>
      )}
      <div className={styles.whole}>
        <Button type="submit" tone="primary" busy={form.busy} busyLabel={t('products.inventory.adjust.adjusting')}>
          {t('products.inventory.adjust.go')}
        </Button>
      </div>
    </form>
  );
}
