import { invoiceHref } from '#finance/invoices/invoice-href.ts';
import { monthText } from '#finance/ledger/earnings/month.ts';
import { findSellerToNotify } from '#people/sellers/server/sellers.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type Letter, link, rows } from '#platform/notify/letter.ts';
import type { DocumentId } from '#shared/id.ts';
import { exactRupees } from '#shared/money/money.ts';
import type { EventsOf } from '#shop/shop/server/shop.ts';
import { type CommissionHead, findCommissionDocument } from './commissions.queries.ts';

declare module '#platform/context.ts' {
  interface Events {
    'invoices.commission': { readonly documentId: DocumentId };
  }
}

export const invoiceEvents: EventsOf<'invoices'> = {
  'invoices.commission': {
    label: 'invoice or credit note for commission',
    for: 'seller',
    letters: async ({ db }, { documentId }) => {
      const invoice = await findCommissionDocument(db, documentId);
      const to = invoice && (await findSellerToNotify(db, invoice.sellerId));
      return to && commissionInvoice(to, invoice);
    },
  },
};

/** To the seller: a commission invoice or credit note. */
export function commissionInvoice(to: Recipient, { id, kind, number, month, total }: CommissionHead): Letter {
  const isCredit = kind === 'commission-credit';
  const title = `Our ${isCredit ? 'credit note' : 'invoice'} for ${monthText(month)}`;
  return {
    to,
    id: `invoice-${id}`,
    subject: `${title}: ${number}`,
    title,
    blocks: [
      isCredit
        ? 'This credits our commission on items that were returned or not delivered. The amount is already in your balance.'
        : 'This is our commission on your sales. We have already deducted it from your balance, so there is nothing to pay.',
      rows([
        { label: 'Number', value: number },
        { label: 'Commission, including GST', value: exactRupees(total), strong: true },
      ]),
      link(isCredit ? 'Open the credit note' : 'Open the invoice', invoiceHref('backOffice', id)),
    ],
  };
}
