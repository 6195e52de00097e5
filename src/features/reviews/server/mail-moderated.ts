import { findPerson } from '#features/accounts/server/accounts.ts';
import { type Letterhead, letter, linkTo, setting } from '#features/shop/server/shop.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { Mail, MailPort } from '#platform/mail/mail.ts';
import type { MailBlock } from '#platform/mail/mail-page.ts';
import type { ReviewId } from '#shared/id.ts';
import * as paths from '#shared/paths.ts';
import { findModerated, type ModeratedRow } from './moderation.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'reviews.mail-moderated': {
      readonly review: ReviewId;
      /** Why it is hidden; null when it is shown again. */
      readonly reason: string | null;
      /** The entry of the audit log, which names the act for good. */
      readonly entry: number;
    };
  }
}

/** Tells the writer of a review that it is hidden and why, or that it is shown again. Withdrawn meanwhile, there is nothing to tell. */
export function mailModerated(mail: MailPort, publicUrl: string | undefined): JobHandler<'reviews.mail-moderated'> {
  return async (ctx, { review, reason, entry }) => {
    const row = await findModerated(ctx.db, review);
    const writer = row && (await findPerson(ctx.db, row.user_id));
    if (!row || !writer) return;
    const head = { shop: await setting(ctx, 'identity'), publicUrl };
    await handOver(ctx, mail, moderatedMail(head, writer, { row, reason, entry }));
  };
}

/** To the writer of a review that an administrator has hidden, or shown again. */
export function moderatedMail(
  head: Letterhead,
  writer: { readonly email: string; readonly userName: string },
  { row, reason, entry }: { row: Pick<ModeratedRow, 'title' | 'slug'>; reason: string | null; entry: number },
): Mail {
  const title = reason === null ? 'Your review is visible again' : 'Your review is hidden';
  return letter(head, {
    to: { address: writer.email, name: writer.userName },
    event: `review-${entry}`,
    subject: title,
    title,
    blocks: [
      ...(reason === null ? shownWords(row) : hiddenWords(row, reason, head.shop.email)),
      ...linkTo(head, 'See the product', paths.product(row.slug)),
    ],
  });
}

function hiddenWords({ title }: Pick<ModeratedRow, 'title'>, reason: string, care: string): MailBlock[] {
  return [
    {
      kind: 'text',
      text: `Your review of ${title} is now visible only to you, and its rating no longer counts. We have not changed the text.`,
    },
    { kind: 'heading', text: 'Reason' },
    { kind: 'text', text: reason },
    { kind: 'text', text: `You can delete it. If you think this is a mistake, write to ${care}.` },
  ];
}

function shownWords({ title }: Pick<ModeratedRow, 'title'>): MailBlock[] {
  return [{ kind: 'text', text: `Your review of ${title} is visible to everyone again, and its rating counts.` }];
}
