import * as z from 'zod/mini';

/** The fixed words on documents. Their texts are in the catalogues (`words-of-document.ts`). */
export type DocumentWord =
  | ('taxInvoice' | 'creditNote' | 'billedTo' | 'billedAndDeliveredTo' | 'deliveredTo' | 'care')
  | ('against' | 'reason' | 'cancelled' | 'rejected' | 'returned' | 'reversed')
  | ('order' | 'month' | 'placeOfSupply' | 'reverseCharge' | 'no')
  | ('description' | 'quantity' | 'taxable' | 'igst' | 'cgst' | 'sgst' | 'utgst' | 'total')
  | ('delivery' | 'commission' | 'commissionReversed' | 'noHsn' | 'serialNumber' | 'serialNumbers')
  | ('discount' | 'paidByBuyer' | 'paidByShop' | 'paidByBank')
  | ('totalInWords' | 'signatory');

/** What is printed: in English, and beside it in the language of the document. */
export const Phrase = z.object({ text: z.string(), beside: z.optional(z.string()) });
export type Phrase = z.output<typeof Phrase>;

export type DocumentWords = Record<DocumentWord, Phrase>;
/** The API document does not list the words, because they follow the layout. */
export const DocumentWords = z.record(z.string(), Phrase) as unknown as z.ZodMiniType<DocumentWords, DocumentWords>;
