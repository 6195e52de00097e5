import { invoiceHref } from '#finance/invoices/invoice-href.ts';
import { monthText } from '#finance/ledger/earnings/month.ts';
import { findSellerToNotify } from '#people/sellers/server/sellers.ts';
import type { Recipient } from '#platform/notify/channel.ts';
import { type Letter, letterTo, link, rows } from '#platform/notify/letter.ts';
import type { DocumentId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
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
    label: () => t('office.jobs.event.invoicesCommission'),
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
  return letterTo(to, () => {
    const values = { number, month: monthText(month) };
    return {
      id: `invoice-${id}`,
      ...(isCredit && { variant: 'credit-note' }),
      values: { ...values, amount: exactRupees(total) },
      subject: isCredit
        ? t('finance.invoices.mail.credit.subject', { number, month: values.month })
        : t('finance.invoices.mail.subject', { number, month: values.month }),
      title: isCredit
        ? t('finance.invoices.mail.credit.title', { month: values.month })
        : t('finance.invoices.mail.title', { month: values.month }),
      blocks: [
        isCredit ? t('finance.invoices.mail.credit.text') : t('finance.invoices.mail.text'),
        rows([
          { label: t('finance.invoices.mail.number'), value: number },
          { label: t('finance.invoices.mail.commission'), value: exactRupees(total), strong: true },
        ]),
        link(
          isCredit ? t('finance.invoices.mail.credit.open') : t('finance.invoices.mail.open'),
          invoiceHref('backOffice', id),
        ),
      ],
    };
  });
}
