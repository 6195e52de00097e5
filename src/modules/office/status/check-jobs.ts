import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import { ageText } from './age-and-size.ts';
import { type Check, type Verdict, verdictOf } from './check.ts';
import type { Queued, ShopStatus } from './contract.ts';

const LATE_S = 2 * 60;
const STUCK_S = 15 * 60;

/** What is said of a queue of jobs or of mails. */
interface QueueWords {
  readonly waiting: (age: string) => string;
  readonly failed: (count: number) => string;
}
const JOB_WORDS: QueueWords = {
  waiting: age => t('office.status.jobs.waiting', { age }),
  failed: count => t('office.status.jobs.failed', { count }),
};
const MAIL_WORDS: QueueWords = {
  waiting: age => t('office.status.mails.waiting', { age }),
  failed: count => t('office.status.mails.failed', { count }),
};

export function checkJobs({ jobs }: ShopStatus): Check {
  return {
    key: 'jobs',
    title: t('office.status.jobs.title'),
    ...verdictOf(verdictsOn(jobs, JOB_WORDS), t('office.status.jobs.good')),
    facts: factsOf(jobs),
  };
}

export function checkMails({ mails, database }: ShopStatus): Check {
  return {
    key: 'mails',
    title: t('office.status.mails.title'),
    ...verdictOf(
      [
        [
          mails?.way === 'outbox' && database.engine === 'postgres',
          'bad',
          t('office.status.mails.notSent'),
          t('office.status.mails.notSentTodo'),
        ],
        ...verdictsOn(mails, MAIL_WORDS),
        [mails?.way === 'outbox', 'good', t('office.status.mails.outbox')],
      ],
      t('office.status.mails.good'),
    ),
    facts: [
      [t('office.status.mails.sentBy'), mails?.way === 'smtp' ? 'SMTP' : t('office.status.mails.byFolder')],
      ...factsOf(mails),
    ],
  };
}

function verdictsOn(queued: Queued | null, words: QueueWords): Verdict[] {
  if (!queued) return [[true, 'low', t('office.status.queue.unread'), t('office.status.queue.checkAgain')]];
  const { oldestSeconds, failed, retrying } = queued;
  return [
    [
      oldestSeconds > STUCK_S,
      'bad',
      words.waiting(ageText(oldestSeconds)),
      retrying > 0 ? t('office.status.queue.seeJobs') : t('office.status.queue.idle'),
    ],
    [failed > 0, 'low', words.failed(failed), t('office.status.queue.seeJobs')],
    [oldestSeconds > LATE_S, 'low', words.waiting(ageText(oldestSeconds)), t('office.status.queue.checkAgain')],
  ];
}

function factsOf(queued: Queued | null): Check['facts'] {
  if (!queued) return [];
  return [
    [t('office.status.queue.waiting'), countText(queued.waiting + queued.retrying)],
    [t('office.status.queue.failed'), countText(queued.failed)],
  ];
}
