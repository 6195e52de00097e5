import * as contract from '#finance/ledger/contract.ts';
import * as payouts from '#finance/ledger/payouts/payouts.contract.ts';
import { presentBalance } from '#finance/ledger/server/earnings/earnings.present.ts';
import { readEarnings } from '#finance/ledger/server/earnings/read-earnings.ts';
import { statement } from '#finance/ledger/server/earnings/statement.ts';
import { adjustBalance } from '#finance/ledger/server/payouts/adjust-balance.ts';
import { listPayouts } from '#finance/ledger/server/payouts/list-payouts.ts';
import { recordPayout } from '#finance/ledger/server/payouts/record-payout.ts';
import { reversePayout } from '#finance/ledger/server/payouts/reverse-payout.ts';
import { setCashCollection } from '#finance/ledger/server/payouts/set-cash-collection.ts';
import { administrator, seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { serveDownload } from '#platform/http/serving/serve-download.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';

export function serveLedger(api: Api): void {
  serve(api, contract.getEarnings, seller, readEarnings);
  serveDownload(api, contract.getStatement, seller, statement);

  serve(api, payouts.listPayouts, administrator, listPayouts);
  serve(api, payouts.recordPayout, administrator, async (ctx, input) => {
    const row = await recordPayout(ctx, input);
    const message = speaking(ctx.language, () =>
      t('finance.ledger.told.paid', { amount: priceTag(input.amount), name: row.name }),
    );
    return { message, data: presentBalance(row) };
  });
  serve(api, payouts.reversePayout, administrator, async (ctx, input) => {
    const row = await reversePayout(ctx, input);
    const message = speaking(ctx.language, () => t('finance.ledger.told.reversed', { name: row.name }));
    return { message, data: presentBalance(row) };
  });
  serve(api, payouts.adjustBalance, administrator, async (ctx, input) => {
    const row = await adjustBalance(ctx, input);
    const message = speaking(ctx.language, () => t('finance.ledger.told.adjusted', { name: row.name }));
    return { message, data: presentBalance(row) };
  });
  serve(api, payouts.setCashCollection, administrator, async (ctx, input) => {
    await setCashCollection(ctx, input);
    const message = speaking(ctx.language, () =>
      input.collectsCash ? t('finance.ledger.told.sellerCollects') : t('finance.ledger.told.shopCollects'),
    );
    return { message, data: { collectsCash: input.collectsCash } };
  });
}
