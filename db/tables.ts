import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Act, AuditFacts, SubjectKind } from '#shop/audit/acts.ts';
import type { CashHolder, CashState } from '#finance/cash/cash-states.ts';
import type { WaitingChanges } from '#products/catalog/approval/hold-back.ts';
import type { AttributeOption, AttributeType, AttributeValues } from '#products/catalog/attributes/attribute.ts';
import type { AttributeUnit } from '#products/catalog/attributes/attribute-units.ts';
import type { CategoryNames, CategoryPicture } from '#products/catalog/categories/category-tree.ts';
import type { ReturnRule } from '#products/catalog/categories/return-rule.ts';
import type { PriceOutcome, PriceState } from '#products/catalog/prices/scheduled-price.ts';
import type { ConditionGrade, ProductStatus } from '#products/catalog/product/product.fields.ts';
import type { ProductOption } from '#products/catalog/product/product.schema.ts';
import type { FitRule } from '#products/catalog/product/fits/fit-rules.ts';
import type { Translation } from '#products/catalog/product/translations.ts';
import type { Condition, Kind, ProductCategory, ProductSection } from '#products/catalog/vocabulary.ts';
import type { TicketStatus } from '#office/contact/ticket-status.ts';
import type { DocumentName } from '#office/pages/text-pages.ts';
import type { FieldChange, ImportOutcome } from '#products/imports/file/decide-row.ts';
import type { ImportState } from '#products/imports/import-state.ts';
import type { CellFault } from '#products/imports/file/product-fields.ts';
import type { Survey } from '#products/imports/server/file/survey-file.ts';
import type { CreditCause, DocumentKind } from '#finance/invoices/document-kind.ts';
import type { Cause, EntryKind } from '#finance/ledger/earnings/entry-kinds.ts';
import type { Purpose } from '#products/media/upload-rules.ts';
import type { AgentSecret } from '#orders/agents/ucp/agent-secret.ts';
import type { AgentOrderAbout } from '#people/accounts/guests/agent-order-about.ts';
import type { AgentBuyer, AgentDestination } from '#orders/agents/ucp/requests.schema.ts';
import type { ExchangeCondition, ExchangeQuoteId, ExchangeState } from '#orders/exchanges/exchange.ts';
import type { Extras } from '#orders/sold-services/extras.ts';
import type { Period } from '#orders/sold-services/period.ts';
import type { ServiceKind, ServiceWords } from '#orders/sold-services/service.ts';
import type { Bearer, OfferConditions, OfferKind } from '#orders/offers/offer.ts';
import type { ProposedChange, ProposedEditState, ReservedUnits } from '#orders/orders/editing/proposed-edit.ts';
import type { PaymentStatus } from '#orders/orders/moves/order-move.ts';
import type { OrderStatus } from '#orders/orders/order-status.ts';
import type { RejectReason } from '#orders/orders/moves/reject-reasons.ts';
import type { ChangeKind, Difference, StoredState } from '#office/assistants/suggested-change.ts';
import type { SpeedMetric } from '#office/status/page-speed.ts';
import type {
  PaymentMethod,
  PaymentState,
  ProviderName,
  RefundCause,
  RefundState,
} from '#payments/payments/payment-states.ts';
import type { ReturnReason } from '#orders/returns/return/return-reasons.ts';
import type { ItemsFate, ReturnId, ReturnState } from '#orders/returns/return/return-states.ts';
import type { ReportReason } from '#products/reviews/report-reason.ts';
import type { BannerTranslation } from '#products/banners/banner-translations.ts';
import type { BannerId } from '#products/banners/server/banners.queries.ts';
import type { FrontBody } from '#products/fronts/front.ts';
import type { ProposalState } from '#products/fronts/proposal.ts';
import type { StockReason } from '#products/inventory/stock/stock-reasons.ts';
import type { BankAccount } from '#people/sellers/bank/bank-account.ts';
import type { NumberKind, SerialKind } from '#orders/serials/serial-kind.ts';
import type { SellerStatus } from '#shared/api/actor.ts';
import type { Scope } from '#shared/api/scopes.ts';
import type {
  AccountCodeId,
  AddressId,
  ApiKeyId,
  ApprovalId,
  DeliveryId,
  CheckoutId,
  DocumentId,
  EndpointId,
  FarewellId,
  FrontId,
  FrontProposalId,
  ImportId,
  NotedErrorId,
  OfferId,
  ScheduledPriceId,
  OrderId,
  PartId,
  PaymentId,
  ProcessId,
  ProductId,
  ProposedEditId,
  QuestionId,
  RefundId,
  ReviewId,
  ReviewImportId,
  SellerId,
  ServiceId,
  SuggestedChangeId,
  SessionId,
  TicketAnswerId,
  TicketId,
  UploadId,
  UserId,
} from '#shared/id.ts';
import type { Paise } from '#shared/money/money.ts';
import type { PortName } from '#shared/ports/adapter.ts';
import type { WebhookEvent } from '#office/webhooks/webhook-events.ts';

/**
 * The columns of every table, as the query builder knows them.
 * Written by `npm run db:schema` from a migrated database and db/refinements.ts. To change it, write a migration.
 */
