import type { Exceptions } from './judge-rows.ts';

/**
 * What is held against no place, by its reason: file, function and column. The database gives what is promised there,
 * but not because of anything that a statement says. An entry without a fault is refused.
 */
export const rowExceptions: Exceptions = {
  'FETCH reads a cursor, which is open only while the program runs': [
    'src/platform/backup/archive/table-lines.ts tableLines',
  ],
  'the columns come from the table of profile fields, which a test compares with the database': [
    'src/modules/people/sellers/server/profile/profile.queries.ts listProfiles address',
    'src/modules/people/sellers/server/profile/profile.queries.ts listProfiles careEmail',
    'src/modules/people/sellers/server/profile/profile.queries.ts listProfiles carePhone',
    'src/modules/people/sellers/server/profile/profile.queries.ts listProfiles city',
    'src/modules/people/sellers/server/profile/profile.queries.ts listProfiles gstNumber',
    'src/modules/people/sellers/server/profile/profile.queries.ts listProfiles legalName',
    'src/modules/people/sellers/server/profile/profile.queries.ts listProfiles pincode',
    'src/modules/people/sellers/server/profile/profile.queries.ts listProfiles state',
    'src/modules/people/sellers/server/profile/profile.queries.ts listProfiles stateCode',
  ],
  'a foreign key: a product has a seller': [
    'src/modules/products/catalog/server/reading/catalog.queries.ts findDetail sellerName',
    'src/modules/products/catalog/server/reading/catalog.queries.ts listCompared sellerName',
    'src/modules/products/catalog/server/reading/catalog.queries.ts listShownProducts sellerName',
    'src/modules/products/inventory/server/stock/stock-sheet.queries.ts listStockRows seller',
  ],
  'an order has parts, parts and returns have lines': [
    'src/modules/office/dashboard/server/dispatch.queries.ts listToDispatch sellers',
    'src/modules/orders/orders/server/files/export-orders.queries.ts listExported goods',
    'src/modules/orders/orders/server/files/export-orders.queries.ts listExported pieces',
    'src/modules/orders/orders/server/reading/list-orders.ts selectPage itemCount',
    'src/modules/orders/orders/server/reading/list-orders.ts selectPage sellers',
    'src/modules/orders/returns/server/list-returns.ts selectPage amount',
    'src/modules/orders/returns/server/list-returns.ts selectPage pieces',
    'src/modules/orders/returns/server/returns-of-person.queries.ts listReturnsOf goods',
  ],
  'the constraint invoices_about: what is addressed to a seller is about commission, and of a month': [
    'src/modules/finance/invoices/server/commissions.queries.ts findCommissionDocument kind',
    'src/modules/finance/invoices/server/commissions.queries.ts findCommissionDocument month',
    'src/modules/finance/invoices/server/commissions.queries.ts listCommissionInvoices kind',
    'src/modules/finance/invoices/server/commissions.queries.ts listCommissionInvoices month',
  ],
  'the cause of a posting for a payout is the payout': [
    'src/modules/finance/ledger/server/postings/balances.queries.ts findBalance payoutId',
    'src/modules/finance/ledger/server/postings/balances.queries.ts listBalances payoutId',
  ],
  'only money that has come goes back, so the payment of a refund has its reference': [
    'src/modules/payments/payments/server/payments/to-ask.queries.ts listRefundsOnTheWay captureRef',
    'src/modules/payments/payments/server/payments/to-ask.queries.ts listRefundsToAsk captureRef',
    'src/modules/payments/payments/server/refunds/refunds.queries.ts findRefundToSend capture_ref',
  ],
  'the inner query of the same rows requires it': [
    'src/modules/payments/payments/server/payments/to-ask.queries.ts listRefundsToAsk ref',
  ],
  'who calls it has locked an order whose items are held': [
    'src/modules/orders/orders/server/placing/unpaid.queries.ts heldUntilOf held_until',
  ],
  'a fault of an import names its column': [
    'src/modules/products/imports/server/import-rows.queries.ts countFaults column',
  ],
  'a database that a shop works on has been migrated': [
    'src/modules/office/status/server/status.queries.ts readDatabase migration',
    'src/platform/db/migrations/migrations-that-ran.ts newestMigration max',
  ],
  'a table has columns': ['src/platform/backup/source/shop-tables.ts listTables columns'],
};
