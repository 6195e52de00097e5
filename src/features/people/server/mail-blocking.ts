import { findPerson } from '#features/accounts/server/accounts.ts';
import { type Letterhead, letter, linkTo, setting } from '#features/shop/server/shop.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import type { UserId } from '#shared/id.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    /** `entry` is that of the audit log, which names the act for good. */
    'people.mail-blocked': { readonly user: UserId; readonly reason: string; readonly entry: number };
    'people.mail-unblocked': { readonly user: UserId; readonly entry: number };
  }
}

/** Tells somebody that they are shut out and why. */
export function mailBlocked(mail: MailPort, publicUrl: string | undefined): JobHandler<'people.mail-blocked'> {
  return async (ctx, { user, reason, entry }) => {
    const person = await findPerson(ctx.db, user);
    if (!person) return;
    const head = await letterhead(ctx, publicUrl);
    const { shop } = head;
    const goods =
      person.kind === 'seller'
        ? ' Nothing of yours is on sale meanwhile; orders under way are looked after by us.'
        : '';
    const title = `Your account at ${shop.name} is blocked`;
    const blocks = [
      { kind: 'text', text: `You can’t sign in at present, and you have been signed out everywhere.${goods}` },
      { kind: 'heading', text: 'The reason' },
      { kind: 'text', text: reason },
      {
        kind: 'text',
        text: `If you think this is wrong, write to ${shop.email}, or to ${shop.grievanceOfficer.name}, ${shop.grievanceOfficer.designation}: ${shop.grievanceOfficer.email}.`,
      },
    ] as const;
    const to = { address: person.email, name: person.userName };
    await handOver(ctx, mail, letter(head, { to, event: `blocked-${entry}`, subject: title, title, blocks }));
  };
}

/** Tells somebody that they may come in again. */
export function mailUnblocked(mail: MailPort, publicUrl: string | undefined): JobHandler<'people.mail-unblocked'> {
  return async (ctx, { user, entry }) => {
    const person = await findPerson(ctx.db, user);
    if (!person) return;
    const head = await letterhead(ctx, publicUrl);
    const goods = person.kind === 'seller' ? ' What you had on sale is on sale again.' : '';
    const title = `Your account at ${head.shop.name} is open again`;
    const blocks = [
      { kind: 'text', text: `You can sign in with the password you had.${goods}` } as const,
      ...linkTo(head, 'Sign in', '/login'),
    ];
    const to = { address: person.email, name: person.userName };
    await handOver(ctx, mail, letter(head, { to, event: `unblocked-${entry}`, subject: title, title, blocks }));
  };
}

async function letterhead(ctx: Ctx, publicUrl: string | undefined): Promise<Letterhead> {
  return { shop: await setting(ctx, 'identity'), publicUrl };
}
