import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { sandboxSecret, signedMessage } from './signed-words.ts';

/** Brings a message to where providers bring theirs. @returns the status it was answered */
export type BringMessage = (body: string, headers: Readonly<Record<string, string>>) => Promise<number>;

/** Signs a message of the provider for trying and brings it to the shop; one that is not taken is brought again. */
export function deliverMessage(bring: BringMessage): JobHandler<'payments.sandbox-message'> {
  return async (ctx, message) => {
    const { body, headers } = signedMessage(await sandboxSecret(ctx.db), message, new Date());
    const status = await bring(body, { ...headers, 'content-type': 'application/json' });
    if (status !== 200) throw new Error(`The message was answered ${status}`);
  };
}
