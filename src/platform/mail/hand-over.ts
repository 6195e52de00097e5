import type { Ctx } from '#platform/context.ts';
import { type Mail, MailFailed, type MailPort } from './mail.ts';

/**
 * Hands a job's message over. One that was refused for good is not tried again, because it would be refused again; any
 * other failure is thrown, so that the job is.
 * @returns whether the next hop took it
 */
export async function handOver(ctx: Ctx, mail: MailPort, message: Mail): Promise<boolean> {
  try {
    await mail.send(message);
    return true;
  } catch (error) {
    if (!(error instanceof MailFailed) || error.retryable) throw error;
    ctx.log.error({ err: error }, 'a mail was refused for good');
    return false;
  }
}
