import type { listPayouts as endpoint } from '#finance/ledger/payouts/payouts.contract.ts';
import {
  presentBalance,
  presentBankChange,
  presentLastPayout,
} from '#finance/ledger/server/earnings/earnings.present.ts';
import { type BalanceRow, countBalances, listBalances } from '#finance/ledger/server/postings/balances.queries.ts';
import type { Ctx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { pageOfList } from '#shared/api/page-of-list.ts';

const PAGE_SIZE = 20;

/** Balances of all sellers, largest payable amount first by default. */
export async function listPayouts(
  ctx: Ctx,
  { page = 1, limit = PAGE_SIZE, find, sort = 'payable', order }: InputOf<typeof endpoint>,
): Promise<Omit<WireAnswerOf<typeof endpoint>, 'success'>> {
  const totalItems = await countBalances(ctx.db, find);
  const wanted = { find, sort, order: order ?? (sort === 'name' ? 'asc' : 'desc'), limit, offset: (page - 1) * limit };
  const rows = await listBalances(ctx.db, wanted, ctx.now());
  return pageOfList(rows.map(presentSeller), totalItems, page, limit);
}

function presentSeller(row: BalanceRow): WireAnswerOf<typeof endpoint>['data'][number] {
  return {
    ...presentBalance(row),
    seller: { _id: row.sellerId, name: row.name, isClosed: row.isClosed, hasBank: row.hasBank },
    lastPayout: presentLastPayout(row),
    bankChange: presentBankChange(row),
  };
}