declare module '#platform/db/database.ts' {
  interface Tables {
    /** Codes that choose a new password or confirm a new e-mail address. */
    account_codes: {
      id: AccountCodeId;
      purpose: 'reset' | 'email' | 'guest' | 'texts' | 'agent';
      /** Whose new address it is. Null for a new password, which is requested by address whether or not it has an account. */
      user_id: UserId | null;
      email: string;
      /** The address before the change, where the notice is sent. */
      former_email: string | null;
      code_hash: string | null;
      code_expires_at: Date | null;
      tries: Generated<number>;
      used_at: Date | null;
      created_at: Generated<Date>;
      /** Of the page where a guest asked for it; the language of accounts is theirs. */
      language: string | null;
      /** The order that a code confirms, as its mail says; null for other codes. */
      about: ColumnType<AgentOrderAbout | null, string | null, string | null>;
      /** The number that was texted the code, to confirm it. */
      mobile: string | null;
    };
    /** Delivery addresses of shoppers. */
    addresses: {
      id: AddressId;
      user_id: UserId;
      /** One of three, so that two requests at once can't add a fourth address. */
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
    /** What agents were answered to changes with an idempotency key. Kept as long as the cart or checkout. */
    agent_answers: {
      platform: string;
      operation: string;
      key: string;
      /** SHA-256 of what was asked for: another request with the same key is refused. */
      request_hash: Uint8Array;
      /** The cart or checkout; null while it is worked on. */
      session_id: string | null;
      answer: ColumnType<object | null, string | null, string | null>;
      asked_at: Generated<Date>;
    };
    /** The key with which the shop signs what it tells platforms; its public half is in the profile. Stored as it is, because it signs. */
    agent_keys: {
      kid: string;
      /** A private JSON Web Key of the curve P-256. */
      secret: ColumnType<AgentSecret, string, string>;
      created_at: Generated<Date>;
    };
    /** Orders that came about with an agent, and how far its platform has been told of them. */
    agent_orders: {
      order_id: OrderId;
      /** What the agent knows the order by. Random, so that it opens this order only. */
      id: string;
      session_id: string;
      platform: string;
      webhook_url: string | null;
      /** Whether the agent filled in the address it goes to; one of the account is not told to platforms. */
      knows_address: boolean;
      /** Set by triggers with each change that a platform is told. */
      changed_at: Generated<Date>;
      told_at: Date | null;
      tries: Generated<number>;
      /** When the platform is told next; null if it knows everything, or has not answered for too long. */
      next_at: Generated<Date | null>;
      /** A process that tells it has it until then. */
      held_until: Date | null;
    };
    /** What agents prepare for a buyer. Prices and stock are read anew for each answer. */
    agent_sessions: {
      /** Random. Whoever knows it may see it and change it; the buyer opens it by a link that ends with it. */
      id: string;
      kind: 'cart' | 'checkout';
      /** Address of the profile of the platform that the agent named. */
      platform: string;
      items: ColumnType<{ productId: ProductId; quantity: number }[], string, string>;
      /** As the agent says; proves nothing. */
      buyer: ColumnType<AgentBuyer, string | undefined, string>;
      /** The postal address as the agent sent it. */
      destination: ColumnType<AgentDestination | null, string | null, string | null>;
      /** The cart it was made of. */
      of_cart: string | null;
      /** With it the platform asked for it, so that it is made once. */
      request_key: string | null;
      request_hash: Uint8Array | null;
      /** The mailed code with which the buyer confirms an order in cash. */
      code_entry: AccountCodeId | null;
      /** When the last code was asked for. */
      code_at: Date | null;
      /** The total that was mailed with the code; it confirms nothing above it. */
      code_paise: Paise | null;
      /** Whether the agent was told to let the buyer finish. */
      handed_over: Generated<boolean>;
      /** The total that the agent was last told; never more is ordered through it. */
      shown_paise: Paise | null;
      /** Where the platform wants to be told of the order. */
      webhook_url: string | null;
      /** The checkout of the person who took it over. */
      checkout_id: CheckoutId | null;
      order_id: OrderId | null;
      canceled_at: Date | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
      expires_at: Date;
    };
    /** Keys with which programs call the API in the name of a user. A revoked key has no row. */
    api_keys: {
      id: ApiKeyId;
      user_id: UserId;
      name: string;
      /** The first characters, by which people recognise a key. The key itself is shown once and not stored. */
      beginning: string;
      key_hash: Uint8Array;
      /** What the key may do of what its user may, such as orders:read. */
      scopes: ColumnType<readonly Scope[], string, string>;
      created_at: Generated<Date>;
      /** Null for a key without an end. */
      expires_at: Date | null;
      /** Accurate to the hour. */
      last_used_at: Date | null;
    };
    /** What can be said of products by type, such as RAM or the kind of panel. Which categories have them is in category_attributes. */
    attributes: {
      id: string;
      /** By language; there is always an English one. */
      names: ColumnType<CategoryNames, string, string>;
      /** Other names in English, separated by commas, for tables and files of sellers. */
      said: Generated<string>;
      type: AttributeType;
      /** What a number is shown in. Values and bounds are whole numbers of its base unit: MB for GB, hundredths for inches. */
      unit: AttributeUnit | null;
      min: number | null;
      max: number | null;
      /** Of a choice, in order: each with its id and its names by language. */
      options: ColumnType<AttributeOption[] | null, string | null, string | null>;
      /** Products need it to go on sale. */
      required: Generated<boolean>;
      filterable: Generated<boolean>;
      comparable: Generated<boolean>;
      /** The administrator who changed it last; null for one that came with the shop. */
      changed_by: string | null;
      /** Nobody sees it any more; products keep its values until it is restored. */
      removed_at: Date | null;
    };
    /** What administrators have done. Rows are only added; names are as they were at the time, because an entry outlives an account. */
    audit_entries: {
      id: GeneratedAlways<number>;
      at: Generated<Date>;
      actor_id: UserId;
      actor_name: string;
      act: Act;
      subject_kind: SubjectKind;
      subject_id: string;
      subject_name: string;
      before: ColumnType<AuditFacts | null, string | null, string | null>;
      after: ColumnType<AuditFacts | null, string | null, string | null>;
      network: string | null;
    };
    /** Banners of the home page. */
    banners: {
      id: BannerId;
      image: string;
      image_phone: string | null;
      alt: Generated<string>;
      eyebrow: string | null;
      headline: string | null;
      product_id: ProductId | null;
      position: number;
      created_at: Generated<Date>;
      /** A deleted banner can be restored for a while. */
      deleted_at: Date | null;
      /** Alternative text, eyebrow and headline in other languages; what is empty is shown in English. */
      translations: ColumnType<BannerTranslation[], string | undefined, string>;
    };
    /** Brands, as administrators maintain them. */
    brands: {
      id: string;
      label: string;
      position: number;
      /** Without a tile on the home page and without a row in the filters; its products stay on sale. */
      hidden: Generated<boolean>;
      /** Which of the logos of the shop it has. */
      mark: string | null;
      /** Other names of the brand, for the search. */
      said: Generated<string>;
      /** Sub-brands and spellings that files may name instead, separated by commas. */
      aliases: Generated<string>;
    };
    /** The products in a cart. */
    cart_items: {
      user_id: UserId;
      product_id: ProductId;
      quantity: number;
      added_at: Generated<Date>;
    };
    /** Products saved for later out of a cart, each once. */
    cart_later: {
      user_id: UserId;
      product_id: ProductId;
      quantity: number;
      /** What one cost when it was saved, as the shopper saw it. For display only. */
      saved_price_paise: Paise;
      saved_at: Generated<Date>;
    };
    /** Carts as links, without anything about the person who shares them. Prices and stock are read anew for each answer. */
    cart_links: {
      /** The end of the address. Whoever knows it sees the products. */
      token: string;
      /** Who may end it. */
      user_id: UserId;
      /** Product, quantity and title of each line. The title names what is not on sale any more: later ones are not public. */
      items: ColumnType<{ productId: ProductId; quantity: number; title: string }[], string, string>;
      created_at: Date;
      expires_at: Date;
    };
    /** Guest carts that were merged at sign-in, each once. */
    cart_merges: {
      user_id: UserId;
      merge_id: string;
      outcome: ColumnType<unknown, string, string>;
      merged_at: Generated<Date>;
    };
    /** Carts of shoppers with an account. */
    carts: {
      user_id: UserId;
      id: string;
      version: Generated<number>;
      updated_at: Generated<Date>;
      /** Codes of offers that the shopper has entered. */
      codes: ColumnType<readonly string[], string | undefined, string>;
    };
    /** What products are: a tree that the administrator edits. A product may be in any category of it. */
    categories: {
      id: string;
      parent_id: string | null;
      position: number;
      /** By language; there is always an English one. */
      names: ColumnType<CategoryNames, string, string>;
      /** What else people call it, for the search. */
      said: Generated<string>;
      /** Of new products, if their seller gives none. Null: that of the category above. */
      hsn: string | null;
      /** The same for the GST rate; without one anywhere above, the usual rate. */
      gst_rate_bp: number | null;
      /** The same for what is recorded of each unit; without one anywhere above, nothing. */
      serial_kind: SerialKind | null;
      /** Not offered in filters; its products stay on sale. */
      hidden: Generated<boolean>;
      /** The administrator who changed it last; null for one that came with the shop. */
      changed_by: string | null;
      /** Its address and the alternative texts by language. */
      picture: ColumnType<CategoryPicture | null, string | null, string | null>;
      /** For what reasons its products can be returned, and within how many days. Null: as the category above; without one anywhere above, as everywhere. */
      returns: ColumnType<ReturnRule | null, string | null, string | null>;
    };
    /** The attributes of a category, in order. The categories below have them too. */
    category_attributes: {
      category_id: string;
      attribute_id: string;
      position: number;
    };
    /** What sellers call categories in their files, as they have said. */
    category_words: {
      seller_id: SellerId;
      /** Only letters and digits, in lower case. */
      word: string;
      category_id: string;
    };
    /** Purchases being prepared. Prices, stock and charges are not kept here: they are read anew for each answer. */
    checkouts: {
      id: CheckoutId;
      user_id: UserId | null;
      /** Product and quantity of each line; null for what is in the cart. */
      items: ColumnType<{ productId: ProductId; quantity: number }[] | null, string | null, string | null>;
      /** The chosen address of the account; null for the oldest. It may have been deleted since. */
      address_id: AddressId | null;
      /** The chosen way to pay; null for the first that is possible. */
      method: PaymentMethod | null;
      version: Generated<number>;
      /** The order it became. It can become one only. */
      order_id: OrderId | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
      expires_at: Date;
      /** The administrator who takes the order for the buyer; null if the buyer does. */
      made_by: UserId | null;
      /** For an order by hand, the address as it was dictated; of an agent, as the agent filled it in. */
      ship_to: ColumnType<{ name: string | null; address: string; city: string; state_code: string; pincode: string; phone: string; notes: string } | null, string | null, string | null>;
      /** For an order by hand: the codes of offers that the caller has. */
      codes: readonly string[] | null;
      /** Whether the invoice is for the business of the account. */
      for_company: Generated<boolean>;
      /** Services, windows and words for gifts that were chosen. */
      extras: ColumnType<Extras | null, string | null, string | null>;
      /** Address of the profile of the platform whose agent prepared it; null otherwise. */
      agent: string | null;
    };
    /** Months of a seller whose commission is invoiced, whether or not there was any. */
    commission_months: {
      seller_id: SellerId;
      month: string;
      closed_at: Date;
    };
    /** The business that a shopper buys for: at most one for each account. */
    companies: {
      user_id: UserId;
      name: string;
      gstin: string;
      /** The registered place of business, as invoices state it. */
      address: string;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    /** Services of others that fill a port: their settings and secrets, entered by administrators. */
    connections: {
      id: Generated<string>;
      port: PortName;
      name: string;
      is_on: Generated<boolean>;
      settings: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
      /** As they are, because the service is sent them; in no answer of the API. */
      secrets: ColumnType<Readonly<Record<string, string>>, string | undefined, string>;
      tested_at: Date | null;
      /** What the service said in the last test; null if it worked. */
      test_failure: string | null;
      changed_at: Generated<Date>;
    };
    /** Units of running deals by order; deleted when the deal is over. */
    deal_sales: {
      part_id: PartId;
      price_id: ScheduledPriceId;
      /** A hash of the deal and the account. */
      person: string;
      quantity: number;
    };
    /** What an old phone would be worth with a product. Deleted once it has expired; orders have a copy. */
    exchange_quotes: {
      id: ExchangeQuoteId;
      /** Who asked; null for a guest, whose quote is anybody's who knows its id. */
      user_id: UserId | null;
      product_id: ProductId;
      /** Brand and model. */
      model: string;
      condition: ExchangeCondition;
      imei: string;
      value_paise: Paise;
      quoted_at: Date;
      expires_at: Date;
    };
    /** Sellers who take old phones in exchange. */
    exchange_sellers: {
      seller_id: SellerId;
      since: Date;
    };
    /** Addresses of deleted accounts, until the last mail has been sent. */
    farewells: {
      id: FarewellId;
      email: string;
      name: string;
      created_at: Generated<Date>;
      language: Generated<string>;
    };
    /** Pictures of other sites that a seller's files have named, so that each is fetched once. */
    fetched_pictures: {
      seller_id: SellerId;
      address: string;
      /** Its address in the shop. */
      src: string;
      /** A hash of the bytes: the same picture at two addresses is stored once. */
      print: string;
      fetched_at: Date;
    };
    /** Sections that sellers propose for the home page or a landing page. */
    front_proposals: {
      id: FrontProposalId;
      seller_id: SellerId;
      /** The page it is for, as in front_versions. */
      front: string;
      section: ColumnType<FrontBody['sections'][number], string, string>;
      note: string;
      /** Taken: an administrator has put it into a version of the page, where it is edited and published like any other section. */
      state: Generated<ProposalState>;
      /** Goes up when the seller changes it, so that nobody decides about what they have not seen. */
      version: Generated<number>;
      proposed_at: Date;
      changed_at: Date;
      decided_at: Date | null;
      reason: string | null;
    };
    /** The home page and the landing pages as administrators compose them: what is published, what was, and a draft. */
    front_versions: {
      /** “home”, or the word in the address of a landing page. */
      front: string;
      /** The same in all versions of a page, for the audit log. */
      front_id: FrontId;
      version: number;
      /** Titles and sections. Null: for the home page the one that comes with the shop, a landing page that was taken down, or a draft that was discarded. */
      body: ColumnType<FrontBody | null, string | null, string | null>;
      is_draft: boolean;
      changed_at: Date;
      /** The name of the administrator at that time, as in the audit log. */
      changed_by: string;
    };
    /** Pictures of other sites that an import names, each with what became of it. */
    import_addresses: {
      import_id: ImportId;
      address: string;
      state: Generated<'waiting' | 'fetched' | 'refused'>;
      /** Why it was refused, a sentence for the seller. */
      fault: string | null;
      src: string | null;
    };
    /** Pictures of a zip file that have been uploaded already. */
    import_pictures: {
      import_id: ImportId;
      name: string;
      src: string;
    };
    /** The rows of an import, each with what became of it. */
    import_rows: {
      import_id: ImportId;
      /** As spreadsheets count rows; the headings are row 1. */
      number: number;
      outcome: ImportOutcome;
      is_done: Generated<boolean>;
      sku: string | null;
      /** As they were sent. */
      cells: ColumnType<string[], string, string>;
      changes: ColumnType<FieldChange[], string | undefined, string>;
      faults: ColumnType<CellFault[], string | undefined, string>;
      notes: ColumnType<string[], string | undefined, string>;
      product_id: ProductId | null;
      /** What the row calls its category, where the shop itself does not know the word. */
      word: string | null;
      /** The brand that the row names, where the shop does not have it. */
      brand: string | null;
      /** Attributes that the texts of the row say and its columns do not, each with the words that say it. */
      proposals: ColumnType<unknown, string | null, string | null>;
      /** Pictures of other sites that its product is to get; null once it has them. */
      addresses: ColumnType<unknown, string | null, string | null>;
    };
    /** Product imports from CSV or zip files. Kept for a month; what they changed stays. */
    imports: {
      id: ImportId;
      seller_id: SellerId;
      /** Who started it; its changes of stock are made in this name. */
      asked_by: UserId | null;
      file_key: string;
      file_name: string;
      file_bytes: number;
      state: Generated<ImportState>;
      /** The format of the file and the meaning of its columns; null until it has been looked at. */
      reading: ColumnType<Survey | null, string | null, string | null>;
      row_count: Generated<number>;
      /** The number of the last row that is checked. */
      checked_to: Generated<number>;
      added: Generated<number>;
      changed: Generated<number>;
      unchanged: Generated<number>;
      refused: Generated<number>;
      /** How many of the added and changed rows are written. */
      done: Generated<number>;
      fault: string | null;
      /** The process that works on it. It renews its claim every few seconds, so that another can take over when it dies. */
      worker: string | null;
      worked_until: Date | null;
      created_at: Generated<Date>;
      ended_at: Date | null;
      /** Where in the unpacked table the next row to check begins, in bytes. */
      checked_offset: Generated<number>;
      /** Rows whose seller has not yet said what category their word means. */
      waiting: Generated<number>;
      /** Until when a process fetches its pictures; it renews this. */
      pictures_until: Date | null;
    };
    /** The last number of each series. Its row is locked until the transaction ends, so that a rollback leaves no gap. */
    invoice_series: {
      seller_id: SellerId;
      kind: DocumentKind;
      /** Financial year in India, April to March, as in 26-27. */
      year: string;
      last_serial: number;
    };
    /** Invoices and credit notes as they were issued. Rows are only added. */
    invoices: {
      id: DocumentId;
      kind: DocumentKind;
      /** Who issues it. Commission invoices are issued by the house seller. */
      seller_id: SellerId;
      year: string;
      serial: number;
      number: string;
      /** The seller order it is for; null for commission. */
      part_id: PartId | null;
      /** Counts from 1, because a seller order that is set back and shipped again has another invoice. */
      round: number | null;
      /** The seller that a commission invoice is for. */
      to_seller_id: SellerId | null;
      month: string | null;
      /** The invoice that a credit note reverses. */
      against_id: DocumentId | null;
      cause: CreditCause | null;
      cause_id: string | null;
      total_paise: Paise;
      /** A TaxDocument with amounts in paise and days as ISO text; readDocument reads it. */
      document: ColumnType<unknown, string, string>;
      issued_at: Date;
    };
    /** Browsers in which somebody has signed in before. Failed sign-ins elsewhere do not block these. */
    known_browsers: {
      token_hash: Uint8Array;
      user_id: UserId;
      signed_in_at: Generated<Date>;
    };
    /** What the ledger needs to know of a seller. Payouts lock this row, so that those of one seller follow each other. */
    ledger_accounts: {
      seller_id: SellerId;
      /** The seller collects the cash of its deliveries itself. */
      collects_cash: Generated<boolean>;
    };
    /** What was posted for a seller on a summed day. Rows add up: a trigger adds one for a posting of such a day, a job makes one of many. */
    ledger_days: {
      seller_id: string;
      day: ColumnType<Date, string, string>;
      amount_paise: Paise;
      is_change: Generated<boolean>;
    };
    /** What a posting is made of, by kind. */
    ledger_entries: {
      posting_id: number;
      kind: EntryKind;
      rate_bp: number | null;
      /** The amount that the rate applies to. */
      base_paise: Paise;
      amount_paise: Paise;
    };
    /** While a hold is open, the balance of its seller order is not paid out. */
    ledger_holds: {
      cause_id: string;
      part_id: PartId;
      held_at: Date;
      released_at: Date | null;
    };
    /** The order lines of a posting; below zero for returned items. The commission rate is stored, because rates change. */
    ledger_lines: {
      posting_id: number;
      line_id: string;
      quantity: number;
      amount_paise: Paise;
      commission_bp: number;
    };
    /** Changes of the balances of sellers, one for each effect of a cause. Rows are only added; a balance is a sum. */
    ledger_postings: {
      id: GeneratedAlways<number>;
      seller_id: SellerId;
      part_id: PartId | null;
      cause: Cause;
      cause_id: string;
      /** Counts from 1, because a seller order can be delivered, set back and delivered again. */
      generation: Generated<number>;
      /** The sum of its entries; above zero the shop owes it to the seller. */
      amount_paise: Paise;
      at: Date;
      /** From when it can be paid out; a reversal has the moment of what it reverses. */
      payable_at: Date;
      note: string | null;
      by_name: string | null;
      /** The day of a payout at the bank. */
      paid_on: ColumnType<Date | null, string | null, string | null>;
      /** The UTR number of a payout. */
      reference: string | null;
    };
    /** Products whose seller was told that stock is low. The row goes when there is enough stock again. */
    low_stock_told: {
      product_id: ProductId;
      told_at: Date;
    };
    /** What the shop has written itself in its mails, by mail and language. An empty text is the usual one. */
    mail_words: {
      mail: string;
      language: string;
      subject: Generated<string>;
      opening: Generated<string>;
      closing: Generated<string>;
      changed_at: Generated<Date>;
      version: Generated<number>;
      /** The name of the administrator at that time, as in the audit log. */
      changed_by: Generated<string>;
    };
    /** Sellers whose products an administrator has unlinked for good from a match. */
    match_refusals: {
      seller_id: SellerId;
      match: string;
      at: Date;
    };
    /** The migrations that have run, each with the hash of its file. */
    migrations: {
      name: string;
      hash: string;
      ran_at: Generated<Date>;
    };
    /** Errors without their words, which may name people; the log has them under the reference. */
    noted_errors: {
      id: NotedErrorId;
      at: Date;
      what: string;
      fault: string | null;
      place: string | null;
      reference: string | null;
    };
    /** How often an offer was used and what it cost, and the limits of both. */
    offer_counts: {
      offer_id: OfferId;
      used: Generated<number>;
      spent_paise: Generated<Paise>;
      /** Orders in all; null without a limit. */
      most: number | null;
      budget_paise: Paise | null;
    };
    /** How often a person used an offer. */
    offer_persons: {
      offer_id: OfferId;
      /** The id of an account, or a hash of how a guest is reached. */
      person: string;
      used: number;
    };
    /** Which offers an order used. */
    offer_redemptions: {
      order_id: OrderId;
      offer_id: OfferId;
      name: string;
      code: string | null;
      person: string | null;
      discount_paise: Paise;
      at: Date;
      /** Nothing of the order is wanted any more, so the use does not count. */
      given_back: Generated<boolean>;
    };
    /** What makes an order cheaper, and under which conditions. */
    offers: {
      id: OfferId;
      /** The seller who made it for own products; null for an offer of the shop. */
      seller_id: SellerId | null;
      /** What a shopper enters; null for an offer that needs no code. */
      code: string | null;
      name: string;
      kind: OfferKind;
      percent_bp: number | null;
      cap_paise: Paise | null;
      /** The discount, or the price of a bundle. */
      amount_paise: Paise | null;
      /** With free: of so many units together, the cheapest free ones cost nothing. */
      buy: number | null;
      free: number | null;
      /** Who pays the discount. */
      bearer: Bearer;
      /** For which products, brands, categories, sellers, buyers, payment methods and PIN codes. */
      conditions: ColumnType<OfferConditions, string, string>;
      /** What the products it is for must cost together, before discounts. */
      min_paise: Generated<Paise>;
      /** Whether it is added to another offer. */
      combines: Generated<boolean>;
      starts_at: Date;
      ends_at: Date;
      paused: Generated<boolean>;
      per_person: number | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    /** Sums of a summed day by status. Rows add up: triggers add a row for what changes of such a day, and a job makes one of many. */
    order_days: {
      day: ColumnType<Date, string, string>;
      /** Seller orders of this seller. Null for the shop: orders by their own status, amounts by that of seller orders. */
      seller_id: string | null;
      status: OrderStatus;
      orders: number;
      items_paise: Paise;
      delivery_paise: Paise;
      /** Of the shop only: seller orders whose cash is with the shop. */
      cash_in: Generated<number>;
      /** Of the shop only: seller orders whose cash its seller keeps. */
      cash_kept: Generated<number>;
      /** Not added up with the others yet. */
      is_change: Generated<boolean>;
    };
    /** What each offer took off each line, and off the delivery charge. */
    order_discounts: {
      part_id: PartId;
      /** Null for the delivery charge. */
      line_id: string | null;
      offer_id: OfferId;
      bearer: Bearer;
      discount_paise: Paise;
    };
    /** The history of an order. */
    order_events: {
      id: GeneratedAlways<number>;
      order_id: OrderId;
      part_id: PartId | null;
      kind: 'placed' | 'status' | 'note' | 'edited';
      status: OrderStatus | null;
      actor_id: UserId | null;
      actor_name: string;
      note: string | null;
      at: Generated<Date>;
      /** Why a seller order was rejected, beside the words in its note. */
      reason: RejectReason | null;
    };
    /** Old phones that are given for order lines, one for a line. */
    order_exchanges: {
      line_id: string;
      part_id: PartId;
      model: string;
      condition: ExchangeCondition;
      /** Null once the account of the buyer is erased. */
      imei: string | null;
      quoted_paise: Paise;
      /** void: the line was cancelled, rejected or returned before anybody confirmed the phone; undone: it went back because the new one was returned. */
      state: Generated<ExchangeState>;
      /** What the buyer got for it; at most what was quoted. */
      final_paise: Paise | null;
      final_condition: ExchangeCondition | null;
      reason: string | null;
      settled_at: Date | null;
      settled_by: string | null;
    };
    /** The lines of a seller order, frozen: product, price and tax rate as they were when it was placed. */
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
      /** The rule for returns at the time of the order; null for the usual one. */
      returns: ColumnType<ReturnRule | null, string | null, string | null>;
      /** What offers took off the whole line. */
      discount_paise: Generated<Paise>;
      /** The part of the discount that somebody else than the seller pays. It belongs to the price of the sale. */
      funded_paise: Generated<Paise>;
      /** The kind of a service that was sold with the product; null for the product itself. */
      service: ServiceKind | null;
    };
    /** Seller orders: the share of an order that one seller ships and invoices. */
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
      /** Six digits that the shopper shares with a seller who delivers in person. */
      delivery_code: GeneratedAlways<string>;
      /** Where the cash of the delivery is; null until it is delivered, and for online payments. */
      cash_state: CashState | null;
      cash_holder: CashHolder | null;
      cash_amount_paise: Paise | null;
      cash_on: ColumnType<Date | null, string | null, string | null>;
      cash_reference: string | null;
      /** Why an administrator recorded the delivery without its code. */
      unproven_reason: string | null;
      /** Why an administrator shipped it without payment. */
      unpaid_reason: string | null;
      /** What offers took off the delivery charge. */
      delivery_discount_paise: Generated<Paise>;
      /** The part of it that somebody else than the seller pays. */
      delivery_funded_paise: Generated<Paise>;
      /** With slot_period: the window in which it is delivered. It takes a place of it unless it is cancelled or rejected. */
      slot_day: string | null;
      slot_period: Period | null;
      /** The proposed edit that waits for the buyer’s payment. */
      edit_id: ProposedEditId | null;
    };
    /** What a line of a service says besides its price, and when it is done. */
    order_services: {
      line_id: string;
      part_id: PartId;
      /** The line it is done for; null for what is done for all of a seller order. */
      of_line_id: string | null;
      service_id: ServiceId;
      covers: string;
      /** The words that go with a gift. */
      note: string | null;
      days: number | null;
      /** Six digits by which the buyer confirms that it is done. */
      code: Generated<string>;
      scheduled_on: ColumnType<Date | null, string | null, string | null>;
      scheduled_period: Period | null;
      done_at: Date | null;
      /** Why it is recorded as done without the code. */
      done_note: string | null;
      /** When all of it, or all it was to be done for, had been refunded before it was done. */
      called_off_at: Date | null;
    };
    /** Orders of shoppers; each has one seller order for each of its sellers. */
    orders: {
      id: OrderId;
      number: GeneratedAlways<number>;
      user_id: UserId | null;
      cart_id: string | null;
      idempotency_key: string;
      request_hash: Uint8Array;
      payment_method: PaymentMethod;
      /** What the statuses of the seller orders add up to, written together with them, so that lists filter without joining. */
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
      /** Until when stock is reserved for the payment; null when the order waits for none. */
      held_until: Date | null;
      company_name: string | null;
      /** Of the business it is bought for; null for a person. Decides the place of supply. */
      company_gstin: string | null;
      company_address: string | null;
      /** Address of the profile of the platform whose agent prepared it; null for orders that people made by themselves. */
      agent: string | null;
    };
    /** How fast pages are for visitors: counts by day, never single visits. */
    page_speeds: {
      day: ColumnType<Date, string | undefined, string>;
      page: string;
      metric: SpeedMetric;
      bucket: number;
      count: number;
    };
    /** Words of the text pages, by page and language: what is published, what was, and a draft. */
    page_versions: {
      page: DocumentName;
      language: string;
      version: number;
      /** In the markup of pages; null for the words that come with the shop, and for a draft that was discarded. */
      body: string | null;
      is_draft: boolean;
      changed_at: Date;
      /** The name of the administrator at that time, as in the audit log. */
      changed_by: string;
    };
    /** Links with which an order is paid without signing in. They work as long as the order waits for its payment. */
    pay_links: {
      /** SHA-256 of the token, which nothing else keeps. */
      token_hash: Uint8Array;
      order_id: OrderId;
      created_at: Generated<Date>;
      /** The proposed edit whose difference it pays; null for the order. */
      edit_id: ProposedEditId | null;
    };
    /** Webhooks of providers. Each is handled once, however often it comes. */
    payment_messages: {
      provider: ProviderName;
      message_id: string;
      kind: string;
      payment_id: PaymentId | null;
      body: string;
      received_at: Generated<Date>;
    };
    /** The seller orders that a payment pays. An unexpected payment pays none. */
    payment_parts: {
      payment_id: PaymentId;
      part_id: PartId;
      amount_paise: Paise;
    };
    /** Payment attempts. An order has at most one that is open and one that has paid it. */
    payments: {
      id: PaymentId;
      order_id: OrderId;
      provider: ProviderName;
      state: Generated<PaymentState>;
      amount_paise: Paise;
      /** What the provider calls the payment. */
      provider_ref: string | null;
      /** What the provider calls the money once it has come. */
      capture_ref: string | null;
      payer_ref: string | null;
      /** Where the shopper approves the payment. */
      approval_url: string | null;
      /** Until when stock is reserved for it. */
      held_until: Date;
      captured_at: Date | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
      /** What was paid in; a provider may report another currency than was asked for. */
      currency: Generated<string>;
      /** When the provider was last asked about it. */
      asked_at: Date | null;
      /** The proposed edit whose difference it pays; null for what the order cost when it was placed. */
      edit_id: ProposedEditId | null;
    };
    /** What products cost in the last 30 days, and the price before that. Rows are added by a trigger. */
    price_history: {
      product_id: ProductId;
      /** Since when. */
      at: Date;
      /** The price of one unit. */
      paid_paise: Paise;
      /** The MRP. */
      price_paise: Paise;
    };
    /** What each process reports of itself every 15 seconds, for the status page. */
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
      /** A word for where the process stores files, the same for all that share the place. Null for older versions. */
      files_in: string | null;
    };
    /** What an administrator decides together: a product, several that were changed together, or those of an import. */
    product_approvals: {
      id: ApprovalId;
      seller_id: SellerId;
      /** Imports are deleted after a month; what waits stays. */
      import_id: ImportId | null;
      file_name: string | null;
      /** Goes up when the seller changes what waits, so that nobody approves what they have not seen. */
      version: Generated<number>;
      since: Date;
      sent_back_at: Date | null;
      sent_back_reason: string | null;
    };
    /** How many products of a seller have a status and so much in stock. Rows add up: triggers add one for a change, a job makes one of many. */
    product_counts: {
      seller_id: SellerId;
      status: ProductStatus;
      supply: 'out' | 'low' | 'enough';
      products: number;
      /** Not added up with the others yet. */
      is_change: Generated<boolean>;
    };
    /** What lists of products for sellers are counted, found and sorted by, of all products that are not deleted. Kept by triggers. */
    product_keys: {
      product_id: ProductId;
      seller_id: SellerId;
      /** In lower case, as is the SKU. */
      title: string;
      sku: string | null;
      brand: string;
      status: ProductStatus;
      /** What is in stock, with what a deal holds back. */
      supply: 'out' | 'low' | 'enough';
      listed: boolean;
      /** When its seller last changed it. */
      changed_at: Date;
    };
    /** Products, each of one seller. */
    products: {
      id: ProductId;
      seller_id: SellerId;
      family_id: string | null;
      slug: string;
      sku: string | null;
      title: string;
      description: string;
      category: ProductCategory;
      section: ProductSection;
      brand: string;
      kind: Kind;
      price_paise: Paise;
      sale_price_paise: Paise | null;
      paid_paise: GeneratedAlways<Paise>;
      stock: Generated<number>;
      /** For indexes, so that a sale that leaves some in stock rewrites none. */
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
      /** Live, not deleted, and its seller may sell: the condition of every public query. */
      listed: boolean;
      /** Goes up with every change, a sale included. */
      version: Generated<number>;
      /** Words in lower case with one space between them. */
      search_text: string;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
      deleted_at: Date | null;
      /** The version in which the seller last changed the text, so that an edit of the text conflicts with edits only. */
      content_version: Generated<number>;
      serial_kind: Generated<SerialKind>;
      translations: ColumnType<Translation[], string | undefined, string>;
      gtin: string | null;
      mpn: string | null;
      model: string | null;
      weight_grams: number | null;
      box_length: number | null;
      box_width: number | null;
      box_height: number | null;
      condition: Generated<Condition>;
      condition_grade: ConditionGrade | null;
      /** What is left of the capacity of the battery, in per cent. */
      battery_health: number | null;
      /** Values by attribute: whole numbers of the base unit, ids of options, true and false, texts. */
      attributes: ColumnType<AttributeValues, string | undefined, string>;
      /** What an administrator has said it matches, in place of its GTIN. */
      match_link: string | null;
      /** Whether it may be on sale; false until an administrator has approved a new product that waits. */
      approved: Generated<boolean>;
      /** The MRP from which a rise is measured, so that several small ones do not add up to a large one; null for the present MRP. */
      checked_price_paise: Paise | null;
      /** Lines of brand, model and category, or GTINs, of products that this one fits. */
      fits: ColumnType<string[], string | undefined, string>;
      /** The lines of fits as rules: see fit-rules.ts. */
      fit_rules: ColumnType<FitRule[], string | undefined, string>;
      /** The lowest price in the 30 days before the present one; null if there was none, or the present one is older. */
      lowest_paise: Paise | null;
      /** The scheduled price that the sale price is at present. */
      scheduled_price_id: ScheduledPriceId | null;
      /** What is in stock besides the units of a running deal: it is not on sale until the deal is over. */
      held_stock: Generated<number>;
    };
    /** Edits of paid orders that cost more. They become real when the buyer has paid the difference. */
    proposed_edits: {
      id: ProposedEditId;
      order_id: OrderId;
      part_id: PartId;
      /** overtaken: the order was moved on or edited otherwise before it was paid. */
      state: Generated<ProposedEditState>;
      /** What each line becomes, with the product that is swapped in as it was on sale. */
      changes: ColumnType<readonly ProposedChange[], string, string>;
      /** The units that were taken from stock for it; given back unless it becomes real. */
      reserved: ColumnType<readonly ReservedUnits[], string, string>;
      /** As the edit stands in the history once it is real. */
      note: string;
      difference_paise: Paise;
      held_until: Date;
      /** Null once the account is gone. */
      made_by: string | null;
      made_by_name: string;
      created_at: Date;
      ended_at: Date | null;
    };
    /** Reports of questions and answers by people. */
    question_reports: {
      question_id: QuestionId;
      user_id: UserId;
      reason: ReportReason;
      /** The words when they were reported, because an answer may be changed. */
      body: string;
      reported_at: Date;
      settled_at: Date | null;
    };
    /** Questions about products, and their answers. */
    questions: {
      id: QuestionId;
      product_id: ProductId;
      /** The question that this row answers; null if it is itself a question. */
      answers: QuestionId | null;
      user_id: UserId;
      /** An answer of the product's seller, shown with the seller's name. */
      by_seller: Generated<boolean>;
      body: string;
      written_at: Date;
      /** Of a question: when its newest visible answer was written. */
      answered_at: Date | null;
      hidden_at: Date | null;
      hidden_reason: string | null;
    };
    /** Administrators who approved a manual refund. Large refunds need two. */
    refund_approvals: {
      refund_id: RefundId;
      user_id: UserId;
      user_name: string;
      at: Date;
    };
    /** Which quantity and amount of which order line is refunded. */
    refund_lines: {
      refund_id: RefundId;
      line_id: string;
      quantity: number;
      amount_paise: Paise;
    };
    /** Money that is due to a shopper, from the moment it is due until it has arrived. */
    refunds: {
      id: RefundId;
      order_id: OrderId;
      /** Null for a payment that came when the order no longer wanted it. */
      part_id: PartId | null;
      /** What the order was paid with; null for cash. */
      payment_id: PaymentId | null;
      cause: RefundCause;
      /** The record that caused the refund; a cause has one refund. */
      cause_id: string;
      state: Generated<RefundState>;
      amount_paise: Paise;
      /** The part of the amount that is delivery charge. */
      delivery_paise: Generated<Paise>;
      /** Where a refund of cash is sent. */
      upi_id: string | null;
      provider_ref: string | null;
      failure: string | null;
      owed_at: Generated<Date>;
      settled_at: Date | null;
      settled_by: UserId | null;
      updated_at: Generated<Date>;
      asked_at: Date | null;
      /** What was given for old phones that go back with this return. The amount is its lines and its delivery charge less this. */
      exchange_paise: Generated<Paise>;
      /** The refund that this one completes with money of another payment. Its lines are those of that refund. */
      rest_of: RefundId | null;
    };
    /** Registrations that wait for their code. Each has its own code and tries, so that nobody can spoil another. */
    registrations: {
      id: string;
      email: string;
      user_name: string;
      mobile: string;
      gstin: string | null;
      role: 'user' | 'admin';
      type: 'user' | 'vendor';
      password_hash: string;
      /** Null until the code is mailed, which is when it is made. */
      code_hash: string | null;
      code_expires_at: Date | null;
      tries: Generated<number>;
      used_at: Date | null;
      created_at: Generated<Date>;
      language: Generated<string>;
    };
    /** Units that unpaid or unproven orders hold beyond the first of each product. Limits count them. */
    reserved_units: {
      order_id: OrderId;
      product_id: ProductId;
      units: number;
      /** A hash of the network that the order came from. */
      network: string | null;
      is_online: boolean;
      /** The row does not count after this moment. */
      until: Date;
    };
    /** Who brought a return to which state, and when. It comes to each state at most once. */
    return_events: {
      return_id: ReturnId;
      state: ReturnState;
      actor_id: UserId | null;
      actor_name: string;
      note: string | null;
      at: Date;
    };
    /** Which quantity of which order line is returned. */
    return_lines: {
      return_id: ReturnId;
      line_id: string;
      quantity: number;
    };
    /** Photos that a shopper sends with a return. */
    return_photos: {
      upload_id: UploadId;
      return_id: ReturnId;
      position: number;
    };
    /** Returns, from the request to the refund. */
    returns: {
      id: ReturnId;
      /** The number that people read, as in RT-100001. */
      number: GeneratedAlways<number>;
      order_id: OrderId;
      part_id: PartId;
      seller_id: SellerId;
      user_id: UserId;
      state: Generated<ReturnState>;
      reason: ReturnReason;
      /** Whether the product is at fault; then the delivery charge is refunded too. */
      faulty: boolean;
      words: string;
      /** Where a refund of cash is sent; removed when the account is deleted. */
      upi_id: string | null;
      /** What was done with the items when they arrived. */
      goods: ItemsFate | null;
      requested_at: Date;
      updated_at: Date;
    };
    /** Files from which an administrator has taken reviews that were written elsewhere. */
    review_imports: {
      id: ReviewImportId;
      file_name: string;
      created_at: Generated<Date>;
      /** When its reviews were deleted again. */
      undone_at: Date | null;
    };
    /** Photos that authors show with their reviews. */
    review_photos: {
      review_id: ReviewId;
      position: number;
      upload_id: UploadId;
    };
    /** Reports of reviews by shoppers. */
    review_reports: {
      review_id: ReviewId;
      user_id: UserId;
      reason: ReportReason;
      /** The words of the review when it was reported, because its author may change them. */
      body: string;
      reported_at: Generated<Date>;
      /** When an administrator has looked at the report. */
      settled_at: Date | null;
    };
    /** Reviews, one for each shopper and product. */
    reviews: {
      id: ReviewId;
      product_id: ProductId;
      /** Null for a review that was written elsewhere. */
      user_id: UserId | null;
      rating: number;
      body: string;
      hidden_at: Date | null;
      hidden_reason: string | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
      /** A hidden review that its author deletes loses its words but keeps its row, so that it can't be written again. */
      withdrawn_at: Date | null;
      /** The file it comes from. Such a review counts in no rating and is never a verified purchase. */
      import_id: ReviewImportId | null;
      /** Whom the file names as its author. */
      author_name: string | null;
      /** Where it was written, as shoppers read it. */
      source: string | null;
      /** What the file says of it, hashed, so that the same review is not imported twice. */
      import_print: Uint8Array | null;
    };
    /** Payments that the sandbox provider has taken. */
    sandbox_captures: {
      ref: string;
      payment_ref: string;
      payer_ref: string;
      amount_paise: Paise;
      currency: string;
      captured_at: Generated<Date>;
    };
    /** The books of the sandbox provider. It knows of an order only what the shop has told it. */
    sandbox_payments: {
      ref: string;
      payment_id: PaymentId;
      order_number: string;
      amount_paise: Paise;
      return_url: string;
      held_until: Date;
      state: Generated<'open' | 'paid' | 'failed' | 'expired'>;
      /** How many refunds it will still refuse, for testing. */
      refuses: Generated<number>;
      opened_at: Generated<Date>;
    };
    /** Refunds that the sandbox provider has sent. */
    sandbox_refunds: {
      ref: string;
      refund_id: RefundId;
      capture_ref: string;
      amount_paise: Paise;
      asked_at: Generated<Date>;
    };
    /** What the sandbox provider signs with; different in each shop. */
    sandbox_secret: {
      only_one: Generated<boolean>;
      secret: string;
    };
    /** Prices that begin and end by themselves; those with units are flash deals. */
    scheduled_prices: {
      id: ScheduledPriceId;
      product_id: ProductId;
      price_paise: Paise;
      starts_at: Date;
      ends_at: Date;
      /** The stock of a deal: so many units may be sold for the price. Null for a price without a limit. */
      units: number | null;
      /** So many units of a deal may be ordered by one person; null without a limit. */
      per_person: number | null;
      /** sold-out: nothing of a deal is left, but a unit that is given back before its end is sold for its price. */
      state: Generated<PriceState>;
      /** Why it is over. */
      outcome: PriceOutcome | null;
      /** The sale price that the product had, and gets again; null if it had none. */
      before_paise: Paise | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    /** Products that the search engine has to be told of. Added by triggers while it is fed, and removed when it was told. */
    search_changes: {
      id: GeneratedAlways<number>;
      product_id: ProductId;
      at: Generated<Date>;
    };
    /** The same counted by day and search, for the list of administrators. */
    search_days: {
      day: ColumnType<Date, string, string>;
      words: string;
      asked: Generated<number>;
      missed: Generated<number>;
      opened: Generated<number>;
      bought: Generated<number>;
    };
    /** What feeds the search engine, if the shop has one: a single row. */
    search_feed: {
      is_only: Generated<boolean>;
      is_on: Generated<boolean>;
      feed: Generated<string>;
      version: Generated<number>;
      holder: string | null;
      held_until: Date | null;
      building: string | null;
      built_up_to: ProductId | null;
      is_checking: Generated<boolean>;
      checked_up_to: ProductId | null;
      differing: Generated<number>;
      wants_reindex: Generated<boolean>;
      reindexed_at: Date | null;
      checked_at: Date | null;
    };
    /** Products that many networks have opened or bought after a search; made anew from search_notes each day. */
    search_lifts: {
      words: string;
      product_id: ProductId;
      lift: number;
    };
    /** One row for what one network searched for on one day, and one for each product it opened from the results; kept for sixty days. */
    search_notes: {
      day: ColumnType<Date, string, string>;
      /** The search in the spelling of the index. */
      words: string;
      /** One of 65,536 numbers made of the block of the network, so that it counts once. Hundreds of blocks share a number. */
      network: number;
      /** The product that was opened; null for the search itself. */
      product_id: ProductId | null;
      found: Generated<boolean>;
      bought: Generated<boolean>;
    };
    /** What administrators have decided for a search. */
    search_rules: {
      words: string;
      /** Words that mean the same in this shop. */
      also: ColumnType<string[], string | undefined, string>;
      /** Products that come first, in this order. */
      pins: ColumnType<ProductId[], string | undefined, string>;
      /** The last day of the pins, in Indian time; null for no end. */
      ends_on: ColumnType<Date | null, string | null, string | null>;
      changed_at: Date;
    };
    /** Sellers, and the house seller, which is the shop itself. */
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
      bank_account: ColumnType<BankAccount | null, string | null, string | null>;
      created_at: Generated<Date>;
      /** When the account was deleted. Invoices still show the seller; the GST number may register again. */
      closed_at: Date | null;
      low_stock_mailed_at: Date | null;
      /** When the bank account was entered or changed last. Payouts wait for a while after it. */
      bank_changed_at: Date | null;
      /** Whether products go on sale without an administrator: trusted, checked, or automatic, which is after enough approved ones. */
      trust: Generated<'automatic' | 'trusted' | 'checked'>;
    };
    /** What sellers do for what they sell: installation, gift wrap. Ended ones are kept for the orders that have them. */
    services: {
      id: ServiceId;
      seller_id: SellerId;
      kind: ServiceKind;
      /** For products of this category and of those within it; null for all. */
      category: string | null;
      /** By language; there is always an English one. */
      names: ColumnType<ServiceWords, string, string>;
      /** What it covers and what not, by language. */
      covers: ColumnType<ServiceWords, string, string>;
      price_paise: Paise;
      sac: string;
      gst_rate_bp: number;
      /** The beginnings of the PIN codes where it is done; empty for everywhere. */
      pincodes: ColumnType<string[], string, string>;
      /** Days after the delivery in which it is done; null for what is done before. */
      days: number | null;
      position: number;
      ended_at: Date | null;
    };
    /** Who is signed in on which device. Only the hash of a token is stored. */
    sessions: {
      token_hash: Uint8Array;
      user_id: UserId;
      created_at: Generated<Date>;
      seen_at: Generated<Date>;
      expires_at: Date;
      ends_at: Date;
      user_agent: string | null;
      /** Names a session in lists without its token. */
      id: Generated<SessionId>;
    };
    /** What administrators set for the whole shop, one row for each group of settings. */
    settings: {
      key: string;
      value: ColumnType<unknown, string, string>;
      updated_at: Generated<Date>;
    };
    /** Parcels booked with a connected courier, one row for each booking of a part of an order. */
    shipments: {
      id: string;
      part_id: PartId;
      /** The name of the adapter, which the booking is cancelled and tracked with. */
      courier: string;
      title: string;
      awb: string | null;
      /** booking: asked for, and no answer yet; the same id is asked for again. Otherwise as the courier says. */
      state: Generated<'booking' | 'booked' | 'moving' | 'delivered' | 'returning' | 'cancelled' | 'problem' | 'failed'>;
      /** What the courier said last. */
      words: string | null;
      /** The order could not follow what the courier said. */
      is_stuck: Generated<boolean>;
      /** The moment of the last news at the courier; older news is left. */
      seen_at: Date | null;
      /** When the courier was last asked; null to ask it next. */
      asked_at: Date | null;
      booked_by: string | null;
      /** What the courier was booked to collect on delivery, for the shop, whatever was agreed with the seller since. */
      collect_paise: Generated<Paise>;
      created_at: Generated<Date>;
    };
    /** While a pause has not ended, no product of its seller is on sale. Ended pauses stay as history. */
    shop_pauses: {
      id: GeneratedAlways<number>;
      seller_id: SellerId;
      started_at: Date;
      started_by: UserId;
      /** The day in India on which the seller is reopened automatically. */
      returns_on: ColumnType<Date | null, string | null, string | null>;
      ended_at: Date | null;
      /** Null when it ended by itself. */
      ended_by: UserId | null;
    };
    /** The categories whose products a seller delivers in windows. */
    slot_categories: {
      seller_id: SellerId;
      category: string;
    };
    /** How many places of a window are taken. */
    slot_counts: {
      seller_id: SellerId;
      day: ColumnType<Date, string, string>;
      period: Period;
      taken: number;
      /** Its capacity when a place of it was last taken. */
      most: number;
    };
    /** How many large deliveries a seller makes in a part of a day of the week, 0 for Sunday. */
    slot_offers: {
      seller_id: SellerId;
      weekday: number;
      period: Period;
      capacity: number;
    };
    /** What was sold of each product on a summed day, as rows that add up; kept for the longest period that begins on any day. */
    sold_days: {
      day: ColumnType<Date, string, string>;
      product_id: string;
      seller_id: string;
      pieces: number;
      sales_paise: Paise;
    };
    /** The same by month, of the days that are summed. The month is its first day. */
    sold_months: {
      month: ColumnType<Date, string, string>;
      product_id: string;
      seller_id: string;
      pieces: number;
      sales_paise: Paise;
      is_change: Generated<boolean>;
    };
    /** IMEI and serial numbers of sold units. */
    sold_serials: {
      line_id: string;
      /** Which unit of the order line, from 1. */
      place: number;
      /** The seller of the line, for the unique indexes. */
      seller_id: SellerId;
      /** The product of the line, for the unique indexes. */
      product_id: ProductId;
      kind: NumberKind;
      number: string;
      /** The return with which the unit came back; its number may then be sold again. */
      return_id: ReturnId | null;
      noted_at: Date;
    };
    /** Titles under which products were sold, for finding orders by a part of a title. */
    sold_titles: {
      product_id: ProductId;
      title: string;
    };
    /** Every change of stock. The stock of a product is the sum of its movements. */
    stock_movements: {
      id: GeneratedAlways<number>;
      product_id: ProductId;
      quantity: number;
      reason: 'placed' | 'cancelled' | 'rejected' | 'returned' | 'adjusted';
      /** Checked at the end of the transaction, so that stock can be deducted before the order is written. */
      part_id: PartId | null;
      note: string | null;
      actor_id: UserId | null;
      at: Generated<Date>;
      /** Why somebody adjusted the stock, as a key of the list of reasons. */
      cause: StockReason | null;
    };
    /** Changes that an assistant suggests, until the person whose key it used confirms or refuses them. */
    suggested_changes: {
      id: SuggestedChangeId;
      user_id: UserId;
      key_id: ApiKeyId | null;
      key_name: string;
      kind: ChangeKind;
      input: ColumnType<object, string, string>;
      subject: string;
      about: string | null;
      changes: ColumnType<Difference[], string, string>;
      reason: string | null;
      state: Generated<StoredState>;
      created_at: Date;
      expires_at: Date;
      decided_at: Date | null;
    };
    /** Up to which day, in India and not included, orders are summed. No row: none is. */
    summed_until: {
      only_row: Generated<boolean>;
      day: ColumnType<Date, string, string>;
    };
    /** Attributes that a seller takes out of the texts of files. */
    taken_proposals: {
      seller_id: SellerId;
      attribute_id: string;
    };
    /** How often a limited action was done lately, under the name of the limit and a hash of who did it. */
    throttles: {
      key: string;
      points: Generated<number>;
      /** Milliseconds since 1970. */
      expire: number | null;
    };
    /** Answers to tickets. */
    ticket_answers: {
      id: TicketAnswerId;
      ticket_id: TicketId;
      author_id: UserId | null;
      author_name: string;
      body: string;
      written_at: Generated<Date>;
    };
    /** Networks that messages came from, for limits only; they are tied to no ticket. */
    ticket_networks: {
      id: GeneratedAlways<number>;
      network: string;
      written_at: Generated<Date>;
    };
    /** Messages to the shop, each with a number. */
    tickets: {
      id: TicketId;
      number: string;
      /** Who was signed in. The account may go, the ticket stays. */
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
      language: Generated<string>;
    };
    /** Files that were sent straight to the storage, from the permission on. */
    uploads: {
      id: UploadId;
      /** Whose file it is; files of administrators belong to the house seller. Null for the photos of shoppers. */
      seller_id: SellerId | null;
      purpose: Purpose;
      /** Where the file is in the storage once it is finished. */
      key: string;
      size: number;
      /** What the storage calls an upload in several parts. */
      parts_id: string | null;
      status: Generated<'begun' | 'finished'>;
      width: number | null;
      height: number | null;
      created_at: Generated<Date>;
      finished_at: Date | null;
      /** Since when nothing shows the file, as the clean-up has seen. */
      unused_since: Date | null;
      /** The shopper who sends photos of a return or with a review. */
      user_id: UserId | null;
    };
    /** Accounts of shoppers, sellers and administrators. */
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
      /** The row of a deleted account stays as a pseudonym, because orders refer to it; nothing in it leads to the person. */
      deleted_at: Date | null;
      /** A folder of languages; English while the shop does not speak it. */
      language: Generated<string>;
      /** Buys without a password, after a code to the address. Registering with the same address, or choosing a password, completes the account. */
      is_guest: Generated<boolean>;
      /** Since when text messages about orders go to the mobile number, which was confirmed by a code then. Another number starts without. */
      texts_since: Date | null;
    };
    /** What a file calls the variants of one product, where it is not the SKU of one of them. */
    variant_groups: {
      family_id: string;
      seller_id: SellerId;
      /** Such as the handle of another shop program. */
      code: string;
    };
    /** Products that wait for approval, or some of their values. */
    waiting_products: {
      product_id: ProductId;
      approval_id: ApprovalId;
      /** The values that wait, by field, while the former ones are on sale; null if the whole product waits. */
      changes: ColumnType<WaitingChanges | null, string | null, string | null>;
    };
    /** The log of webhooks: each attempt with what the receiver answered. */
    webhook_attempts: {
      delivery_id: DeliveryId;
      number: number;
      at: Date;
      ms: number;
      status: number | null;
      answer: string | null;
      /** Why it did not arrive; null if it did. */
      failure: string | null;
    };
    /** What is sent to an endpoint, and whether it arrived. */
    webhook_deliveries: {
      id: DeliveryId;
      endpoint_id: EndpointId;
      /** The webhook-id, the same for all endpoints and attempts. */
      event_id: string;
      /** The order in which events of one object are sent. */
      position: number;
      type: string;
      /** The order or product; a later event of it waits for the earlier one. */
      object: string;
      payload: string;
      state: Generated<'waiting' | 'delivered' | 'failed'>;
      tries: Generated<number>;
      next_at: Date | null;
      created_at: Date;
      done_at: Date | null;
    };
    /** Addresses to which the shop sends webhooks. */
    webhook_endpoints: {
      id: EndpointId;
      /** The seller who is told of what is his own; null for the shop, which is told of everything. */
      seller_id: SellerId | null;
      url: string;
      name: string;
      /** The types of events that are sent. */
      events: ColumnType<readonly WebhookEvent[], string, string>;
      /** Signs what is sent, so it is stored as it is. */
      secret: string;
      /** Signs too until former_until, after the secret was replaced. */
      former_secret: string | null;
      former_until: Date | null;
      is_on: Generated<boolean>;
      off_because: 'person' | 'failing' | 'gone' | 'full' | null;
      /** Failed attempts since the last success. */
      failures: Generated<number>;
      failing_since: Date | null;
      /** Nothing is sent before, because the last attempt failed. */
      paused_until: Date | null;
      /** A process is sending, until then at most. */
      held_until: Date | null;
      /** The lane that sends, until held_until at most. */
      held_by: string | null;
      /** Removed by its owner: nobody sees it, and the sweep deletes its log and then the row. */
      removed_at: Date | null;
      /** Somebody has switched it on again: before this it is not switched off for how much waits. */
      spared_until: Date | null;
      created_at: Generated<Date>;
    };
    /** What has happened and is not made ready for sending yet. Rows are added by triggers, while there is an endpoint, and removed when they are made ready. */
    webhook_events: {
      id: GeneratedAlways<number>;
      type: WebhookEvent;
      order_id: OrderId | null;
      product_id: ProductId | null;
      /** The seller order, return, refund, document or product. */
      subject_id: string;
      seller_id: SellerId | null;
      facts: ColumnType<unknown, string | null, string | null>;
      at: Generated<Date>;
      /** How often a process has begun to make it ready. */
      tries: Generated<number>;
      /** A process is making it ready, or it could not be read: nobody takes it before. Null if nobody has tried. */
      next_at: Date | null;
      /** Events of orders before those of products, by seller. Each queue has a fair part of a batch. */
      queue: GeneratedAlways<string>;
    };
    /** Products that shoppers have saved, each once. */
    wishlist_entries: {
      user_id: UserId;
      product_id: ProductId;
      /** What it cost when it was saved, as the shopper saw it. For display only. */
      saved_price_paise: Paise;
      saved_at: Date;
      tell_of_fall: Generated<boolean>;
      tell_of_return: Generated<boolean>;
      /** The price from which the next fall counts: that of the last notice, or the highest one since. */
      fall_from_paise: Paise | null;
      /** Not to be had since the last notice, so that a return is worth one. */
      was_out: Generated<boolean>;
    };
    /** Mails about wishlists: how many a shopper has had on a day of India. */
    wishlist_mails: {
      user_id: UserId;
      /** In the link of these mails that stops them all. */
      stop_key: string;
      day: ColumnType<Date | null, string | null, string | null>;
      mails: Generated<number>;
    };
  }
}

