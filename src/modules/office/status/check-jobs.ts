import { countText } from '#shared/text/count-text.ts';
import { ageText } from './age-and-size.ts';
import { type Check, type Verdict, verdictOf } from './check.ts';
import type { Queued, ShopStatus } from './contract.ts';

const LATE_S = 2 * 60;
const STUCK_S = 15 * 60;

export function checkJobs({ jobs }: ShopStatus): Check {
  return {
    key: 'jobs',
    title: 'Jobs',
    ...verdictOf(verdictsOn(jobs, 'job'), 'All jobs are being processed.'),
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
          'Mails are saved to a folder and not sent, so nobody can register.',
          'Set SMTP_URL and restart.',
        ],
        ...verdictsOn(mails, 'mail'),
        [mails?.way === 'outbox', 'good', 'Mails are saved to the outbox folder, as usual in a demo shop.'],
      ],
      'The mail server accepts mails.',
    ),
    facts: [['Sent by', mails?.way === 'smtp' ? 'SMTP' : 'outbox folder'], ...factsOf(mails)],
  };
}

function verdictsOn(queued: Queued | null, noun: string): Verdict[] {
  if (!queued) return [[true, 'low', 'The queue could not be read.', 'Check again in a minute.']];
  const { oldestSeconds, failed, retrying } = queued;
  return [
    [
      oldestSeconds > STUCK_S,
      'bad',
      `A ${noun} has been waiting for ${ageText(oldestSeconds)}.`,
      retrying > 0
        ? 'See Jobs for the error, fix it and retry.'
        : 'The queue is not being processed: check whether a server or worker is running.',
    ],
    [
      failed > 0,
      'low',
      `${countText(failed, `${noun} has`, `${noun}s have`)} failed.`,
      'See Jobs for the error, fix it and retry.',
    ],
    [
      oldestSeconds > LATE_S,
      'low',
      `A ${noun} has been waiting for ${ageText(oldestSeconds)}.`,
      'Check again in a minute.',
    ],
  ];
}

function factsOf(queued: Queued | null): Check['facts'] {
  if (!queued) return [];
  return [
    ['Waiting', countText(queued.waiting + queued.retrying)],
    ['Failed', countText(queued.failed)],
  ];
}
