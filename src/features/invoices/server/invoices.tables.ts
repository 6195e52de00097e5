import type { CreditCause, DocumentKind } from '#features/invoices/document-kind.ts';
import type { DocumentId, PartId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money.ts';

export interface InvoiceSeriesTable {
  seller_id: SellerId;
  kind: DocumentKind;
  year: string;
  last_serial: number;
}

export interface InvoicesTable {
  id: DocumentId;
  kind: DocumentKind;
  seller_id: SellerId;
  year: string;
  serial: number;
  number: string;
  part_id: PartId | null;
  round: number | null;
  to_seller_id: SellerId | null;
  month: string | null;
  against_id: DocumentId | null;
  cause: CreditCause | null;
  cause_id: string | null;
  total_paise: Paise;
  /** A TaxDocument in paise, its days as ISO text; `readDocument` reads it. */
  document: unknown;
  issued_at: Date;
}

declare module '#platform/db/database.ts' {
  interface Tables {
    invoice_series: InvoiceSeriesTable;
    invoices: InvoicesTable;
  }
}
