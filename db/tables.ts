import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Act, Facts, SubjectKind } from '#features/audit/acts.ts';
import type { CashHolder, CashState } from '#features/cash/cash-states.ts';
import type { ProductStatus } from '#features/catalog/product-content.ts';
import type { ProductOption } from '#features/catalog/product.schema.ts';
import type { Category, Kind, Section } from '#features/catalog/vocabulary.ts';
import type { TicketStatus } from '#features/contact/ticket-status.ts';
import type { Change, Outcome } from '#features/imports/decide-row.ts';
import type { ImportState } from '#features/imports/import-state.ts';
import type { CellFault } from '#features/imports/product-fields.ts';
import type { Survey } from '#features/imports/server/survey-file.ts';
import type { CreditCause, DocumentKind } from '#features/invoices/document-kind.ts';
import type { Cause, EntryKind } from '#features/ledger/entry-kinds.ts';
import type { Purpose } from '#features/media/upload-rules.ts';
import type { PaymentStatus } from '#features/orders/order-move.ts';
import type { OrderStatus } from '#features/orders/order-status.ts';
import type { PaymentMethod } from '#features/orders/order.schema.ts';
import type { RejectReason } from '#features/orders/reject-reasons.ts';
import type { PaymentState, ProviderName, RefundCause, RefundState } from '#features/payments/payment-states.ts';
import type { ReturnReason } from '#features/returns/return-reasons.ts';
import type { GoodsFate, ReturnId, ReturnState } from '#features/returns/return-states.ts';
import type { ReportReason } from '#features/reviews/report-reason.ts';
import type { NumberKind, SerialKind } from '#features/serials/serial-kind.ts';
import type { SellerStatus } from '#shared/actor.ts';
import type {
  AccountCodeId,
  AddressId,
  DocumentId,
  FarewellId,
  ImportId,
  NotedErrorId,
  OrderId,
  PartId,
  PaymentId,
  ProcessId,
  ProductId,
  RefundId,
  ReviewId,
  SellerId,
  SessionId,
  TicketAnswerId,
  TicketId,
  UploadId,
  UserId,
} from '#shared/id.ts';
import type { Paise } from '#shared/money.ts';

/**
 * The columns of every table, as the query builder knows them.
 * Written by `npm run db:schema` from a migrated database and db/refinements.ts. To change it, write a migration.
 */
