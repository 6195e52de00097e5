import * as contract from '#features/ledger/contract.ts';
import * as payouts from '#features/ledger/payouts.contract.ts';
import { administrator, seller } from '#platform/http/guard.ts';
import { type Api, serve } from '#platform/http/serve.ts';
import { serveDownload } from '#platform/http/serve-download.ts';
import { priceTag } from '#shared/money.ts';
import { adjustBalance } from './adjust-balance.ts';
import { presentBalance } from './earnings.present.ts';
import { listPayouts } from './list-payouts.ts';
import { readEarnings } from './read-earnings.ts';
import { recordPayout } from './record-payout.ts';
import { reversePayout } from './reverse-payout.ts';
import { setCashCollection } from './set-cash-collection.ts';
import { statement } from './statement.ts';

export function serveLedger(api: Api): void {
  serve(api, contract.getEarnings, seller, readEarnings);
  serveDownload(api, contract.getStatement, seller, statement);

  serve(api, payouts.listPayouts, administrator, listPayouts);
  serve(api, payouts.recordPayout, administrator, async (ctx, input) => {
    const row = await recordPayout(ctx, input);
    return { message: `Payout of ${priceTag(input.amount)} to ${row.name} is recorded`, data: presentBalance(row) };
  });
  serve(api, payouts.reversePayout, administrator, async (ctx, input) => {
    const row = await reversePayout(ctx, input);
    return { message: `The payout to ${row.name} is reversed`, data: presentBalance(row) };
  });
  serve(api, payouts.adjustBalance, administrator, async (ctx, input) => {
    const row = await adjustBalance(ctx, input);
    return { message: `The balance of ${row.name} is adjusted`, data: presentBalance(row) };
  });
  serve(api, payouts.setCashCollection, administrator, async (ctx, input) => {
    await setCashCollection(ctx, input);
    const message = input.collectsCash
      ? 'The seller now collects cash on delivery itself'
      : 'The shop now collects cash on delivery';
    return { message, data: { collectsCash: input.collectsCash } };
  });
}
