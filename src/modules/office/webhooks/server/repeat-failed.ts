import { listFull } from '#office/webhooks/server/sending/deliveries.queries.ts';
import { WEBHOOKS_TAG } from '#office/webhooks/server/sending/webhook-sender.ts';
import { MAX_WAITING_DELIVERIES } from '#office/webhooks/webhook-events.ts';
import type { TxCtx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import type { EndpointId } from '#shared/id.ts';
import { type Failed, isOn, repeatSomeFailed } from './webhooks.queries.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'webhooks.repeat': {
      readonly endpoint: EndpointId;
      readonly since: string | null;
      readonly until: string;
    };
  }
}

/** Deliveries that are sent again in one transaction; a million would take longer than a statement may. */
export const REPEAT_SLICE = 1_000;
/** While so many wait, no more are added: an endpoint for which too many wait is switched off. */
const MOST_WAITING = MAX_WAITING_DELIVERIES / 2;
const WAIT_S = 60;

/** Sends some of what failed again, and asks for a job that does the rest. */
export async function repeatSlice(tx: TxCtx, failed: Failed): Promise<void> {
  const { endpoint, since, until } = failed;
  const isFull = (await listFull(tx.db, [endpoint], { most: MOST_WAITING, now: tx.now() })).length > 0;
  const count = isFull ? 0 : await repeatSomeFailed(tx.db, failed, REPEAT_SLICE, tx.now());
  if (count > 0) tx.changed(WEBHOOKS_TAG);
  const rest = { endpoint, since: since?.toISOString() ?? null, until: until.toISOString() };
  if (isFull) await tx.later('webhooks.repeat', rest, WAIT_S);
  else if (count === REPEAT_SLICE) await tx.later('webhooks.repeat', rest);
}

/** Goes on with what failed; ends when the endpoint is switched off or removed. */
export function repeatFailed(): JobHandler<'webhooks.repeat'> {
  return async (ctx, { endpoint, since, until }) => {
    await ctx.tx(async tx => {
      if (!(await isOn(tx.db, endpoint))) return;
      await repeatSlice(tx, { endpoint, since: since === null ? null : new Date(since), until: new Date(until) });
    });
  };
}
