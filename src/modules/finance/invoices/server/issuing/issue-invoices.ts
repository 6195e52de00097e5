import { invoiceLines, type SoldLine, taxTotals } from '#finance/invoices/draft-document.ts';
import { taxKindOf } from '#finance/invoices/split-tax.ts';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import { orderNumber } from '#orders/orders/order-number.ts';
import { listProfiles } from '#people/sellers/server/sellers.ts';
import type { TxCtx } from '#platform/context.ts';
import type { PartId, SellerId } from '#shared/id.ts';
import { type Paise, paise } from '#shared/money/money.ts';
import { type Seller, supplierOf } from './parties.ts';
import { languageBesideEnglish } from './recipient-language.ts';
import { recipientOf } from './recipient-of.ts';
import { listSold, listUninvoiced, type SoldPart } from './sold-parts.queries.ts';
import { type DocumentDraft, writeDocuments } from './write-documents.ts';

/**
 * Issues an invoice for each part without a valid one, in the transaction that ships it. Idempotent. The caller holds
 * the locks on the orders. Sellers without complete details can't ship; parts they shipped before that rule stay
 * without invoice.
 * @param leftAt shipping dates, if not now
 */
export async function issueInvoices(
  tx: TxCtx,
  partIds: readonly PartId[],
  leftAt?: ReadonlyMap<PartId, Date>,
): Promise<void> {
  if (partIds.length === 0) return;
  const parts = await listUninvoiced(tx.db, partIds);
  if (parts.length === 0) return;
  const sold = await listSold(
    tx.db,
    parts.map(part => part.id),
  );
  const sellers = await suppliersOf(tx, parts);
  const drafts = parts.flatMap(part => {
    const seller = sellers.get(part.sellerId);
    const lines = sold.get(part.id) ?? [];
    return seller ? [draftOf(part, lines, seller, leftAt?.get(part.id) ?? tx.now())] : [];
  });
  // Numbers must follow the dates.
  await writeDocuments(
    tx,
    drafts.toSorted((one, other) => one.document.issuedAt.getTime() - other.document.issuedAt.getTime()),
  );
}

async function suppliersOf(tx: TxCtx, parts: readonly SoldPart[]): Promise<ReadonlyMap<SellerId, Seller>> {
  const ids = [...new Set(parts.map(part => part.sellerId))];
  const profiles = await listProfiles(tx.db, ids);
  return new Map(profiles.flatMap(profile => supplierOf(profile) ?? []).map(seller => [seller.id, seller]));
}

function draftOf(part: SoldPart, sold: readonly SoldLine[], { id, party }: Seller, issuedAt: Date): DocumentDraft {
  const to = recipientOf(part);
  const taxKind = taxKindOf(party.state, to.placeOfSupply);
  const lines = invoiceLines(sold, part.delivery, taxKind);
  return {
    sellerId: id,
    partId: part.id,
    round: part.round,
    document: {
      kind: 'invoice',
      issuedAt,
      ...languageBesideEnglish(part.language),
      supplier: party,
      ...to,
      taxKind,
      order: { id: part.orderId, number: orderNumber(part.number), placedAt: part.placedAt },
      against: null,
      month: null,
      lines,
      totals: taxTotals(lines),
      ...paidByOthers(part, taxTotals(lines).amount),
    },
  };
}

/** A discount that the seller does not bear is a part of the price that somebody else pays (decision 159). */
function paidByOthers({ funded, fundedByBanks: bank }: SoldPart, total: Paise): Pick<TaxDocument, 'paidBy'> {
  return funded === 0 ? {} : { paidBy: { buyer: paise(total - funded), shop: paise(funded - bank), bank } };
}
