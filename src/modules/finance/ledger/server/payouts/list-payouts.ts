import type { listPayouts as endpoint } from '#finance/ledger/payouts/payouts.contract.ts';
import {
  presentBalance,
  presentBankChange,
  presentLastPayout,
} from '#finance/ledger/server/earnings/earnings.present.ts';
import { type BalanceRow, countBalances, listBalances } from '#finance/ledger/server/postings/balances.queries.ts';
import type { Ctx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';

/** Balances of all sellers, largest payable amount first by default. */
export async function listPayouts(
  ctx: Ctx,
  { find, sort = 'payable', order, ...query }: InputOf<typeof endpoint>,
): Promise<Omit<WireAnswerOf<typeof endpoint>, 'success'>> {
  const page = askedPage(query);
  const wanted = { find, sort, order: order ?? (sort === 'name' ? 'asc' : 'desc'), ...page };
  const rows = await listBalances(ctx.db, wanted, ctx.now());
  return page.of(rows.map(presentSeller), await countBalances(ctx.db, find));
}

function presentSeller(row: BalanceRow): WireAnswerOf<typeof endpoint>['data'][number] {
  return {
    ...presentBalance(row),
    seller: { _id: row.sellerId, name: row.name, isClosed: row.isClosed, hasBank: row.hasBank },
    lastPayout: presentLastPayout(row),
    bankChange: presentBankChange(row),
  };
}
