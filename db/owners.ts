/** The modules of the shop, each may call, and read what is published by, the ones above it. */
export const modules = ['platform', 'shop', 'people', 'products', 'payments', 'orders', 'finance', 'office'] as const;

export type Module = (typeof modules)[number];

/**
 * Which module owns which table. A table belongs to one module; `db/schema.sql` lists the tables in this order.
 * `platform` comes first: its tables serve every module and know none.
 */
export const owners = {
  migrations: 'platform',
  throttles: 'platform',

  settings: 'shop',
  audit_entries: 'shop',

  users: 'people',
  sessions: 'people',
  known_browsers: 'people',
  registrations: 'people',
  account_codes: 'people',
  farewells: 'people',
  addresses: 'people',
  sellers: 'people',
  shop_pauses: 'people',

  brands: 'products',
  categories: 'products',
  attributes: 'products',
  category_attributes: 'products',
  products: 'products',
  sold_titles: 'products',
  stock_movements: 'products',
  low_stock_told: 'products',
  uploads: 'products',
  banners: 'products',
  imports: 'products',
  import_rows: 'products',
  category_words: 'products',
  import_pictures: 'products',
  taken_proposals: 'products',
  import_addresses: 'products',
  fetched_pictures: 'products',
  reviews: 'products',
  review_reports: 'products',

  payments: 'payments',
  payment_parts: 'payments',
  payment_messages: 'payments',
  refunds: 'payments',
  refund_lines: 'payments',
  refund_approvals: 'payments',
  sandbox_payments: 'payments',
  sandbox_captures: 'payments',
  sandbox_refunds: 'payments',
  sandbox_secret: 'payments',

  carts: 'orders',
  cart_items: 'orders',
  cart_merges: 'orders',
  orders: 'orders',
  order_parts: 'orders',
  order_lines: 'orders',
  order_events: 'orders',
  reserved_units: 'orders',
  returns: 'orders',
  return_lines: 'orders',
  return_events: 'orders',
  return_photos: 'orders',
  sold_serials: 'orders',

  ledger_accounts: 'finance',
  ledger_postings: 'finance',
  ledger_entries: 'finance',
  ledger_lines: 'finance',
  ledger_holds: 'finance',
  commission_months: 'finance',
  invoice_series: 'finance',
  invoices: 'finance',

  mail_words: 'office',
  tickets: 'office',
  ticket_answers: 'office',
  ticket_networks: 'office',
  page_versions: 'office',
  process_reports: 'office',
  noted_errors: 'office',
} as const satisfies Record<string, Module>;
