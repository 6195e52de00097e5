import { t } from '#shared/language/t.ts';
import { bytesText } from './age-and-size.ts';
import { type Check, verdictOf } from './check.ts';
import type { ShopStatus } from './contract.ts';

const SLOW_REACH_MS = 100;
const NAMES = { embedded: () => t('office.status.database.embedded'), postgres: () => 'PostgreSQL' } as const;

export function checkDatabase({ database, processes }: ShopStatus): Check {
  const { engine, reachMs, bytes, migration, ownMigration } = database;
  const waiting = processes.reduce((sum, each) => sum + each.waiting, 0);
  const used = processes.reduce((sum, each) => sum + each.connectionsUsed, 0);
  const most = processes.reduce((sum, each) => sum + each.connectionsMost, 0);
  return {
    key: 'database',
    title: t('office.status.database.title'),
    ...verdictOf(
      [
        [
          ownMigration !== null && migration > ownMigration,
          'low',
          t('office.status.database.newer', { migration, own: ownMigration ?? '' }),
          t('office.status.database.newerTodo'),
        ],
        [
          waiting > 0,
          'low',
          t('office.status.database.waiting', { count: waiting }),
          t('office.status.database.waitingTodo'),
        ],
        [
          reachMs > SLOW_REACH_MS,
          'low',
          t('office.status.database.slow', { ms: Math.round(reachMs) }),
          t('office.status.database.slowTodo'),
        ],
      ],
      t('office.status.database.good'),
    ),
    facts: [
      [t('office.status.database.engine'), NAMES[engine]()],
      [t('office.status.database.size'), bytes === null ? t('office.status.unknown') : bytesText(bytes)],
      [t('office.status.responseTime'), `${Math.max(1, Math.round(reachMs))} ms`],
      ...(most > 0
        ? [
            [
              t('office.status.database.connections'),
              t('office.status.database.connectionsOf', { used, most }),
            ] as const,
          ]
        : []),
      [t('office.status.database.migration'), migration],
    ],
  };
}
