import * as z from 'zod/mini';
import { get, put, remove } from '#shared/api/endpoint.ts';
import { dataOf, line } from '#shared/api/wire.ts';
import { companyGstinFault, readCompanyGstin } from './company-gstin.ts';

/** In characters. */
export const MAX_COMPANY_LENGTHS = { name: 100, address: 300 } as const;

/** A GST number in any usual notation in the API, 15 capitals in the code. */
const gstin = z.codec(
  z.string().check(
    z.refine(text => companyGstinFault(text) === undefined, {
      error: ({ input }) => companyGstinFault(String(input)),
    }),
  ),
  z.string(),
  { decode: readCompanyGstin, encode: text => text },
);

/** GST details as they are sent. */
export const GivenCompany = z.strictObject({
  name: line(MAX_COMPANY_LENGTHS.name),
  gstin,
  /** The registered place of business. */
  address: line(MAX_COMPANY_LENGTHS.address),
});

/** The business that an invoice is made out to. */
export const Company = z.object({ name: z.string(), gstin: z.string(), address: z.string() });
export type Company = z.output<typeof Company>;

export const getCompany = get('/shop/company', {
  summary: 'The GST details that you have saved for buying for a business; null without any',
  output: dataOf(z.nullable(Company)),
});
export const saveCompany = put('/shop/company', {
  summary: 'Saves the GST details for buying for a business; orders you have placed keep theirs',
  body: GivenCompany,
  output: dataOf(Company),
});
export const deleteCompany = remove('/shop/company', {
  summary: 'Deletes the saved GST details; orders you have placed keep theirs',
  output: dataOf(z.null()),
});
