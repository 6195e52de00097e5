import { bytesText } from './age-and-size.ts';
import { type Check, verdictOf } from './check.ts';
import type { ShopStatus } from './contract.ts';

const SLOW_REACH_MS = 100;
const NAMES = { embedded: 'Embedded', postgres: 'PostgreSQL' } as const;

export function checkDatabase({ database, processes }: ShopStatus): Check {
  const { engine, reachMs, bytes, migration, ownMigration } = database;
  const waiting = processes.reduce((sum, each) => sum + each.waiting, 0);
  const used = processes.reduce((sum, each) => sum + each.connectionsUsed, 0);
  const most = processes.reduce((sum, each) => sum + each.connectionsMost, 0);
  return {
    key: 'database',
    title: 'Database',
    ...verdictOf(
      [
        [
          ownMigration !== null && migration > ownMigration,
          'low',
          `The database was migrated by a newer version (${migration}) than this process runs (${ownMigration}).`,
          'This is normal during an upgrade. Afterwards, restart this process with the new version.',
        ],
        [
          waiting > 0,
          'low',
          `${waiting} ${waiting === 1 ? 'request waits' : 'requests wait'} for a connection.`,
          'If this continues, look for slow statements in the log.',
        ],
        [
          reachMs > SLOW_REACH_MS,
          'low',
          `The database takes ${Math.round(reachMs)} ms to answer the simplest query.`,
          'Check the load on its machine and look for slow statements in the log.',
        ],
      ],
      'The database is responding.',
    ),
    facts: [
      ['Engine', NAMES[engine]],
      ['Size', bytes === null ? 'unknown' : bytesText(bytes)],
      ['Response time', `${Math.max(1, Math.round(reachMs))} ms`],
      ...(most > 0 ? [['Connections', `${used} of ${most}`] as const] : []),
      ['Migration', migration],
    ],
  };
}
