import type { Ctx } from '#platform/context.ts';
import { type Mail, MailFailed, type MailPort } from './mail.ts';

/**
 * Hands a job's message over to the next hop. Any failure ends the job: one that was refused for good is not tried again
 * by itself, because it would be refused again, and waits for an administrator among the jobs that failed.
 * @throws MailFailed
 */
export async function handOver(ctx: Ctx, mail: MailPort, message: Mail): Promise<void> {
  // The shop itself, before it has said how it is reached.
  if (message.to.address === '') return;
  try {
    await mail.send(message);
  } catch (error) {
    if (error instanceof MailFailed && !error.retryable) ctx.log.error({ err: error }, 'a mail was refused for good');
    throw error;
  }
}
