import { type moveReturn as endpoint, numbersDiffer } from '#orders/returns/desk.contract.ts';
import { type ComparedLine, comparedWords } from '#orders/returns/return/compared-words.ts';
import { compareSerials } from '#orders/serials/read-serial.ts';
import { listOut, markBack, type OutLine } from '#orders/serials/server/serials.ts';
import type { TxCtx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { t } from '#shared/language/t.ts';
import type { HeldReturn } from './held-return.ts';
import { countSettled, listReturnLines, type ReturnLineRow } from './returns.queries.ts';

/** The units of a return, compared by number. */
export interface ComparedBack {
  /** Accepted as returned, by line. */
  readonly numbers: ReadonlyMap<string, readonly string[]>;
  /** For the timeline; null if no item has a number. */
  readonly words: string | null;
}

export const NOTHING_COMPARED: ComparedBack = { numbers: new Map(), words: null };

/**
 * Compares returned numbers with those shipped and frees the matching ones for resale. With the last unit of a line all
 * its numbers are freed, whatever was read. Units that don't match or are unreadable are accepted only with a reason
 * (`note`).
 * @throws numbersDiffer; invalidInput for numbers that belong to no returned item
 */
export async function compareBack(
  tx: TxCtx,
  { row }: HeldReturn,
  { note, serials = [] }: Pick<InputOf<typeof endpoint>, 'note' | 'serials'>,
): Promise<ComparedBack> {
  const lines = await listReturnLines(tx.db, [row.id]);
  const ids = lines.map(({ lineId }) => lineId);
  const out = new Map((await listOut(tx.db, ids)).map(line => [line.lineId, line]));
  refuseMisplaced(serials, lines, out);
  const before = await countSettled(tx.db, row.part_id);
  const compared = lines.flatMap(({ lineId, quantity, sent: shipped }) => {
    const sent = out.get(lineId);
    const came = serials.find(line => line.lineId === lineId)?.numbers ?? [];
    const isLast = (before.get(lineId) ?? 0) + quantity >= shipped;
    return sent ? [{ lineId, isLast, ...compareLine(sent, quantity, came) }] : [];
  });
  const strange = compared.filter(line => line.strange.length > 0);
  if (strange.length > 0 && !note)
    throw numbersDiffer().with({
      data: strange.map(({ lineId, title, kind, sent, strange: came }) => ({ lineId, title, kind, sent, came })),
    });
  const back = compared.map(line => [line.lineId, line.isLast ? line.sent : line.matched] as const);
  await markBack(
    tx.db,
    row.id,
    back.flatMap(([lineId, numbers]) => numbers.map(number => ({ lineId, number }))),
  );
  return { numbers: new Map(back), words: comparedWords(compared, note) };
}

/**
 * @throws invalidInput for a line that is not in the return, listed twice, not sold by number, or with too many numbers
 */
function refuseMisplaced(
  serials: NonNullable<InputOf<typeof endpoint>['serials']>,
  lines: readonly ReturnLineRow[],
  out: ReadonlyMap<string, OutLine>,
): void {
  const faults = serials.flatMap(({ lineId, numbers }, at): [string, () => string][] => {
    const line = lines.find(each => each.lineId === lineId);
    if (!line) return [[`serials.${at}.lineId`, () => t('orders.returns.refusal.lineForeign')]];
    if (serials.findIndex(each => each.lineId === lineId) < at)
      return [[`serials.${at}.lineId`, () => t('orders.returns.refusal.lineTwice')]];
    if (!out.has(lineId) && numbers.some(number => number.trim() !== ''))
      return [[`serials.${at}.numbers`, () => t('orders.returns.refusal.lineNoNumber')]];
    return numbers.length > line.quantity
      ? [[`serials.${at}.numbers`, () => t('orders.returns.refusal.lineNumbers', { count: line.quantity })]]
      : [];
  });
  if (faults.length > 0) throw invalidInput().with({ fields: Object.fromEntries(faults) });
}

/** Compares every unit; one without a number counts as unreadable. */
function compareLine({ title, kind, numbers: sent }: OutLine, quantity: number, came: readonly string[]): ComparedLine {
  const read = Array.from({ length: quantity }, (_, at) => came[at] ?? '');
  return { title, kind, sent, ...compareSerials(kind, sent, read) };
}