/** Compiles only if both are the same texts. */
type Same<Named, Checked extends Named, _Named extends Checked> = Checked;

/** The texts that check constraints allow, beside the type that the program knows them by. */
export interface AllowedTexts {
  'attributes.type': Same<
    AttributeType,
    'number' | 'choice' | 'yes-no' | 'text',
    AttributeType
  >;
  'categories.serial_kind': Same<
    SerialKind,
    'none' | 'serial' | 'imei',
    SerialKind
  >;
  'connections.port': Same<
    PortName,
    'message' | 'courier' | 'payment' | 'storage',
    PortName
  >;
  'exchange_quotes.condition': Same<
    ExchangeCondition,
    'working' | 'scratched' | 'broken' | 'dead',
    ExchangeCondition
  >;
  'front_proposals.state': Same<
    ProposalState,
    'open' | 'taken' | 'declined' | 'withdrawn',
    ProposalState
  >;
  'import_rows.outcome': Same<
    ImportOutcome,
    'added' | 'changed' | 'unchanged' | 'refused' | 'waiting',
    ImportOutcome
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
    'delivered' | 'undelivered' | 'returned' | 'adjusted' | 'paid_out' | 'payout_reversed' | 'exchanged' | 'exchange_undone',
    Cause
  >;
  'offers.kind': Same<
    OfferKind,
    'percent' | 'amount' | 'delivery' | 'units' | 'bundle',
    OfferKind
  >;
  'offers.bearer': Same<
    Bearer,
    'shop' | 'seller' | 'bank',
    Bearer
  >;
  'order_discounts.bearer': Same<
    Bearer,
    'shop' | 'seller' | 'bank',
    Bearer
  >;
  'order_exchanges.state': Same<
    ExchangeState,
    'open' | 'confirmed' | 'rejected' | 'void' | 'undone',
    ExchangeState
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
  'order_services.scheduled_period': Same<
    Period,
    'morning' | 'afternoon' | 'evening',
    Period
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
  'page_speeds.metric': Same<
    SpeedMetric,
    'lcp' | 'inp' | 'cls' | 'ttfb',
    SpeedMetric
  >;
  'payments.state': Same<
    PaymentState,
    'open' | 'paid' | 'failed' | 'expired' | 'returned',
    PaymentState
  >;
  'product_counts.status': Same<
    ProductStatus,
    'draft' | 'live' | 'hidden',
    ProductStatus
  >;
  'product_keys.status': Same<
    ProductStatus,
    'draft' | 'live' | 'hidden',
    ProductStatus
  >;
  'products.category': Same<
    ProductCategory,
    'electronics',
    ProductCategory
  >;
  'products.section': Same<
    ProductSection,
    'featured' | 'top-deals' | 'trending' | 'accessories',
    ProductSection
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
  'products.condition': Same<
    Condition,
    'new' | 'open-box' | 'refurbished',
    Condition
  >;
  'products.condition_grade': Same<
    ConditionGrade,
    'like-new' | 'good' | 'fair',
    ConditionGrade
  >;
  'proposed_edits.state': Same<
    ProposedEditState,
    'open' | 'paid' | 'expired' | 'declined' | 'withdrawn' | 'overtaken',
    ProposedEditState
  >;
  'question_reports.reason': Same<
    ReportReason,
    'advertising' | 'abusive' | 'private' | 'off-topic' | 'dishonest',
    ReportReason
  >;
  'refunds.cause': Same<
    RefundCause,
    'cancelled' | 'rejected' | 'returned' | 'unwanted' | 'edited' | 'exchanged',
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
    ItemsFate,
    'restocked' | 'written_off',
    ItemsFate
  >;
  'review_reports.reason': Same<
    ReportReason,
    'advertising' | 'abusive' | 'private' | 'off-topic' | 'dishonest',
    ReportReason
  >;
  'scheduled_prices.state': Same<
    PriceState,
    'waiting' | 'running' | 'sold-out' | 'over',
    PriceState
  >;
  'scheduled_prices.outcome': Same<
    PriceOutcome,
    'ended' | 'cancelled' | 'edited' | 'missed' | 'no-stock' | 'above-mrp' | 'gone',
    PriceOutcome
  >;
  'sellers.status': Same<
    SellerStatus,
    'Pending' | 'Approved' | 'Rejected',
    SellerStatus
  >;
  'slot_counts.period': Same<
    Period,
    'morning' | 'afternoon' | 'evening',
    Period
  >;
  'slot_offers.period': Same<
    Period,
    'morning' | 'afternoon' | 'evening',
    Period
  >;
  'suggested_changes.kind': Same<
    ChangeKind,
    'price-stock' | 'order-status' | 'answer',
    ChangeKind
  >;
  'suggested_changes.state': Same<
    StoredState,
    'waiting' | 'confirmed' | 'refused',
    StoredState
  >;
  'uploads.purpose': Same<
    Purpose,
    'picture' | 'import' | 'return' | 'review',
    Purpose
  >;
}
