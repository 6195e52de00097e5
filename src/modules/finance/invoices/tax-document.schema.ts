import * as z from 'zod/mini';
import { LineSerials } from '#orders/serials/serials.schema.ts';
import { instant, rupeesInAll } from '#shared/api/wire.ts';
import { CREDIT_CAUSES, DOCUMENT_KINDS } from './document-kind.ts';
import { TAX_KINDS } from './tax-kind.ts';

const split = {
  amount: rupeesInAll,
  taxable: rupeesInAll,
  igst: rupeesInAll,
  cgst: rupeesInAll,
  sgst: rupeesInAll,
};

/** Somebody as a tax document names them. */
export const Party = z.object({
  name: z.string(),
  address: z.string(),
  /** GST code of the state. */
  state: z.string(),
  gstin: z.nullable(z.string()),
  /** How a supplier is reached; of whoever had said so when the document was issued. */
  care: z.optional(z.string()),
});

/** One kind of item, or a service, with its tax. */
export const TaxLine = z.object({
  /** Of the order; null for delivery and for services. */
  lineId: z.nullable(z.string()),
  description: z.string(),
  sku: z.nullable(z.string()),
  /** HSN of items or SAC of a service; null where the seller named none. */
  hsn: z.nullable(z.string()),
  quantity: z.int(),
  unit: z.string(),
  rateBp: z.int(),
  /** By which numbers its pieces are sold; not there where they have none, and on documents older than that. */
  serials: z.optional(LineSerials),
  ...split,
});

/** All that is written on a document, as it was issued. */
export const TaxDocument = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issuedAt: instant,
  supplier: Party,
  recipient: Party,
  /** GST code of the state. */
  placeOfSupply: z.string(),
  taxKind: z.enum(TAX_KINDS),
  order: z.nullable(z.object({ id: z.string(), number: z.string(), placedAt: instant })),
  /** Of a credit note: what it is against, and why. */
  against: z.nullable(z.object({ number: z.string(), issuedAt: instant, cause: z.enum(CREDIT_CAUSES) })),
  /** Of the shop's own invoice: 2026-11. */
  month: z.nullable(z.string()),
  lines: z.array(TaxLine),
  totals: z.object(split),
});

export type Party = z.output<typeof Party>;
export type TaxLine = z.output<typeof TaxLine>;
export type TaxDocument = z.output<typeof TaxDocument>;
