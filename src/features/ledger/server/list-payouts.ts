import type { listPayouts as endpoint } from '#features/ledger/payouts.contract.ts';
import type { Ctx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/endpoint.ts';
import { type BalanceRow, countBalances, listBalances } from './balances.queries.ts';
import { presentBalance, presentBankChange, presentLastPayout } from './earnings.present.ts';

const PAGE_SIZE = 20;

/** How each seller stands, whom most can be paid to first unless asked otherwise. */
export async function listPayouts(
  ctx: Ctx,
  { page = 1, limit = PAGE_SIZE, find, sort = 'payable', order }: InputOf<typeof endpoint>,
): Promise<Omit<WireAnswerOf<typeof endpoint>, 'success'>> {
  const totalItems = await countBalances(ctx.db, find);
  const wanted = { find, sort, order: order ?? (sort === 'name' ? 'asc' : 'desc'), limit, offset: (page - 1) * limit };
  const rows = await listBalances(ctx.db, wanted, ctx.now());
  return {
    data: rows.map(presentSeller),
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(totalItems / limit)),
    totalItems,
  };
}

function presentSeller(row: BalanceRow): WireAnswerOf<typeof endpoint>['data'][number] {
  return {
    ...presentBalance(row),
    seller: { _id: row.sellerId, name: row.name, isClosed: row.isClosed, hasBank: row.hasBank },
    lastPayout: presentLastPayout(row),
    bankChange: presentBankChange(row),
  };
}
