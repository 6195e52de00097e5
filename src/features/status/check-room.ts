import { ageText, secondsBetween } from './age-text.ts';
import { type Check, verdictOf } from './check.ts';
import { isSilent } from './check-processes.ts';
import type { ShopStatus } from './contract.ts';
import { sizeText } from './size-text.ts';

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
          kind === 'bucket' ? 'The bucket does not answer.' : 'The folder can’t be read.',
          kind === 'bucket'
            ? 'See whether its house reports a fault, and whether S3_KEY is still right.'
            : 'See whether the disk is there and belongs to the shop’s user.',
        ],
        [
          places.size > 1,
          'bad',
          `Processes keep their files in ${places.size} places: what one takes, another can’t show.`,
          'Give all of them the same bucket by S3_…, or DATA_DIR on a disk that they share, and bring the files there.',
        ],
      ],
      kind === 'bucket' ? 'The bucket answers.' : 'The folder is there.',
    ),
    facts: [
      ['Kept in', kind],
      ['Answers in', reachMs === null ? '–' : `${Math.max(1, Math.round(reachMs))} ms`],
    ],
  };
}

export function checkDisk({ disk }: ShopStatus): Check {
  const share = disk ? disk.freeBytes / disk.totalBytes : 1;
  const free = disk ? sizeText(disk.freeBytes) : 'unknown';
  const todo = 'Make room, or give it a larger disk. A shop whose disk is full can’t take orders.';
  return {
    key: 'disk',
    title: 'Disk',
    ...verdictOf(
      [
        [disk === null, 'low', 'How much room there is could not be read.', 'See whether DATA_DIR is there.'],
        [share < FULL, 'bad', `Only ${free} are left.`, todo],
        [share < NEARLY_FULL, 'low', `Only ${free} are left.`, todo],
      ],
      'There is room.',
    ),
    facts: [
      ['Free', free],
      ['Of', disk ? sizeText(disk.totalBytes) : 'unknown'],
    ],
  };
}

export function checkBackup({ at, backup }: ShopStatus): Check {
  const age = backup ? secondsBetween(backup.at, at) : 0;
  return {
    key: 'backup',
    title: 'Backup',
    ...verdictOf(
      [
        [
          backup === null,
          'low',
          'No backup is known of.',
          'Make one with npm run backup; where BACKUP_DIR is set one is made each night.',
        ],
        [
          age > OLD_BACKUP_S,
          'bad',
          `The last backup is ${ageText(age)} old.`,
          'See whether its timer runs, and make one by hand.',
        ],
      ],
      `The last one was made ${ageText(age)} ago.`,
    ),
    facts: [],
  };
}
