/**
 * Who owns which table, as data. Only its owner names a table in SQL; the gate reads only this file, so a rule is changed
 * in one place. A feature's code is the owner of the feature's tables, wherever in the feature it stands.
 */
export const tableOwners: Readonly<Record<string, readonly string[]>> = {
  accounts: ['account_codes', 'farewells', 'known_browsers', 'registrations', 'sessions', 'users'],
  addresses: ['addresses'],
  audit: ['audit_entries'],
  banners: ['banners'],
  cart: ['cart_items', 'cart_merges', 'carts'],
  catalog: ['brands', 'products', 'sold_titles', 'stock_movements'],
  contact: ['ticket_answers', 'ticket_networks', 'tickets'],
  imports: ['import_pictures', 'import_rows', 'imports'],
  inventory: ['low_stock_told'],
  invoices: ['commission_months', 'invoice_series', 'invoices'],
  ledger: ['ledger_accounts', 'ledger_entries', 'ledger_holds', 'ledger_lines', 'ledger_postings'],
  media: ['uploads'],
  orders: ['order_events', 'order_lines', 'order_parts', 'orders', 'reserved_units'],
  payments: [
    ...['payment_messages', 'payment_parts', 'payments', 'refund_approvals', 'refund_lines', 'refunds'],
    ...['sandbox_captures', 'sandbox_payments', 'sandbox_refunds', 'sandbox_secret'],
  ],
  platform: ['throttles'],
  returns: ['return_events', 'return_lines', 'return_photos', 'returns'],
  reviews: ['review_reports', 'reviews'],
  sellers: ['sellers', 'shop_pauses'],
  serials: ['sold_serials'],
  shop: ['settings'],
  status: ['noted_errors', 'process_reports'],
};

/** Tables of the platform that no migration makes: the record of migrations, and those of pg-boss. */
export const madeByThePlatform: readonly string[] = ['migrations', 'jobs.job', 'jobs.queue'];

/** Proofs over the whole shop: they read every table because a rule between tables has no other place. */
export const mayReadEveryTable: readonly string[] = ['src/commands/check/', 'src/commands/move/'];

/** May put a text into SQL that is only known when it runs. Each says in its own words which names it lets in. */
export const mayComputeSql: readonly string[] = [
  'src/platform/backup/',
  'src/platform/db/migrate.ts',
  'src/features/catalog/server/insert-products.ts',
  'src/features/catalog/server/product-columns.ts',
  'src/features/catalog/server/update-products.ts',
  'src/features/inventory/server/own-products.queries.ts',
];

/** Every rule of the SQL gate with what to do about a breach. */
export const tableAdvice = {
  'foreign-table':
    'Only the owner names its tables. Call a function at its door (features/x/server/x.ts), or read a query that it publishes there.',
  'ended-breach': 'Well done. Take it out of bin/check/known-breaches.json, so that it can’t come back.',
  'table-owner': 'Every table has one owner, which is written in bin/check/table-owners.ts.',
  'computed-sql': 'Write the names of tables as plain text in the statement, so that the gate can read them.',
  'unread-sql': 'PostgreSQL’s parser must be able to read each template by itself. Cut the statement at another place.',
} as const;

export type TableRule = keyof typeof tableAdvice;