declare module '#platform/db/database.ts' {
  interface Tables {
    account_codes: {
      id: AccountCodeId;
      purpose: 'reset' | 'email';
      user_id: UserId | null;
      email: string;
      former_email: string | null;
      code_hash: string | null;
      code_expires_at: Date | null;
      tries: Generated<number>;
      used_at: Date | null;
      created_at: Generated<Date>;
    };
    addresses: {
      id: AddressId;
      user_id: UserId;
      slot: Generated<number>;
      name: string | null;
      address: string;
      city: string;
      state_code: string;
      pincode: string;
      phone: string;
      notes: string;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    audit_entries: {
      id: GeneratedAlways<number>;
      at: Generated<Date>;
      actor_id: UserId;
      actor_name: string;
      act: Act;
      subject_kind: SubjectKind;
      subject_id: string;
      subject_name: string;
      before: ColumnType<Facts | null, string | null, string | null>;
      after: ColumnType<Facts | null, string | null, string | null>;
      network: string | null;
    };
    banners: {
      id: string;
      image: string;
      image_phone: string | null;
      alt: Generated<string>;
      eyebrow: string | null;
      headline: string | null;
      product_id: ProductId | null;
      position: number;
      created_at: Generated<Date>;
      deleted_at: Date | null;
    };
    brands: {
      id: string;
      label: string;
      position: number;
      hidden: Generated<boolean>;
      mark: string | null;
      said: Generated<string>;
    };
    cart_items: {
      user_id: UserId;
      product_id: ProductId;
      quantity: number;
      added_at: Generated<Date>;
    };
    cart_merges: {
      user_id: UserId;
      merge_id: string;
      outcome: ColumnType<unknown, string, string>;
      merged_at: Generated<Date>;
    };
    carts: {
      user_id: UserId;
      id: string;
      version: Generated<number>;
      updated_at: Generated<Date>;
    };
    commission_months: {
      seller_id: SellerId;
      month: string;
      closed_at: Date;
    };
    farewells: {
      id: FarewellId;
      email: string;
      name: string;
      created_at: Generated<Date>;
    };
    import_pictures: {
      import_id: ImportId;
      name: string;
      src: string;
    };
    import_rows: {
      import_id: ImportId;
      number: number;
      outcome: Outcome;
      is_done: Generated<boolean>;
      sku: string | null;
      cells: ColumnType<string[], string, string>;
      changes: ColumnType<Change[], string | undefined, string>;
      faults: ColumnType<CellFault[], string | undefined, string>;
      notes: ColumnType<string[], string | undefined, string>;
      product_id: ProductId | null;
    };
    imports: {
      id: ImportId;
      seller_id: SellerId;
      asked_by: UserId | null;
      file_key: string;
      file_name: string;
      file_bytes: number;
      state: Generated<ImportState>;
      reading: ColumnType<Survey | null, string | null, string | null>;
      row_count: Generated<number>;
      checked_to: Generated<number>;
      added: Generated<number>;
      changed: Generated<number>;
      unchanged: Generated<number>;
      refused: Generated<number>;
      done: Generated<number>;
      fault: string | null;
      worker: string | null;
      worked_until: Date | null;
      created_at: Generated<Date>;
      ended_at: Date | null;
      checked_offset: Generated<number>;
    };
    invoice_series: {
      seller_id: SellerId;
      kind: DocumentKind;
      year: string;
      last_serial: number;
    };
    invoices: {
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
      document: ColumnType<unknown, string, string>;
      issued_at: Date;
    };
    known_browsers: {
      token_hash: Uint8Array;
      user_id: UserId;
      signed_in_at: Generated<Date>;
    };
    ledger_accounts: {
      seller_id: SellerId;
      collects_cash: Generated<boolean>;
    };
    ledger_entries: {
      posting_id: number;
      kind: EntryKind;
      rate_bp: number | null;
      base_paise: Paise;
      amount_paise: Paise;
    };
    ledger_holds: {
      cause_id: string;
      part_id: PartId;
      held_at: Date;
      released_at: Date | null;
    };
    ledger_lines: {
      posting_id: number;
      line_id: string;
      quantity: number;
      amount_paise: Paise;
      commission_bp: number;
    };
    ledger_postings: {
      id: GeneratedAlways<number>;
      seller_id: SellerId;
      part_id: PartId | null;
      cause: Cause;
      cause_id: string;
      generation: Generated<number>;
      amount_paise: Paise;
      at: Date;
      payable_at: Date;
      note: string | null;
      by_name: string | null;
      paid_on: ColumnType<Date | null, string | null, string | null>;
      reference: string | null;
    };
    low_stock_told: {
      product_id: ProductId;
      told_at: Date;
    };
    migrations: {
      name: string;
      hash: string;
      ran_at: Generated<Date>;
    };
    noted_errors: {
      id: NotedErrorId;
      at: Date;
      what: string;
      fault: string | null;
      place: string | null;
      reference: string | null;
    };
    order_events: {
      id: GeneratedAlways<number>;
      order_id: OrderId;
      part_id: PartId | null;
      kind: 'placed' | 'status' | 'note';
      status: OrderStatus | null;
      actor_id: UserId | null;
      actor_name: string;
      note: string | null;
      at: Generated<Date>;
      reason: RejectReason | null;
    };
    order_lines: {
      id: string;
      part_id: PartId;
      product_id: ProductId;
      position: number;
      title: string;
      image: string;
      sku: string | null;
      hsn: string | null;
      gst_rate_bp: number;
      mrp_paise: Paise;
      price_paise: Paise;
      quantity: number;
      total_paise: GeneratedAlways<Paise>;
    };
    order_parts: {
      id: PartId;
      order_id: OrderId;
      seller_id: SellerId;
      seller_name: string;
      status: Generated<OrderStatus>;
      payment_status: Generated<PaymentStatus>;
      items_paise: Paise;
      delivery_paise: Generated<Paise>;
      total_paise: GeneratedAlways<Paise>;
      carrier: string | null;
      tracking: string | null;
      delivered_at: Date | null;
      placed_at: Generated<Date>;
      updated_at: Generated<Date>;
      delivery_code: GeneratedAlways<string>;
      cash_state: CashState | null;
      cash_holder: CashHolder | null;
      cash_amount_paise: Paise | null;
      cash_on: ColumnType<Date | null, string | null, string | null>;
      cash_reference: string | null;
      unproven_reason: string | null;
      unpaid_reason: string | null;
    };
    orders: {
      id: OrderId;
      number: GeneratedAlways<number>;
      user_id: UserId | null;
      cart_id: string | null;
      idempotency_key: string;
      request_hash: Uint8Array;
      payment_method: PaymentMethod;
      status: Generated<OrderStatus>;
      payment_status: Generated<PaymentStatus>;
      total_paise: Paise;
      ship_address_id: string | null;
      ship_name: string | null;
      ship_address: string;
      ship_city: string;
      ship_state_code: string;
      ship_pincode: string;
      ship_phone: string;
      ship_notes: string;
      payment_id: string | null;
      payer_id: string | null;
      placed_at: Generated<Date>;
      updated_at: Generated<Date>;
      held_until: Date | null;
    };
    payment_messages: {
      provider: ProviderName;
      message_id: string;
      kind: string;
      payment_id: PaymentId | null;
      body: string;
      received_at: Generated<Date>;
    };
    payment_parts: {
      payment_id: PaymentId;
      part_id: PartId;
      amount_paise: Paise;
    };
    payments: {
      id: PaymentId;
      order_id: OrderId;
      provider: ProviderName;
      state: Generated<PaymentState>;
      amount_paise: Paise;
      provider_ref: string | null;
      capture_ref: string | null;
      payer_ref: string | null;
      approval_url: string | null;
      held_until: Date;
      captured_at: Date | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
      currency: Generated<string>;
      asked_at: Date | null;
    };
    process_reports: {
      id: ProcessId;
      kind: 'server' | 'worker';
      host: string;
      pid: number;
      version: string;
      started_at: Date;
      seen_at: Date;
      lag_ms: number;
      memory_bytes: number;
      answered: number;
      failed: number;
      cache_hits: number;
      cache_misses: number;
      connections_used: number;
      connections_most: number;
      waiting: number;
      files_in: string | null;
    };
    products: {
      id: ProductId;
      seller_id: SellerId;
      family_id: string | null;
      slug: string;
      sku: string | null;
      title: string;
      description: string;
      category: Category;
      section: Section;
      brand: string;
      kind: Kind;
      price_paise: Paise;
      sale_price_paise: Paise | null;
      paid_paise: GeneratedAlways<Paise>;
      stock: Generated<number>;
      in_stock: GeneratedAlways<boolean>;
      images: ColumnType<{ src: string; alt: string }[], string | undefined, string>;
      options: ColumnType<ProductOption[], string | undefined, string>;
      highlights: ColumnType<string[], string | undefined, string>;
      specs: ColumnType<{ group: string; rows: [string, string][] }[], string | undefined, string>;
      hsn: string | null;
      gst_rate_bp: number;
      origin: string | null;
      maker: string | null;
      packer: string | null;
      importer: string | null;
      generic_name: string | null;
      net_quantity: string | null;
      bis_number: string | null;
      warranty_months: number | null;
      review_count: Generated<number>;
      review_sum: Generated<number>;
      average_review: GeneratedAlways<string>;
      status: Generated<ProductStatus>;
      listed: boolean;
      version: Generated<number>;
      search_text: string;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
      deleted_at: Date | null;
      content_version: Generated<number>;
      serial_kind: Generated<SerialKind>;
    };
    refund_approvals: {
      refund_id: RefundId;
      user_id: UserId;
      user_name: string;
      at: Date;
    };
    refund_lines: {
      refund_id: RefundId;
      line_id: string;
      quantity: number;
      amount_paise: Paise;
    };
    refunds: {
      id: RefundId;
      order_id: OrderId;
      part_id: PartId | null;
      payment_id: PaymentId | null;
      cause: RefundCause;
      cause_id: string;
      state: Generated<RefundState>;
      amount_paise: Paise;
      delivery_paise: Generated<Paise>;
      upi_id: string | null;
      provider_ref: string | null;
      failure: string | null;
      owed_at: Generated<Date>;
      settled_at: Date | null;
      settled_by: UserId | null;
      updated_at: Generated<Date>;
      asked_at: Date | null;
    };
    registrations: {
      id: string;
      email: string;
      user_name: string;
      mobile: string;
      gstin: string | null;
      role: 'user' | 'admin';
      type: 'user' | 'vendor';
      password_hash: string;
      code_hash: string | null;
      code_expires_at: Date | null;
      tries: Generated<number>;
      used_at: Date | null;
      created_at: Generated<Date>;
    };
    reserved_units: {
      order_id: OrderId;
      product_id: ProductId;
      units: number;
      network: string | null;
      is_online: boolean;
      until: Date;
    };
    return_events: {
      return_id: ReturnId;
      state: ReturnState;
      actor_id: UserId | null;
      actor_name: string;
      note: string | null;
      at: Date;
    };
    return_lines: {
      return_id: ReturnId;
      line_id: string;
      quantity: number;
    };
    return_photos: {
      upload_id: UploadId;
      return_id: ReturnId;
      position: number;
    };
    returns: {
      id: ReturnId;
      number: GeneratedAlways<number>;
      order_id: OrderId;
      part_id: PartId;
      seller_id: SellerId;
      user_id: UserId;
      state: Generated<ReturnState>;
      reason: ReturnReason;
      faulty: boolean;
      words: string;
      upi_id: string | null;
      goods: GoodsFate | null;
      requested_at: Date;
      updated_at: Date;
    };
    review_reports: {
      review_id: ReviewId;
      user_id: UserId;
      reason: ReportReason;
      body: string;
      reported_at: Generated<Date>;
      settled_at: Date | null;
    };
    reviews: {
      id: ReviewId;
      product_id: ProductId;
      user_id: UserId;
      rating: number;
      body: string;
      hidden_at: Date | null;
      hidden_reason: string | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
      withdrawn_at: Date | null;
    };
    sandbox_captures: {
      ref: string;
      payment_ref: string;
      payer_ref: string;
      amount_paise: Paise;
      currency: string;
      captured_at: Generated<Date>;
    };
    sandbox_payments: {
      ref: string;
      payment_id: PaymentId;
      order_number: string;
      amount_paise: Paise;
      return_url: string;
      held_until: Date;
      state: Generated<'open' | 'paid' | 'failed' | 'expired'>;
      refuses: Generated<number>;
      opened_at: Generated<Date>;
    };
    sandbox_refunds: {
      ref: string;
      refund_id: RefundId;
      capture_ref: string;
      amount_paise: Paise;
      asked_at: Generated<Date>;
    };
    sandbox_secret: {
      only_one: Generated<boolean>;
      secret: string;
    };
    sellers: {
      id: SellerId;
      user_id: UserId | null;
      is_house: Generated<boolean>;
      name: string;
      name_key: string;
      status: Generated<SellerStatus>;
      status_reason: string | null;
      gstin: string | null;
      legal_name: string | null;
      address: string | null;
      city: string | null;
      pincode: string | null;
      state_code: string | null;
      care_email: string | null;
      care_phone: string | null;
      bank_account: ColumnType<unknown, string | null, string | null>;
      created_at: Generated<Date>;
      closed_at: Date | null;
      low_stock_mailed_at: Date | null;
      bank_changed_at: Date | null;
    };
    sessions: {
      token_hash: Uint8Array;
      user_id: UserId;
      created_at: Generated<Date>;
      seen_at: Generated<Date>;
      expires_at: Date;
      ends_at: Date;
      user_agent: string | null;
      id: Generated<SessionId>;
    };
    settings: {
      key: string;
      value: ColumnType<unknown, string, string>;
      updated_at: Generated<Date>;
    };
    shop_pauses: {
      id: GeneratedAlways<number>;
      seller_id: SellerId;
      started_at: Date;
      started_by: UserId;
      returns_on: ColumnType<Date | null, string | null, string | null>;
      ended_at: Date | null;
      ended_by: UserId | null;
    };
    sold_serials: {
      line_id: string;
      place: number;
      seller_id: SellerId;
      product_id: ProductId;
      kind: NumberKind;
      number: string;
      return_id: ReturnId | null;
      noted_at: Date;
    };
    sold_titles: {
      product_id: ProductId;
      title: string;
    };
    stock_movements: {
      id: GeneratedAlways<number>;
      product_id: ProductId;
      quantity: number;
      reason: 'placed' | 'cancelled' | 'rejected' | 'returned' | 'adjusted';
      part_id: PartId | null;
      note: string | null;
      actor_id: UserId | null;
      at: Generated<Date>;
      cause: string | null;
    };
    throttles: {
      key: string;
      points: Generated<number>;
      expire: number | null;
    };
    ticket_answers: {
      id: TicketAnswerId;
      ticket_id: TicketId;
      author_id: UserId | null;
      author_name: string;
      body: string;
      written_at: Generated<Date>;
    };
    ticket_networks: {
      id: GeneratedAlways<number>;
      network: string;
      written_at: Generated<Date>;
    };
    tickets: {
      id: TicketId;
      number: string;
      user_id: UserId | null;
      full_name: string;
      email: string;
      subject: string;
      message: string;
      received_at: Generated<Date>;
      acknowledged_at: Date | null;
      answered_at: Date | null;
      closed_at: Date | null;
      status: GeneratedAlways<TicketStatus>;
    };
    uploads: {
      id: UploadId;
      seller_id: SellerId | null;
      purpose: Purpose;
      key: string;
      size: number;
      parts_id: string | null;
      status: Generated<'begun' | 'finished'>;
      width: number | null;
      height: number | null;
      created_at: Generated<Date>;
      finished_at: Date | null;
      unused_since: Date | null;
      user_id: UserId | null;
    };
    users: {
      id: UserId;
      email: string;
      user_name: string;
      user_name_key: string;
      mobile: string | null;
      password_hash: string;
      role: 'user' | 'admin';
      type: 'user' | 'vendor' | 'admin';
      blocked_at: Date | null;
      blocked_reason: string | null;
      created_at: Generated<Date>;
      deleted_at: Date | null;
    };
  }
}

/** Compiles only if both are the same texts. */
type Same<Named, Checked extends Named, _Named extends Checked> = Checked;

/** The texts that check constraints allow, beside the type that the program knows them by. */
export interface AllowedTexts {
  'import_rows.outcome': Same<
    Outcome,
    'added' | 'changed' | 'unchanged' | 'refused',
    Outcome
  >;
  'imports.state': Same<
    ImportState,
    'uploaded' | 'checking' | 'checked' | 'running' | 'done' | 'stopped' | 'failed',
    ImportState
  >;
  'invoices.kind': Same<
    DocumentKind,
    'invoice' | 'credit-note' | 'commission' | 'commission-credit',
    DocumentKind
  >;
  'ledger_entries.kind': Same<
    EntryKind,
    'sale' | 'delivery' | 'commission' | 'gst_on_commission' | 'tcs' | 'tds' | 'cash_collected' | 'adjustment' | 'payout',
    EntryKind
  >;
  'ledger_postings.cause': Same<
    Cause,
    'delivered' | 'undelivered' | 'returned' | 'adjusted' | 'paid_out' | 'payout_reversed',
    Cause
  >;
  'order_parts.status': Same<
    OrderStatus,
    'pending' | 'confirmed' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected' | 'cancelled',
    OrderStatus
  >;
  'order_parts.payment_status': Same<
    PaymentStatus,
    'pending' | 'paid' | 'failed' | 'partially_refunded' | 'refunded',
    PaymentStatus
  >;
  'order_parts.cash_state': Same<
    CashState,
    'expected' | 'collected' | 'kept' | 'remitted' | 'direct',
    CashState
  >;
  'orders.payment_method': Same<
    PaymentMethod,
    'COD' | 'sandbox' | 'razorpay' | 'paypal',
    PaymentMethod
  >;
  'orders.status': Same<
    OrderStatus,
    'pending' | 'confirmed' | 'inProcess' | 'inShipping' | 'delivered' | 'rejected' | 'cancelled',
    OrderStatus
  >;
  'orders.payment_status': Same<
    PaymentStatus,
    'pending' | 'paid' | 'failed' | 'partially_refunded' | 'refunded',
    PaymentStatus
  >;
  'payments.provider': Same<
    ProviderName,
    'sandbox' | 'razorpay' | 'paypal',
    ProviderName
  >;
  'payments.state': Same<
    PaymentState,
    'open' | 'paid' | 'failed' | 'expired' | 'returned',
    PaymentState
  >;
  'products.category': Same<
    Category,
    'electronics',
    Category
  >;
  'products.section': Same<
    Section,
    'featured' | 'top-deals' | 'trending' | 'accessories',
    Section
  >;
  'products.kind': Same<
    Kind,
    'smartphone' | 'laptop' | 'tablet' | 'audio' | 'wearable' | 'tv' | 'camera' | 'charger' | 'cable' | 'powerbank' | 'case' | 'other',
    Kind
  >;
  'products.status': Same<
    ProductStatus,
    'draft' | 'live' | 'hidden',
    ProductStatus
  >;
  'products.serial_kind': Same<
    SerialKind,
    'none' | 'serial' | 'imei',
    SerialKind
  >;
  'refunds.cause': Same<
    RefundCause,
    'cancelled' | 'rejected' | 'returned' | 'unwanted',
    RefundCause
  >;
  'refunds.state': Same<
    RefundState,
    'owed' | 'sent' | 'settled' | 'failed',
    RefundState
  >;
  'returns.state': Same<
    ReturnState,
    'requested' | 'approved' | 'received' | 'settled' | 'refused' | 'withdrawn',
    ReturnState
  >;
  'returns.reason': Same<
    ReturnReason,
    'damaged' | 'faulty' | 'wrong' | 'incomplete' | 'unwanted',
    ReturnReason
  >;
  'returns.goods': Same<
    GoodsFate,
    'restocked' | 'written_off',
    GoodsFate
  >;
  'review_reports.reason': Same<
    ReportReason,
    'advertising' | 'abusive' | 'private' | 'off-topic' | 'dishonest',
    ReportReason
  >;
  'sellers.status': Same<
    SellerStatus,
    'Pending' | 'Approved' | 'Rejected',
    SellerStatus
  >;
  'uploads.purpose': Same<
    Purpose,
    'picture' | 'import' | 'return',
    Purpose
  >;
}
