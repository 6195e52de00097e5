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
    title: 'Pictures and files',
    ...verdictOf(
      [
        [
          reachMs === null,
          'bad',
          kind === 'bucket' ? 'The bucket is not responding.' : 'The folder can’t be read.',
          kind === 'bucket'
            ? 'Check the provider’s status page and S3_KEY.'
            : 'Check that the disk is mounted and that the shop’s user owns it.',
        ],
        [
          places.size > 1,
          'bad',
          `Processes use ${places.size} different storage locations: files uploaded to one can’t be shown by another.`,
          'Give all of them the same bucket (S3_…) or a shared DATA_DIR, and copy the files there.',
        ],
      ],
      kind === 'bucket' ? 'The bucket is responding.' : 'The folder is available.',
    ),
    facts: [
      ['Stored in', kind],
      ['Response time', reachMs === null ? '–' : `${Math.max(1, Math.round(reachMs))} ms`],
    ],
  };
}

export function checkDisk({ disk }: ShopStatus): Check {
  const share = disk ? disk.freeBytes / disk.totalBytes : 1;
  const free = disk ? bytesText(disk.freeBytes) : 'unknown';
  const todo = 'Free some space or add a larger disk. The shop can’t take orders when the disk is full.';
  return {
    key: 'disk',
    title: 'Disk',
    ...verdictOf(
      [
        [disk === null, 'low', 'Free disk space could not be read.', 'Check that DATA_DIR exists.'],
        [share < FULL, 'bad', `Only ${free} free.`, todo],
        [share < NEARLY_FULL, 'low', `Only ${free} free.`, todo],
      ],
      'There is enough space.',
    ),
    facts: [
      ['Free', free],
      ['Total', disk ? bytesText(disk.totalBytes) : 'unknown'],
    ],
  };
}

export function checkBackupAge({ at, backup }: ShopStatus): Check {
  const age = backup ? secondsBetween(backup.at, at) : 0;
  return {
    key: 'backup',
    title: 'Backup',
    ...verdictOf(
      [
        [backup === null, 'low', 'No backup found.', 'Run npm run backup, or set BACKUP_DIR for nightly backups.'],
        [
          age > OLD_BACKUP_S,
          'bad',
          `The last backup is ${ageText(age)} old.`,
          'Check the failed jobs and run a backup manually.',
        ],
      ],
      `The last backup was made ${ageText(age)} ago.`,
    ),
    facts: [],
  };
}
