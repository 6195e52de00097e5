import * as z from 'zod/mini';
import { LineSerials } from '#orders/serials/serials.schema.ts';
import { instant, rupeesInAll } from '#shared/api/wire.ts';
import { CREDIT_CAUSES, DOCUMENT_KINDS } from './document-kind.ts';
import { TAX_KINDS } from './split-tax.ts';

const split = {
  amount: rupeesInAll,
  taxable: rupeesInAll,
  igst: rupeesInAll,
  cgst: rupeesInAll,
  sgst: rupeesInAll,
};

/** A party to a tax document. */
export const Party = z.object({
  name: z.string(),
  address: z.string(),
  /** GST code of the state. */
  state: z.string(),
  gstin: z.nullable(z.string()),
  /** Customer care contact of a supplier, if known when the document was issued. */
  care: z.optional(z.string()),
});

/** One item or service with its tax. */
export const TaxLine = z.object({
  /** Order line; null for delivery and services. */
  lineId: z.nullable(z.string()),
  description: z.string(),
  sku: z.nullable(z.string()),
  /** HSN of items or SAC of services; null if the seller stated none. */
  hsn: z.nullable(z.string()),
  quantity: z.int(),
  unit: z.string(),
  rateBp: z.int(),
  /** What its seller took off the price, including tax; absent without a discount. */
  discount: z.optional(rupeesInAll),
  /** Serial numbers; absent if the item has none, and on older documents. */
  serials: z.optional(LineSerials),
  ...split,
});

/** The content of a document as issued. */
export const TaxDocument = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  number: z.string(),
  issuedAt: instant,
  /** What its words are printed in beside English: the language of the recipient when it was issued, if it was another. */
  language: z.optional(z.string()),
  supplier: Party,
  recipient: Party,
  /** Where the goods go, if the recipient is a business; absent for a person, whose address is theirs. */
  deliveredTo: z.optional(z.object({ name: z.string(), address: z.string(), state: z.string() })),
  /** GST code of the state. */
  placeOfSupply: z.string(),
  taxKind: z.enum(TAX_KINDS),
  order: z.nullable(z.object({ id: z.string(), number: z.string(), placedAt: instant })),
  /** For credit notes: the invoice credited, and why. */
  against: z.nullable(z.object({ number: z.string(), issuedAt: instant, cause: z.enum(CREDIT_CAUSES) })),
  /** For commission documents: 2026-11. */
  month: z.nullable(z.string()),
  lines: z.array(TaxLine),
  totals: z.object(split),
  /** Who else than the buyer pays a part of the total; absent if nobody does, and on credit notes. */
  paidBy: z.optional(z.object({ buyer: rupeesInAll, shop: rupeesInAll, bank: rupeesInAll })),
});

export type Party = z.output<typeof Party>;
export type TaxLine = z.output<typeof TaxLine>;
export type TaxDocument = z.output<typeof TaxDocument>;
