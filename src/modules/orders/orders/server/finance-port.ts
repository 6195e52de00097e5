import type { RawBuilder } from 'kysely';
import type { CreditCause, DocumentKind } from '#finance/invoices/document-kind.ts';
import type { DocumentWords } from '#finance/invoices/document-words.ts';
import type { TaxDocument } from '#finance/invoices/tax-document.schema.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import type { Database } from '#platform/db/database.ts';
import type { PageSpan } from '#shared/api/page-of-list.ts';
import type { DocumentId, PartId, SellerId } from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';

/** What a status change means for the part's seller. */
export interface Booking {
  readonly part: { readonly id: PartId };
  /** Delivered, and its money is with the shop or owed to it by a known party. */
  readonly isCredited: boolean;
  /** The seller keeps the cash, which is set off against their balance. */
  readonly keepsCash: boolean;
  /** The payment is refunded, so the seller owes the cash they kept. */
  readonly owesBack: boolean;
  /** Delivered by this change, not before. */
  readonly isNew: boolean;
}

/** Returned and refunded items of a part. */
export interface ReturnedItems {
  readonly partId: PartId;
  readonly causeId: string;
  readonly lines: readonly { readonly lineId: string; readonly quantity: number; readonly amount: Paise }[];
  readonly delivery: Paise;
}

export interface CreditRequest {
  readonly partId: PartId;
  readonly cause: CreditCause;
  /** The record that caused it; at most one credit note per invoice and cause. */
  readonly causeId: string;
  readonly lines: readonly CreditLine[];
  readonly delivery: Paise;
}

export interface CreditLine {
  readonly lineId: string;
  readonly quantity: number;
  readonly amount: Paise;
  /** Serial numbers of the returned units, if any. */
  readonly serials?: readonly string[] | undefined;
}

/** A reference to a tax document. */
export interface DocumentHead {
  readonly id: DocumentId;
  readonly partId: PartId;
  readonly kind: DocumentKind;
  readonly number: string;
  readonly issuedAt: Date;
}

export interface Collector {
  /** Keeps the cash, which is set off against their balance. */
  readonly isKept: boolean;
  /** The seller is the shop itself. */
  readonly isHouse: boolean;
}

/** An old phone that a seller has taken for an order line, or given back. */
export interface BookedExchange {
  readonly sellerId: SellerId;
  readonly lineId: string;
  readonly model: string;
  readonly amount: Paise;
  readonly isUndone: boolean;
}

/**
 * What orders and returns need of finance: ledger postings and tax documents, written in their transaction. The order
 * of the calls is part of the guarantee. The caller holds the lock on the order.
 */
interface FinancePort {
  /** Who collects the cash of these sellers' deliveries. */
  whoCollect(ctx: Pick<Ctx, 'db'>, ids: readonly SellerId[]): Promise<ReadonlyMap<SellerId, Collector>>;
  bookMoves(tx: TxCtx, bookings: readonly Booking[]): Promise<void>;
  /** @returns false if there is nothing to reverse: this cause is already booked, or the delivery is not */
  bookReturned(tx: TxCtx, products: ReturnedItems): Promise<boolean>;
  /**
   * Books what a buyer got for an old phone, which its seller has now, or takes that back. Once for a line; nothing for what the
   * shop itself sells.
   */
  bookExchange(tx: TxCtx, exchange: BookedExchange): Promise<void>;
  /** Whether the ledger has these lines, also of a delivery that was reversed; what it says of them must stay true. */
  isBooked(db: Database, lineIds: readonly string[]): Promise<boolean>;
  /** Keeps a part's earnings from being paid out while something about it is open. */
  holdPart(tx: TxCtx, hold: { readonly partId: PartId; readonly causeId: string }): Promise<void>;
  releasePart(tx: TxCtx, causeId: string): Promise<void>;
  /** When the ledger begins; null if it is empty. Nobody posts until the transaction ends. */
  holdFirstPosting(tx: TxCtx): Promise<Date | null>;
  /** Sums the postings of a day that is over, whose lock the caller holds. */
  sumLedger(tx: TxCtx, day: string, from: Date, to: Date): Promise<void>;
  /** Adds up what was posted to days that were summed before. */
  foldLedger(db: Database): Promise<void>;
  /** In SQL: whether a seller's balance is negative. */
  owesShop(sellerId: RawBuilder<unknown>): RawBuilder<boolean>;
  /** Issues an invoice for each part without a valid one. Idempotent. */
  issueInvoices(tx: TxCtx, partIds: readonly PartId[]): Promise<void>;
  /** Cancels a part's invoice by crediting what is left of it. */
  annulInvoice(
    tx: TxCtx,
    annulled: { readonly partId: PartId; readonly cause: 'cancelled' | 'rejected'; readonly causeId: string },
  ): Promise<DocumentId | undefined>;
  /**
   * @returns undefined if the part has no invoice, there is nothing to credit, or this cause already has its credit
   *   note
   */
  issueCreditNote(tx: TxCtx, request: CreditRequest): Promise<DocumentId | undefined>;
  /** In SQL: the content of a part's newest invoice as JSON; null if it has none. */
  invoiceOf(partId: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Documents of some parts, oldest first. */
  listDocumentsOf(db: Database, parts: readonly PartId[]): Promise<readonly DocumentHead[]>;
  /** Invoices of some parts that have not been cancelled, by number: one page, and the total count. */
  listStandingInvoices(
    db: Database,
    parts: readonly PartId[],
    page: PageSpan,
  ): Promise<{ readonly documents: readonly TaxDocument[]; readonly total: number }>;
  /** What a document prints besides, in English and in its language. */
  wordsOf(document: TaxDocument): DocumentWords;
}

declare module '#platform/context.ts' {
  interface Ports {
    readonly finance: FinancePort;
  }
}
