import * as calls from '#finance/cash/contract.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import type { WireAnswerOf } from '#shared/api/endpoint.ts';
import { askedPage } from '#shared/api/page-of-list.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { toRupees } from '#shared/money/money.ts';
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
      debtors: (await listDebtors(ctx.db)).map(({ name, amount, oldest, ...debtor }) => ({
        ...debtor,
        name: name ?? speaking(ctx.language, () => t('finance.cash.debtors.courier')),
        amount: toRupees(amount),
        oldest: oldest.toISOString(),
      })),
    };
  });
  serve(api, calls.recordCollected, administrator, async (ctx, input) => {
    const cash = await recordCollected(ctx, input);
    const number = orderNumber(cash.orderNumber);
    return {
      message: speaking(ctx.language, () => t('finance.cash.told.collected', { number })),
      data: presentCash(cash),
    };
  });
  serve(api, calls.recordReceived, administrator, async (ctx, input) => {
    const cash = await recordReceived(ctx, input);
    const number = orderNumber(cash.orderNumber);
    return {
      message: speaking(ctx.language, () => t('finance.cash.told.received', { number })),
      data: presentCash(cash),
    };
  });
  serve(api, calls.undoReceived, administrator, async (ctx, input) => {
    const cash = await undoReceived(ctx, input);
    const number = orderNumber(cash.orderNumber);
    return {
      message: speaking(ctx.language, () => t('finance.cash.told.undone', { number })),
      data: presentCash(cash),
    };
  });
  serve(api, calls.importCash, administrator, async (ctx, input) => {
    const data = await importCash(ctx, input);
    const message = speaking(ctx.language, () =>
      input.record
        ? t('finance.cash.told.imported', { count: data.recorded })
        : t('finance.cash.told.checked', { count: data.ready }),
    );
    return { message, data };
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
