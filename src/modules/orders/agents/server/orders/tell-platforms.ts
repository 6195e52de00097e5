import { deleteUnanswered } from '#orders/agents/server/sessions/answers.queries.ts';
import { deleteExpiredSessions } from '#orders/agents/server/sessions/sessions.queries.ts';
import { signedPost } from '#orders/agents/server/signing/sign-message.ts';
import { signingKey } from '#orders/agents/server/signing/signing-key.ts';
import { PROFILE_PATH } from '#orders/agents/ucp/ucp.ts';
import type { Ctx } from '#platform/context.ts';
import type { JobHandler } from '#platform/jobs/job-queue.ts';
import { postPublic } from '#platform/outbound/post-public.ts';
import { type DueOrder, noteTold, noteUntold, takeDue } from './agent-orders.queries.ts';
import { presentAgentOrder } from './present-order.ts';

declare module '#platform/context.ts' {
  interface JobPayloads {
    'agents.tell': Record<string, never>;
  }
}

const MOST_AT_ONCE = 20;
const WITHIN_MS = 15_000;
const MAX_ANSWER_BYTES = 16 * 1024;
/** After each failure. Then the platform is told no more, unless the order changes. */
const AGAIN_AFTER_S = [20, 60, 5 * 60, 30 * 60, 2 * 3_600, 6 * 3_600, 12 * 3_600, 24 * 3_600];

/** Where platforms are told, and by whom. */
export interface Telling {
  /** The public URL of the shop; without it no agents come. */
  readonly address: string | undefined;
  /** A port of this machine that may be sent to, for tests and development. */
  readonly ownPort?: number | undefined;
}

/**
 * Tells platforms of the orders of their agents: each order as it is now, signed. What has changed several times is told
 * once. A platform that does not answer delays its own orders only.
 * Carts and checkouts that have expired are deleted.
 */
export function tellPlatforms({ address, ownPort }: Telling): JobHandler<'agents.tell'> {
  return async ctx => {
    await deleteExpiredSessions(ctx.db);
    await deleteUnanswered(ctx.db);
    if (address === undefined) return;
    let due: DueOrder[];
    do {
      due = await takeDue(ctx.db, MOST_AT_ONCE);
      await Promise.all(due.map(row => tell(ctx, row, { address, ownPort })));
    } while (due.length > 0);
  };
}

async function tell(
  ctx: Ctx,
  row: DueOrder,
  { address, ownPort }: Required<Telling> & { address: string },
): Promise<void> {
  try {
    const status = await send(ctx, row, address, ownPort);
    if (status >= 200 && status < 300) return await noteTold(ctx.db, row);
  } catch (err) {
    ctx.log.warn({ err, order: row.order_id }, 'a platform was not told of an order');
  }
  await noteUntold(ctx.db, row, AGAIN_AFTER_S[row.tries]);
}

async function send(ctx: Ctx, row: DueOrder, address: string, ownPort: number | undefined): Promise<number> {
  const { webhook_url: url } = row;
  if (url === null) return 0;
  const at = ctx.now();
  const body = JSON.stringify(await presentAgentOrder(ctx, row, address));
  const headers = signedPost(
    {
      ...{ url, body, at },
      headers: {
        'content-type': 'application/json',
        'ucp-agent': `profile="${address}${PROFILE_PATH}"`,
        // The same for each attempt to tell of the same change.
        'webhook-id': `${row.id}.${row.changed_at.getTime()}`,
        'webhook-timestamp': String(Math.floor(row.changed_at.getTime() / 1000)),
      },
    },
    await signingKey(ctx),
  );
  const sent = { ...headers, 'content-length': String(Buffer.byteLength(body)) };
  const answer = await postPublic(url, {
    maxBytes: MAX_ANSWER_BYTES,
    withinMs: WITHIN_MS,
    ownPort,
    headers: sent,
    body,
  });
  return answer.status;
}
