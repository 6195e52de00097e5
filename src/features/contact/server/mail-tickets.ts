import { type Letterhead, setting } from '#features/shop/server/shop.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { handOver } from '#platform/mail/hand-over.ts';
import type { MailPort } from '#platform/mail/mail.ts';
import { acknowledgementMail, answerMail, messageMail } from './contact-mails.ts';
import { findAnswer } from './desk.queries.ts';
import { findTicket, markAcknowledged } from './tickets.queries.ts';

/** Tells the shop of a message. */
export function mailMessage(mail: MailPort, publicUrl: string | undefined): JobHandler<'contact.mail-message'> {
  return async (ctx, { ticket: id }) => {
    const ticket = await findTicket(ctx.db, id);
    if (ticket) await handOver(ctx, mail, messageMail(await letterhead(ctx, publicUrl), ticket));
  };
}

/** Tells the writer that it came. Only once the mail is on its way does the ticket count as acknowledged. */
export function acknowledge(mail: MailPort, publicUrl: string | undefined): JobHandler<'contact.acknowledge'> {
  return async (ctx, { ticket: id }) => {
    const ticket = await findTicket(ctx.db, id);
    if (!ticket || ticket.acknowledged_at) return;
    await handOver(ctx, mail, acknowledgementMail(await letterhead(ctx, publicUrl), ticket));
    await markAcknowledged(ctx.db, id, ctx.now());
  };
}

/** Tells the writer what was answered. */
export function mailAnswer(mail: MailPort, publicUrl: string | undefined): JobHandler<'contact.mail-answer'> {
  return async (ctx, { answer: id }) => {
    const found = await findAnswer(ctx.db, id);
    if (found) await handOver(ctx, mail, answerMail(await letterhead(ctx, publicUrl), found, { id, body: found.body }));
  };
}

async function letterhead(ctx: Ctx, publicUrl: string | undefined): Promise<Letterhead> {
  return { shop: await setting(ctx, 'identity'), publicUrl };
}
