import * as calls from '#finance/cash/contract.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { toRupees } from '#shared/money/money.ts';
import { countText } from '#shared/text/count-text.ts';
import { type CashOfPart, countCash, listCashRows, listDebtors } from './cash.queries.ts';
import { importCash } from './import-cash.ts';
import { recordCollected, recordReceived, undoReceived } from './record-cash.ts';

type WireRow = WireAnswerOf<typeof calls.listCash>['data'][number];

/** The cash desk, for administrators only. */
export function serveCash(api: Api): void {
  serve(api, calls.listCash, administrator, async (ctx, { show = 'out', find, ...query }) => {
    const page = askedPage(query);
    const counts = await countCash(ctx.db, find);
    const rows = await listCashRows(ctx.db, { show, find, ...page });
    return {
      ...page.of(rows.map(presentCash), counts[show]),
      counts,
      debtors: (await listDebtors(ctx.db)).map(({ amount, oldest, ...debtor }) => ({
        ...debtor,
        amount: toRupees(amount),
        oldest: oldest.toISOString(),
      })),
    };
  });
  serve(api, calls.recordCollected, administrator, async (ctx, input) => {
    const cash = await recordCollected(ctx, input);
    return { message: `The cash of ${orderNumber(cash.orderNumber)} is recorded`, data: presentCash(cash) };
  });
  serve(api, calls.recordReceived, administrator, async (ctx, input) => {
    const cash = await recordReceived(ctx, input);
    return { message: `The cash of ${orderNumber(cash.orderNumber)} is recorded as received`, data: presentCash(cash) };
  });
  serve(api, calls.undoReceived, administrator, async (ctx, input) => {
    const cash = await undoReceived(ctx, input);
    return { message: `The cash of ${orderNumber(cash.orderNumber)} is no longer recorded`, data: presentCash(cash) };
  });
  serve(api, calls.importCash, administrator, async (ctx, input) => {
    const data = await importCash(ctx, input);
    const rows = countText(input.record ? data.recorded : data.ready, 'row', 'rows');
    return { message: input.record ? `${rows} recorded` : `${rows} can be recorded`, data };
  });
}

function presentCash({
  sellerId,
  seller,
  orderNumber: number,
  amount,
  deliveredAt,
  state,
  ...cash
}: CashOfPart): WireRow {
  return {
    ...cash,
    orderNumber: orderNumber(number),
    seller: { _id: sellerId, name: seller },
    amount: toRupees(amount),
    state: state ?? 'expected',
    deliveredAt: deliveredAt?.toISOString() ?? null,
  };
}
