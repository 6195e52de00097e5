import * as z from 'zod/mini';
import { get } from '#shared/endpoint.ts';
import { problem } from '#shared/problem.ts';
import { dataOf, id } from '#shared/wire.ts';
import { TaxDocument } from './tax-document.schema.ts';

export const invoiceIsMissing = problem('invoices.missing', 'missing', 'There is no such invoice.');

const params = z.object({ invoiceId: id<'tax document'>() });

export const getInvoice = get('/invoices/get/:invoiceId', {
  summary: 'An invoice or credit note as it was issued: to the shopper and the seller it names, and to administrators',
  params,
  output: dataOf(TaxDocument),
});

export const downloadInvoice = get('/invoices/pdf/:invoiceId', {
  summary: 'The same as a PDF',
  params,
  output: z.unknown(),
});
