import { invoiceHref } from '#features/invoices/invoice-href.ts';
import { monthText } from '#features/ledger/month.ts';
import { findSellerMailbox } from '#features/sellers/server/sellers.ts';
import { type Letterhead, letter, linkTo, setting } from '#features/shop/server/shop.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { Mail, Mailbox, MailPort } from '#platform/mail/mail.ts';
import type { DocumentId } from '#shared/id.ts';
import { exactRupees } from '#shared/money.ts';
import { type CommissionHead, findCommissionDocument } from './commissions.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'invoices.mail-commission': { readonly documentId: DocumentId };
  }
}

/** To the seller: the shop's invoice for a month's commission, or a credit note for commission that was reversed. */
export function mailCommission(mail: MailPort, publicUrl: string | undefined): JobHandler<'invoices.mail-commission'> {
  return async (ctx, { documentId }) => {
    const invoice = await findCommissionDocument(ctx.db, documentId);
    const to = invoice && (await findSellerMailbox(ctx.db, invoice.sellerId));
    if (to) await handOver(ctx, mail, commissionMail({ shop: await setting(ctx, 'identity'), publicUrl }, to, invoice));
  };
}

export function commissionMail(
  head: Letterhead,
  to: Mailbox,
  { id, kind, number, month, total }: CommissionHead,
): Mail {
  const isCredit = kind === 'commission-credit';
  const title = `Our ${isCredit ? 'credit note' : 'invoice'} for ${monthText(month)}`;
  return letter(head, {
    to,
    event: `invoice-${id}`,
    subject: `${title}: ${number}`,
    title,
    blocks: [
      {
        kind: 'text',
        text: isCredit
          ? 'This credits our commission on items that were returned or not delivered. The amount is already in your balance.'
          : 'This is our commission on your sales. We have already deducted it from your balance, so there is nothing to pay.',
      },
      {
        kind: 'rows',
        rows: [
          { label: 'Number', value: number },
          { label: 'Commission, including GST', value: exactRupees(total), strong: true },
        ],
      },
      ...linkTo(head, isCredit ? 'Open the credit note' : 'Open the invoice', invoiceHref('backOffice', id)),
    ],
  });
}
