import { t } from '#shared/language/t.ts';
import { ageText, bytesText, secondsBetween } from './age-and-size.ts';
import { type Check, verdictOf } from './check.ts';
import { isSilent } from './check-processes.ts';
import type { ShopStatus } from './contract.ts';

const NEARLY_FULL = 0.1;
const FULL = 0.03;
const OLD_BACKUP_S = 36 * 3600;

export function checkStorage({ at, processes, storage: { kind, reachMs } }: ShopStatus): Check {
  const here = processes.filter(each => !isSilent(each, at));
  const places = new Set(here.flatMap(({ filesIn }) => filesIn ?? []));
  return {
    key: 'storage',
    title: t('office.status.storage.title'),
    ...verdictOf(
      [
        [
          reachMs === null,
          'bad',
          kind === 'bucket' ? t('office.status.storage.bucketSilent') : t('office.status.storage.folderSilent'),
          kind === 'bucket' ? t('office.status.storage.bucketTodo') : t('office.status.storage.folderTodo'),
        ],
        [
          places.size > 1,
          'bad',
          t('office.status.storage.places', { count: places.size }),
          t('office.status.storage.placesTodo'),
        ],
      ],
      kind === 'bucket' ? t('office.status.storage.bucketGood') : t('office.status.storage.folderGood'),
    ),
    facts: [
      [
        t('office.status.storage.in'),
        kind === 'bucket' ? t('office.status.storage.bucket') : t('office.status.storage.folder'),
      ],
      [t('office.status.responseTime'), reachMs === null ? '–' : `${Math.max(1, Math.round(reachMs))} ms`],
    ],
  };
}

export function checkDisk({ disk }: ShopStatus): Check {
  const share = disk ? disk.freeBytes / disk.totalBytes : 1;
  const free = disk ? bytesText(disk.freeBytes) : t('office.status.unknown');
  const todo = t('office.status.disk.todo');
  return {
    key: 'disk',
    title: t('office.status.disk.title'),
    ...verdictOf(
      [
        [disk === null, 'low', t('office.status.disk.unread'), t('office.status.disk.unreadTodo')],
        [share < FULL, 'bad', t('office.status.disk.only', { free }), todo],
        [share < NEARLY_FULL, 'low', t('office.status.disk.only', { free }), todo],
      ],
      t('office.status.disk.good'),
    ),
    facts: [
      [t('office.status.disk.free'), free],
      [t('office.status.disk.total'), disk ? bytesText(disk.totalBytes) : t('office.status.unknown')],
    ],
  };
}

export function checkBackupAge({ at, backup }: ShopStatus): Check {
  const age = backup ? secondsBetween(backup.at, at) : 0;
  return {
    key: 'backup',
    title: t('office.status.backup.title'),
    ...verdictOf(
      [
        [backup === null, 'low', t('office.status.backup.none'), t('office.status.backup.noneTodo')],
        [
          age > OLD_BACKUP_S,
          'bad',
          t('office.status.backup.old', { age: ageText(age) }),
          t('office.status.backup.oldTodo'),
        ],
      ],
      t('office.status.backup.good', { age: ageText(age) }),
    ),
    facts: [],
  };
}
