import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EVENTS, FORMER_MAIL_JOBS } from '#composition/notifications.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailChannel } from '#platform/mail/mail-channel.ts';
import { mailText } from '#test/notifying/captured-mails.ts';
import { playScene } from '#test/notifying/play-scene.ts';

const WORDS = join(import.meta.dirname, '../../../notifying/every-mail.txt');
const FORMER = new Map<string, string>(
  Object.entries(FORMER_MAIL_JOBS).map(([name, event]) => [`mail.${event}`, name]),
);
/** What that build does not send. */
const SINCE_THEN = [
  'mail.accounts.key-made',
  ...[
    'mail.questions.asked',
    'mail.questions.answered',
    'mail.orders.edit-proposed',
    'mail.orders.pay-link',
    'mail.wishlist.news',
  ],
  ...['mail.approvals.decided', 'mail.front-proposals.proposed', 'mail.front-proposals.decided', 'mail.mails.test'],
  'mail.webhooks.switched-off',
];

it.each([
  ['in its words', (job: string) => job],
  ['also when the build before asked for it', (job: string) => FORMER.get(job) ?? job],
])('every mail goes to whom it is for, %s', async (_how, calledAs) => {
  const sent: Mail[] = [];
  const pages: string[] = [];
  const done = await playScene({
    mail: mailChannel({ send: async mail => void sent.push(mail), close: async () => {} }),
    calledAs,
    after: act => {
      const mails = sent.splice(0);
      pages.push(`##### ${act}\n\n${mails.map(mailText).sort().join('\n-----\n')}`);
      return Object.fromEntries(mails.map(({ to, subject }) => [to.address, /\d{6}/.exec(subject)?.[0] ?? '']));
    },
  });
  const mailed = Object.entries(EVENTS).flatMap(([event, { only }]) => (only === 'text' ? [] : [event]));
  expect(mailed.filter(event => !done.has(`mail.${event}`))).toEqual([]);
  expect([...done].filter(name => name.startsWith('mail.') && !FORMER.has(name))).toEqual(SINCE_THEN);
  await expect(pages.join('\n')).toMatchFileSnapshot(WORDS);
});
