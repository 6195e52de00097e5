/**
 * Test files that only the long run has, or a run that names them: other kills than those while orders are placed and paid,
 * faults of lines, deploys and processes, every spelling of every call and page, backups to other places, commands as
 * processes of their own, programs that are run by hand and looked at afterwards (decision 152). Their kinds of behaviour
 * are tried by others in every run.
 */
export const LONG_RUN_ONLY = [
  'test/proof/bad-deploys.test.ts',
  'test/proof/database-away.test.ts',
  'test/proof/faults-on-the-line.test.ts',
  'test/proof/floods.test.ts',
  'test/proof/kept-processes.test.ts',
  'test/proof/killed-while-cancelling.test.ts',
  'test/proof/killed-while-moving.test.ts',
  'test/proof/killed-while-refunding.test.ts',
  'test/proof/migrating-beside-servers.test.ts',
  'test/proof/reading-from-replicas.test.ts',
  'test/proof/servers-that-end.test.ts',
  'test/proof/pages-while-database-away.test.ts',
  'test/api/rights/rights-spellings.test.ts',
  'test/api/rights/rights-page-spellings.test.ts',
  'test/api/platform/operations/admin-commands.test.ts',
  'test/api/platform/operations/private-files.test.ts',
  'test/api/orders/shipments-unanswered.test.ts',
  'test/project/commands.test.ts',
  'test/api/platform/operations/backup-elsewhere.test.ts',
  'test/api/platform/operations/nightly-backup.test.ts',
  'test/api/products/imports/imports-interrupted.test.ts',
  'bin/check/figures.test.ts',
  'bin/check/rows/judge-rows.test.ts',
  'bin/steps/failures.test.ts',
  'src/platform/db/embedded/copy-data-folder.test.ts',
  'bin/schema/read-database.test.ts',
  'bin/schema/types-text.test.ts',
  'demo/drawing/devices/draw.test.ts',
  'demo/drawing/devices/render.test.ts',
];
