import type { RawBuilder } from 'kysely';
import type { CreditCause, DocumentKind } from '#finance/invoices/document-kind.ts';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { DocumentId, PartId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** What a move means for a part's seller. */
export interface Booking {
  readonly part: { readonly id: PartId };
  /** It is delivered, and its money is here or owed to the shop by somebody known. */
  readonly isCredited: boolean;
  /** The seller has its cash, which stands against what it is owed. */
  readonly keepsCash: boolean;
  /** What was paid goes back to the shopper, so cash that the seller kept stays owed. */
  readonly owesBack: boolean;
  /** It is delivered by this move, not earlier. */
  readonly isNew: boolean;
}

/** Items of a part that came back and are refunded. */
export interface ReturnedItems {
  readonly partId: PartId;
  readonly causeId: string;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly amount: Paise }[];
  readonly delivery: Paise;
}

export interface CreditRequest {
  readonly partId: PartId;
  readonly cause: CreditCause;
  /** The record that caused it. Of one invoice a cause has one note, ever. */
  readonly causeId: string;
  readonly lines: readonly CreditLine[];
  readonly delivery: Paise;
}

export interface CreditLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly amount: Paise;
  /** Serial numbers of the units that came back, where they have any. */
  readonly serials?: readonly string[] | undefined;
}

/** How an order points to a document. */
export interface DocumentHead {
  readonly id: DocumentId;
  readonly partId: PartId;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly issuedAt: Date;
}

export interface Collector {
  /** Collects its own cash, which stands against what it is owed. */
  readonly isKept: boolean;
  /** Is the shop itself. */
  readonly isHouse: boolean;
}

/**
 * What orders and returns have written into the ledger and issued as tax documents, each in their own transaction and at
 * the place they name: the order of the steps is part of what an order guarantees. Whoever calls holds the order.
 */
interface FinancePort {
  /** Who takes the cash at the doors of these sellers' customers. */
  whoCollect(ctx: Pick<Ctx, 'db'>, ids: readonly SellerId[]): Promise<ReadonlyMap<SellerId, Collector>>;
  bookMoves(tx: TxCtx, bookings: readonly Booking[]): Promise<void>;
  /** @returns false when there is nothing to take back: this cause has had its effect, or the delivery is not booked */
  bookReturned(tx: TxCtx, products: ReturnedItems): Promise<boolean>;
  /** Keeps what is owed for a part from being paid out, because something about it is open. */
  holdPart(tx: TxCtx, hold: { readonly partId: PartId; readonly causeId: string }): Promise<void>;
  releasePart(tx: TxCtx, causeId: string): Promise<void>;
  /** In SQL: whether a seller owes the shop more than it is owed. */
  owesShop(sellerId: RawBuilder<unknown>): RawBuilder<boolean>;
  /** Issues the invoice of each part that has none which stands; asked again it issues nothing. */
  issueInvoices(tx: TxCtx, partIds: readonly PartId[]): Promise<void>;
  /** Credits all that is left of a part's invoice, so that it stands no longer. */
  annulInvoice(
    tx: TxCtx,
    annulled: { readonly partId: PartId; readonly cause: 'cancelled' | 'rejected'; readonly causeId: string },
  ): Promise<DocumentId | undefined>;
  /** @returns undefined where the part has no invoice, nothing is credited, or this cause had its note already */
  issueCreditNote(tx: TxCtx, request: CreditRequest): Promise<DocumentId | undefined>;
  /** What was issued of some parts, the oldest first. */
  listDocumentsOf(db: Database, parts: readonly PartId[]): Promise<readonly DocumentHead[]>;
  /** The invoices of some parts that no rejection has taken back, by their numbers: one page, and how many there are. */
  listStandingInvoices(
    db: Database,
    parts: readonly PartId[],
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly documents: readonly TaxDocument[]; readonly total: number }>;
}

declare module '#platform/context.ts' {
  interface Ports {
    readonly finance: FinancePort;
  }
}
