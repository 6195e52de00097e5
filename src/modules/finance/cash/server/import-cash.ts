import {
  type CashFileRow,
  cashFileUnreadable,
  type importCash as endpoint,
  fileIsEmpty,
  headsMissing,
} from '#finance/cash/contract.ts';
import { type ReadCashRow, readCashRows } from '#finance/cash/read-cash-rows.ts';
import { readOrderNumber } from '#orders/orders/order-number.ts';
import { plainTracking } from '#orders/orders/parcels/parcel.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import { readDelimited } from '#platform/read-delimited.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { sum, toRupees } from '#shared/money/money.ts';
import { type CashOfPart, findByNumbers } from './cash.queries.ts';
import { cashRefusal, holdCash, receive } from './record-cash.ts';

type Answer = WireAnswerOf<typeof endpoint>['data'];
type Outcome = Pick<CashFileRow, 'outcome' | 'message'>;

/**
 * Reads a courier's remittance list. The preview changes nothing; recording stores all valid rows in one transaction
 * and reports why the others were refused. Idempotent: rows already recorded are reported as known.
 * @throws cashFileUnreadable, headsMissing, fileIsEmpty
 */
export async function importCash(
  ctx: ActorCtx,
  { text, reference, record }: InputOf<typeof endpoint>,
): Promise<Answer> {
  const rows = rowsOf(text);
  return ctx.tx(async tx => {
    const found = await findByNumbers(
      tx.db,
      rows.flatMap(({ order }) => readOrderNumber(order) ?? []),
      rows.map(({ order }) => plainTracking(order)),
    );
    const seen = new Set<string>();
    const done: { row: ReadCashRow; outcome: Outcome }[] = [];
    // Locked in order of order ids, so that concurrent imports can't deadlock.
    const order = rows.map(row => ({ row, cash: matchOf(row, found) }));
    for (const { row, cash } of order.toSorted((one, other) => keyOf(one.cash).localeCompare(keyOf(other.cash))))
      done.push({ row, outcome: await take(tx, row, cash, { seen, reference, record }) });
    return present(done.toSorted((one, other) => one.row.row - other.row.row));
  });
}

function rowsOf(text: string): readonly ReadCashRow[] {
  const lines = readDelimited(text);
  if (!lines) throw cashFileUnreadable();
  const read = readCashRows(lines);
  if ('missing' in read) throw headsMissing(read.missing);
  if (read.rows.length === 0) throw fileIsEmpty();
  return read.rows;
}

/** Why a row is refused, said in the language of the answer. */
type Reason = () => string;

const keyOf = (cash: CashOfPart | Reason) => (typeof cash === 'function' ? '' : cash.orderId);

/** The part a row refers to, or the reason why none was found. */
function matchOf({ order }: ReadCashRow, found: readonly CashOfPart[]): CashOfPart | Reason {
  if (order === '') return () => t('finance.cash.row.noNumber');
  const tracked = found.filter(({ tracking }) => tracking === plainTracking(order));
  const fitting = tracked.length > 0 ? tracked : found.filter(cash => cash.orderNumber === readOrderNumber(order));
  const [cash, ...others] = fitting;
  if (!cash) return () => t('finance.cash.row.unknown');
  return others.length === 0 ? cash : () => t('finance.cash.row.several');
}

interface Taking {
  readonly seen: Set<string>;
  readonly reference: string;
  readonly record: boolean;
}

async function take(
  tx: TxCtx,
  row: ReadCashRow,
  match: CashOfPart | Reason,
  { seen, reference, record }: Taking,
): Promise<Outcome> {
  const refused = (why: Reason): Outcome => ({ outcome: 'refused', message: speaking(tx.language, why) });
  if (typeof match === 'function') return refused(match);
  if (row.amount === undefined) return refused(() => t('finance.cash.row.amount'));
  if (row.receivedOn === undefined) return refused(() => t('finance.cash.row.date'));
  if (seen.has(match.partId)) return refused(() => t('finance.cash.row.twice'));
  seen.add(match.partId);
  const said = {
    ...{ partId: match.partId, way: 'remitted' as const, amount: row.amount, receivedOn: row.receivedOn },
    reference: row.reference?.slice(0, 60) ?? reference,
  };
  const cash = record ? await holdCash(tx, match.partId) : match;
  const refusal = cashRefusal(cash, said, tx.now());
  if (refusal === 'known')
    return { outcome: 'known', message: speaking(tx.language, () => t('finance.cash.row.known')) };
  if (refusal) return refused(() => refusal.message);
  if (record) await receive(tx, cash, said);
  return { outcome: record ? 'recorded' : 'ready', message: null };
}

function present(done: readonly { readonly row: ReadCashRow; readonly outcome: Outcome }[]): Answer {
  const count = (wanted: Outcome['outcome']) => done.filter(({ outcome }) => outcome.outcome === wanted).length;
  const taken = done.filter(({ outcome }) => outcome.outcome === 'ready' || outcome.outcome === 'recorded');
  return {
    rows: done.map(({ row: { row, order, amount, receivedOn }, outcome }) => ({
      ...{ row, order: order.slice(0, 80), receivedOn: receivedOn ?? null, ...outcome },
      amount: amount === undefined ? null : toRupees(amount),
    })),
    ...{ ready: count('ready'), recorded: count('recorded'), known: count('known'), refused: count('refused') },
    amount: toRupees(sum(taken.flatMap(({ row }) => row.amount ?? []))),
  };
}
