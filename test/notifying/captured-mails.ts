import { createHash } from 'node:crypto';
import type { Mail, Mailbox } from '#platform/mail/mail.ts';

/** What differs from run to run, by what stands for it; everything else of a mail has to be the same. */
const PASSING: readonly (readonly [RegExp, string])[] = [
  [/\/shop\/pay\/[\w-]{43}/g, '/shop/pay/(token)'],
  [/-link-[\w-]{8}/g, '-link-(token)'],
  [/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '(id)'],
  [/buyer-[0-9a-f]{12}/g, 'buyer-(id)'],
  [/Guest [0-9a-f]{12}/g, 'Guest (name)'],
  [/bbk_[\w-]{4}/g, 'bbk_(key)'],
  [/BB(-[0-9A-Z]{4}){3}/g, '(ticket)'],
  [/\b\d{6}\b/g, '(six digits)'],
  [/\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec) 20\d\d/g, '(day)'],
  [/\d{1,2}:\d\d [ap]m/g, '(time)'],
];

/** A mail as it left, in a form that is the same in every run. The page it looks like is told by its digest. */
export function mailText({ to, from, replyTo, subject, messageId, text, html }: Mail): string {
  const page = createHash('sha256').update(steady(html)).digest('hex').slice(0, 16);
  return steady(
    [
      `To: ${boxText(to)}`,
      `From: ${boxText(from)}`,
      ...(replyTo ? [`Reply-To: ${boxText(replyTo)}`] : []),
      `Subject: ${subject}`,
      `Message-ID: ${messageId ?? 'none'}`,
      `Page: ${page}`,
      '',
      text,
    ].join('\n'),
  );
}

function boxText({ name, address }: Mailbox): string {
  return name === undefined ? address : `${name} <${address}>`;
}

function steady(text: string): string {
  return PASSING.reduce((words, [what, mark]) => words.replaceAll(what, mark), text);
}
