import { totalsOf } from '#finance/invoices/draft-document.ts';
import {
  type CommissionSum,
  closeMonth,
  findHouse,
  listOpenMonths,
  type OpenMonth,
  sumCommissions,
} from '#finance/invoices/server/commissions.queries.ts';
import { findCommissionOf, type IssuedDocument } from '#finance/invoices/server/invoices.queries.ts';
import { splitOf } from '#finance/invoices/split-tax.ts';
import type { TaxDocument, TaxLine } from '#finance/invoices/tax-document.schema.ts';
import { type TaxKind, taxKindOf } from '#finance/invoices/tax-kind.ts';
import { monthOf, monthSpan } from '#finance/ledger/earnings/month.ts';
import { lockAccount } from '#finance/ledger/server/ledger.ts';
import { listProfiles } from '#people/sellers/server/sellers.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { SellerId } from '#shared/id.ts';
import { type Seller, supplierOf } from './parties.ts';
import { type DocumentDraft, writeDocuments } from './write-documents.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'invoices.issue-commissions': Record<string, never>;
  }
}

/** What running a marketplace for others is called in GST's tariff of services: other support services. */
const COMMISSION_SAC = '998599';

/** A posting is dated when its transaction begins, so a month is over once those of its last moment have ended. */
const SETTLING_MS = 10 * 60 * 1000;

/**
 * Issues the shop's documents for each seller's months that are over, one month after the other: an invoice for the
 * commission that was charged in it, and against the invoices of earlier charges a credit note for what was reversed in it,
 * with the tax of the ledger (decision 64). So the documents of a month come to what its statement says. Each month is a
 * transaction of its own and told by mail. While the shop or a seller can't be named as the law wants it, its months wait.
 */
export function issueCommissions(): JobHandler<'invoices.issue-commissions'> {
  return async ctx => {
    const { from: before } = monthSpan(monthOf(new Date(ctx.now().getTime() - SETTLING_MS)));
    const house = await findHouse(ctx.db);
    const shop = house && (await partyOf(ctx, house));
    if (!shop) return;
    for (const open of await listOpenMonths(ctx.db, before)) {
      const seller = await partyOf(ctx, open.sellerId);
      if (seller) await ctx.tx(tx => issueMonth(tx, { shop, seller, open, before }));
    }
  };
}

interface Month {
  readonly shop: Seller;
  readonly seller: Seller;
  readonly open: OpenMonth;
  readonly before: Date;
}

async function issueMonth(tx: TxCtx, { shop, seller, open, before }: Month): Promise<void> {
  const { sellerId, month } = open;
  // Of two that issue at once the other finds the month done.
  await lockAccount(tx.db, sellerId);
  const [next] = await listOpenMonths(tx.db, before, sellerId);
  if (next?.month !== month) return;
  const sums = await sumCommissions(tx.db, sellerId, monthSpan(month));
  const about = { sellerId: shop.id, toSellerId: sellerId, month };
  const charged = sums.filter(each => each.chargedIn === null);
  const ids = await writeDocuments(
    tx,
    charged.length === 0 ? [] : [{ ...about, document: invoiceOf(shop, seller, charged, month, tx.now()) }],
  );
  const credits: DocumentDraft[] = [];
  for (const [against, reversed] of await byInvoice(tx, sellerId, sums))
    credits.push({
      ...about,
      against: { id: against.id, cause: 'reversed' },
      document: creditOf(against.document, reversed, month, tx.now()),
    });
  ids.push(...(await writeDocuments(tx, credits)));
  await closeMonth(tx.db, open, tx.now());
  for (const documentId of ids) await tx.notify('invoices.commission', { documentId });
}

/** What was reversed, by the invoice on which it was charged. */
async function byInvoice(tx: TxCtx, sellerId: SellerId, sums: readonly CommissionSum[]) {
  const invoices = new Map<string, readonly [IssuedDocument, CommissionSum[]]>();
  for (const each of sums) {
    if (each.chargedIn === null) continue;
    const invoice = await findCommissionOf(tx.db, sellerId, each.chargedIn);
    if (!invoice) throw new Error(`commission of ${each.chargedIn} is reversed and on no invoice`);
    const [, reversed] = invoices.get(invoice.id) ?? [invoice, []];
    invoices.set(invoice.id, [invoice, [...reversed, each]]);
  }
  return invoices.values();
}

async function partyOf({ db }: Ctx, id: SellerId): Promise<Seller | undefined> {
  const [profile] = await listProfiles(db, [id]);
  return profile && supplierOf(profile);
}

function invoiceOf(
  { party: supplier }: Seller,
  { party: recipient }: Seller,
  charged: readonly CommissionSum[],
  month: string,
  issuedAt: Date,
): Omit<TaxDocument, 'number'> {
  const taxKind = taxKindOf(supplier.state, recipient.state);
  const lines = charged.map(each => lineOf('Commission on sales', each, taxKind));
  return {
    ...{ kind: 'commission', issuedAt, supplier, recipient, placeOfSupply: recipient.state, taxKind },
    ...{ order: null, against: null, month, lines, totals: totalsOf(lines) },
  };
}

function creditOf(
  invoice: TaxDocument,
  reversed: readonly CommissionSum[],
  month: string,
  issuedAt: Date,
): Omit<TaxDocument, 'number'> {
  const lines = reversed.map(each => lineOf('Commission on sales, reversed', each, invoice.taxKind));
  return {
    ...{ ...invoice, kind: 'commission-credit', issuedAt, month, lines, totals: totalsOf(lines) },
    against: { number: invoice.number, issuedAt: invoice.issuedAt, cause: 'reversed' },
  };
}

function lineOf(description: string, { commission, tax, rateBp }: CommissionSum, taxKind: TaxKind): TaxLine {
  return {
    ...{ lineId: null, description, sku: null, hsn: COMMISSION_SAC, quantity: 1, unit: 'Month', rateBp },
    ...splitOf(commission, tax, taxKind),
  };
}
