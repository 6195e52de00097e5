import { useToast } from '#design/toasts/toast-context.ts';
import type { Toast } from '#design/toasts/toast-state.ts';
import {
  type Drafts,
  faultIn,
  type StockDraft,
  settled,
  stockChangeOf,
} from '#products/inventory/stock/stock-drafts.ts';
import { MAX_ROWS } from '#products/inventory/stock/stock-problems.ts';
import type { StockReason } from '#products/inventory/stock/stock-reasons.ts';
import { type RowChange, type RowOutcome, saveStockRows } from '#products/inventory/stock/stock-sheet.contract.ts';
import type { UndoPrices } from '#products/inventory/ui/bulk/use-undo-prices.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import type { StockDrafts } from './use-stock-drafts.ts';

/** Saves drafts. Saved rows are no longer drafts, the others show their errors. */
export function useSaveStock(drafts: StockDrafts, undo: UndoPrices, onSaved: () => void) {
  const { act, isActing } = useAct();
  const toasts = useToast();

  const save = async (reason: StockReason) => {
    const wanted = settled(drafts.all);
    const faulty = [...wanted.values()].filter(draft => faultIn(draft)).length;
    if (faulty > 0) {
      const title = t('products.inventory.save.faulty', { count: faulty });
      toasts.show({ title, tone: 'destructive' });
      return;
    }
    const outcomes = await act(() => send([...wanted.values()].map(stockChangeOf), reason), { told: tellSaved });
    if (!outcomes) return;
    drafts.replace(leftOver(wanted, outcomes));
    const rows = backFor(wanted, outcomes.filter(isDone));
    undo.offer(rows, t('products.inventory.undo.pricesChanged', { count: rows.length }));
    onSaved();
  };
  return { busy: isActing, save };
}

function tellSaved(outcomes: readonly RowOutcome[]): Toast {
  const done = outcomes.filter(isDone).length;
  const waiting = outcomes.filter(({ outcome }) => outcome === 'waits').length;
  const left = outcomes.length - done - waiting;
  if (waiting > 0 && left === 0)
    return { title: t('products.approvals.told.pricesWait', { count: waiting }), tone: 'good' };
  const title =
    left > 0 ? t('products.inventory.save.partly', { done, left }) : t('products.inventory.save.done', { done });
  return { title, tone: left > 0 ? 'destructive' : 'good' };
}

function isDone({ outcome }: RowOutcome): boolean {
  return outcome === 'done';
}

/** Sends rows in several calls if needed; an error keeps what earlier calls have saved. */
export async function send(rows: readonly RowChange[], reason: StockReason): Promise<RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (let at = 0; at < rows.length; at += MAX_ROWS) {
    const { data } = await call(saveStockRows, { rows: rows.slice(at, at + MAX_ROWS), reason });
    outcomes.push(...data);
  }
  return outcomes;
}

function leftOver(drafts: Drafts, outcomes: readonly RowOutcome[]): Drafts {
  const left = new Map(drafts);
  for (const { _id, outcome, message, now } of outcomes) {
    const draft = left.get(_id);
    if (!draft) continue;
    // Saved values stay in their cells until the list is reloaded, and don't count as changes.
    if (outcome === 'done') left.set(_id, { row: { ...draft.row, ...now }, typed: draft.typed });
    else if (outcome === 'waits') left.delete(_id);
    else left.set(_id, { ...draft, refusal: message ?? '', ...(now && { now: { ...draft.row, ...now } }) });
  }
  return left;
}

/** Changes that undo the new prices. */
function backFor(drafts: Drafts, done: readonly RowOutcome[]): RowChange[] {
  return done.flatMap(({ _id, now }) => {
    const before: StockDraft | undefined = drafts.get(_id);
    if (!before || !now || (now.price === before.row.price && now.salePrice === before.row.salePrice)) return [];
    return [{ _id, version: now.version, price: before.row.price, salePrice: before.row.salePrice }];
  });
}
