import type { getStatement } from '#finance/ledger/contract.ts';
import { ENTRY_KINDS, type EntryKind } from '#finance/ledger/earnings/entry-kinds.ts';
import { monthSpan } from '#finance/ledger/earnings/month.ts';
import { balanceBefore, listPostings, type PostingsFilter } from '#finance/ledger/server/postings/postings.queries.ts';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import type { Download } from '#platform/http/serving/serve-download.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { type Paise, paise, sum } from '#shared/money/money.ts';
import { CSV_BEGINS, csvLine } from '#shared/text/csv.ts';
import { sellerAskedFor } from './read-earnings.ts';
import { amountOf, balanceCells, postingCells, statementHeads } from './statement.present.ts';

const POSTINGS_PER_CHUNK = 500;

/**
 * Streams a seller's monthly statement as CSV: opening balance, each posting with the running balance, sums and closing
 * balance.
 * @throws notAllowed, nameSeller, sellerIsMissing
 */
export async function statement(ctx: ActorCtx, { seller, month }: InputOf<typeof getStatement>): Promise<Download> {
  const { sellerId, name } = await sellerAskedFor(ctx, seller);
  const plainName = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    name: `statement-${plainName}-${month}.csv`,
    type: 'text/csv; charset=utf-8',
    pieces: chunks(ctx, { sellerId, span: monthSpan(month) }),
  };
}

async function* chunks(
  ctx: Ctx,
  wanted: PostingsFilter & { readonly span: NonNullable<PostingsFilter['span']> },
): AsyncIterable<string> {
  const { from, before } = wanted.span;
  const opening = await balanceBefore(ctx.db, wanted.sellerId, from);
  yield CSV_BEGINS +
    speaking(
      ctx.language,
      () => csvLine(statementHeads()) + csvLine(balanceCells(from, t('finance.ledger.csv.opening'), opening)),
    );
  let balance = opening;
  const sums = new Map<EntryKind, Paise>();
  let after: { readonly atExactly: string; readonly id: number } | undefined;
  do {
    const rows = await listPostings(ctx.db, wanted, after, POSTINGS_PER_CHUNK);
    const lines = speaking(ctx.language, () =>
      rows.map(row => {
        balance = sum([balance, row.amount]);
        for (const kind of ENTRY_KINDS) sums.set(kind, paise((sums.get(kind) ?? 0) + (amountOf(row, kind) ?? 0)));
        return csvLine(postingCells(row, balance));
      }),
    );
    if (lines.length > 0) yield lines.join('');
    after = rows.at(-1);
  } while (after);
  const now = ctx.now();
  const isOver = before <= now;
  yield speaking(ctx.language, () => {
    const what = isOver ? t('finance.ledger.csv.closing') : t('finance.ledger.csv.soFar');
    return csvLine(balanceCells(isOver ? before : now, what, balance, sums));
  });
}
