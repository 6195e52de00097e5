import { taxTotals } from '#finance/invoices/draft-document.ts';
import {
  type CommissionSum,
  closeMonth,
  findHouse,
  listOpenMonths,
  type OpenMonth,
  sumCommissions,
} from '#finance/invoices/server/commissions.queries.ts';
import { findCommissionOf, type IssuedDocument } from '#finance/invoices/server/invoices.queries.ts';
import { splitOf, type TaxKind, taxKindOf } from '#finance/invoices/split-tax.ts';
import type { TaxDocument, TaxLine } from '#finance/invoices/tax-document.schema.ts';
import { monthOf, monthSpan } from '#finance/ledger/earnings/month.ts';
import { lockAccount } from '#finance/ledger/server/ledger.ts';
import { listProfiles } from '#people/sellers/server/sellers.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { SellerId } from '#shared/id.ts';
import { type Seller, supplierOf } from './parties.ts';
import { languageBesideEnglish } from './recipient-language.ts';
import { type DocumentDraft, writeDocuments } from './write-documents.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'invoices.issue-commissions': Record<string, never>;
  }
}

/** GST tariff: other support services. */
const COMMISSION_SAC = '998599';

/** Postings are dated at the start of their transaction; this waits for the month's last ones to commit. */
const SETTLING_MS = 10 * 60 * 1000;

/**
 * Issues the documents of each seller's past months, in order: an invoice for commission charged, and credit notes
 * against earlier invoices for commission reversed, with the ledger's tax (decision 64), so that they match the month's
 * statement. One transaction and mail per month. Months wait while the shop or a seller lacks details the law requires.
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
  // Serializes concurrent runs; the second finds the month closed.
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

/** Reversals by the invoice that charged them. */
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
  { party: recipient, language }: Seller,
  charged: readonly CommissionSum[],
  month: string,
  issuedAt: Date,
): Omit<TaxDocument, 'number'> {
  const taxKind = taxKindOf(supplier.state, recipient.state);
  const lines = charged.map(each => lineOf('Commission on sales', each, taxKind));
  return {
    ...languageBesideEnglish(language),
    ...{ kind: 'commission', issuedAt, supplier, recipient, placeOfSupply: recipient.state, taxKind },
    ...{ order: null, against: null, month, lines, totals: taxTotals(lines) },
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
    ...{ ...invoice, kind: 'commission-credit', issuedAt, month, lines, totals: taxTotals(lines) },
    against: { number: invoice.number, issuedAt: invoice.issuedAt, cause: 'reversed' },
  };
}

function lineOf(description: string, { commission, tax, rateBp }: CommissionSum, taxKind: TaxKind): TaxLine {
  return {
    ...{ lineId: null, description, sku: null, hsn: COMMISSION_SAC, quantity: 1, unit: 'Month', rateBp },
    ...splitOf(commission, tax, taxKind),
  };
}
