/** Tables of the platform that no migration makes: the record of migrations, and those of pg-boss. */
export const madeByThePlatform: readonly string[] = ['migrations', 'jobs.job', 'jobs.queue'];

/**
 * Proofs over the whole shop: they read every table because a rule between tables has no other place. And the generator of
 * orders for measuring, which writes what belongs to an order set by set.
 */
export const mayReadEveryTable: readonly string[] = ['src/commands/check/', 'src/commands/move/', 'src/commands/seed/'];

/** May put a text into SQL that is only known when it runs. Each says in its own words which names it lets in. */
export const mayComputeSql: readonly string[] = [
  'src/platform/backup/',
  'src/platform/db/migrations/migrate.ts',
  'src/process/empty-shop.ts',
  'src/modules/people/addresses/server/addresses.queries.ts',
  'src/modules/people/sellers/server/profile/profile-sql.ts',
  'src/modules/products/catalog/server/writing/insert-products.ts',
  'src/modules/products/catalog/server/writing/product-columns.ts',
  'src/modules/products/catalog/server/writing/update-products.ts',
  'src/modules/products/inventory/server/products/own-products.queries.ts',
];

/** Every rule of the SQL gate with what to do about a breach. */
export const tableAdvice = {
  'foreign-table':
    'Only the module that owns a table names it. Call a function in the facade of its feature (modules/m/x/server/x.ts), or read a query that is published there.',
  'ended-breach': 'Well done. Take it out of bin/check/known-breaches.json, so that it can’t come back.',
  'table-owner': 'Every table has one owner, which is written in db/owners.ts.',
  'computed-sql': 'Write the names of tables as plain text in the statement, so that the gate can read them.',
  'unread-sql': 'PostgreSQL’s parser must be able to read each template by itself. Cut the statement at another place.',
} as const;

export type TableRule = keyof typeof tableAdvice;
