import { countText } from '#shared/count-text.ts';
import { ageText } from './age-text.ts';
import { type Check, type Verdict, verdictOf } from './check.ts';
import type { Queued, ShopStatus } from './contract.ts';

const LATE_S = 2 * 60;
const STUCK_S = 15 * 60;

export function checkJobs({ jobs }: ShopStatus): Check {
  return {
    key: 'jobs',
    title: 'Jobs',
    ...verdictOf(verdictsOn(jobs, 'job'), 'Everything that was asked for is being done.'),
    facts: factsOf(jobs),
  };
}

export function checkMails({ mails, database }: ShopStatus): Check {
  return {
    key: 'mails',
    title: 'Mails',
    ...verdictOf(
      [
        [
          mails?.way === 'outbox' && database.engine === 'postgres',
          'bad',
          'Mails are written to a folder and sent to nobody, so nobody can register.',
          'Set SMTP_URL and restart.',
        ],
        ...verdictsOn(mails, 'mail'),
        [mails?.way === 'outbox', 'good', 'Mails are written to the outbox folder, as they are in a shop for trying.'],
      ],
      'The mail server takes what it is given.',
    ),
    facts: [['Sent by', mails?.way === 'smtp' ? 'SMTP' : 'outbox folder'], ...factsOf(mails)],
  };
}

function verdictsOn(queued: Queued | null, noun: string): Verdict[] {
  if (!queued) return [[true, 'low', 'The queue could not be read just now.', 'Look again in a minute.']];
  const { oldestSeconds, failed, retrying } = queued;
  return [
    [
      oldestSeconds > STUCK_S,
      'bad',
      `A ${noun} has waited for ${ageText(oldestSeconds)}.`,
      retrying > 0
        ? 'Jobs shows why it fails; mend that, and have it tried again.'
        : 'Nobody works the queue: see whether a server or a worker runs.',
    ],
    [
      failed > 0,
      'low',
      `${countText(failed, `${noun} was`, `${noun}s were`)} given up.`,
      'Jobs shows why. Mend that, and have them tried again.',
    ],
    [oldestSeconds > LATE_S, 'low', `A ${noun} has waited for ${ageText(oldestSeconds)}.`, 'Look again in a minute.'],
  ];
}

function factsOf(queued: Queued | null): Check['facts'] {
  if (!queued) return [];
  return [
    ['Waiting', countText(queued.waiting + queued.retrying)],
    ['Given up', countText(queued.failed)],
  ];
}
