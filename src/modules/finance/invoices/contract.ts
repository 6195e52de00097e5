import * as z from 'zod/mini';
import { get } from '#shared/api/endpoint.ts';
import { languageQuery } from '#shared/api/in-language.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, id, rupeesInAll } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { COMMISSION_KINDS } from './document-kind.ts';
import { DocumentWords } from './document-words.ts';
import { TaxDocument } from './tax-document.schema.ts';

export const invoiceIsMissing = problem('invoices.missing', 'missing', () => t('finance.invoices.refusal.missing'));

export const nameInvoiceSeller = problem('invoices.name_seller', 'invalid', () =>
  t('finance.invoices.refusal.nameSeller'),
);

const params = z.object({ invoiceId: id<'tax document'>() });

export const getInvoice = get('/invoices/get/:invoiceId', {
  summary: 'An invoice or credit note as issued, for its shopper, its seller and administrators',
  params,
  /** `words` is what it prints besides: English, with the language of the document beside it. */
  output: z.extend(dataOf(TaxDocument), { words: DocumentWords }),
});

export const downloadInvoice = get('/invoices/pdf/:invoiceId', {
  summary: 'An invoice or credit note as a PDF',
  file: 'application/pdf',
  params,
  query: languageQuery,
  output: z.unknown(),
});

export const listCommissionInvoices = get('/admin/invoices/commissions', {
  summary: 'The shop’s commission invoices and credit notes to a seller, latest month first',
  /** For administrators; sellers see their own. */
  query: z.strictObject({ seller: z.optional(id<'seller'>()) }),
  output: dataOf(
    z.array(
      z.object({
        _id: id<'tax document'>(),
        kind: z.enum(COMMISSION_KINDS),
        number: z.string(),
        month: z.string(),
        total: rupeesInAll,
      }),
    ),
  ),
});
