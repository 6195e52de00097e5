import { totalsOf } from '#features/invoices/draft-document.ts';
import { splitOf } from '#features/invoices/split-tax.ts';
import type { TaxDocument, TaxLine } from '#features/invoices/tax-document.schema.ts';
import { taxKindOf } from '#features/invoices/tax-kind.ts';
import { monthOf, monthSpan } from '#features/ledger/month.ts';
import { lockAccount } from '#features/ledger/server/ledger.ts';
import { listProfiles } from '#features/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { SellerId } from '#shared/id.ts';
import { findHouse, listUninvoicedCommissions, type Uninvoiced } from './commissions.queries.ts';
import { type Seller, supplierOf } from './parties.ts';
import { writeDocuments } from './write-documents.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'invoices.issue-commissions': Record<string, never>;
  }
}

/** What running a marketplace for others is called in GST's tariff of services: other support services. */
const COMMISSION_SAC = '998599';

/**
 * Issues the shop's invoices for the month that is over: to each seller for its commission, with the tax that the ledger
 * charged, told by mail. Each is a transaction of its own, and a seller's month has one. While the shop or a seller can't be named as
 * the law wants it, its invoice waits and comes with a later month.
 */
export function issueCommissions(): JobHandler<'invoices.issue-commissions'> {
  return async ctx => {
    const { from } = monthSpan(monthOf(ctx.now()));
    const month = monthOf(new Date(from.getTime() - 1));
    const house = await findHouse(ctx.db);
    const shop = house && (await partyOf(ctx, house));
    if (!shop) return;
    for (const { sellerId } of await listUninvoicedCommissions(ctx.db, month, from)) {
      const seller = await partyOf(ctx, sellerId);
      if (!seller) continue;
      await ctx.tx(async tx => {
        // Of two that issue at once the other finds the month done.
        await lockAccount(tx.db, sellerId);
        const due = (await listUninvoicedCommissions(tx.db, month, from)).find(each => each.sellerId === sellerId);
        if (!due) return;
        const document = documentOf(shop, seller, due, month, tx.now());
        const [documentId] = await writeDocuments(tx, [{ sellerId: shop.id, toSellerId: sellerId, month, document }]);
        if (documentId) await tx.later('invoices.mail-commission', { documentId });
      });
    }
  };
}

async function partyOf({ db }: Ctx, id: SellerId): Promise<Seller | undefined> {
  const [profile] = await listProfiles(db, [id]);
  return profile && supplierOf(profile);
}

function documentOf(
  { party: supplier }: Seller,
  { party: recipient }: Seller,
  { commission, tax, rateBp }: Uninvoiced,
  month: string,
  issuedAt: Date,
): Omit<TaxDocument, 'number'> {
  const taxKind = taxKindOf(supplier.state, recipient.state);
  const line: TaxLine = {
    ...{ lineId: null, description: 'Commission on sales', sku: null, hsn: COMMISSION_SAC },
    ...{ quantity: 1, unit: 'Month', rateBp },
    ...splitOf(commission, tax, taxKind),
  };
  return {
    ...{ kind: 'commission', issuedAt, supplier, recipient, placeOfSupply: recipient.state, taxKind },
    ...{ order: null, against: null, month, lines: [line], totals: totalsOf([line]) },
  };
}
