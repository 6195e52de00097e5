import { createHash } from 'node:crypto';
import { idempotencyConflict, stillWorkedOn } from '#orders/agents/server/protocol-errors.ts';
import {
  claimChange,
  findAnswer,
  freeChange,
  type KeyedChange,
  keepAnswer,
} from '#orders/agents/server/sessions/answers.queries.ts';
import { SESSION_ID } from '#orders/agents/server/sessions/sessions.queries.ts';
import type { AgentCall } from './agent-call.ts';
import type { Operation, OperationCall } from './operations.ts';

/**
 * Does a change once for its idempotency key, also while the first request is still worked on; a repeated one is answered
 * with what the first was. @throws idempotencyConflict for another request with the same key, stillWorkedOn
 */
export async function once(
  { ctx, platform }: AgentCall,
  { name, hints }: Operation,
  { id, key, sent }: OperationCall<unknown>,
  work: () => Promise<object>,
): Promise<object> {
  if (key === undefined || hints.readOnlyHint) return work();
  const hash = createHash('sha256')
    .update(JSON.stringify([id, sent ?? null]))
    .digest();
  const change: KeyedChange = { platform: platform.url, operation: name, key, hash };
  if (!(await claimChange(ctx.primary, change))) {
    const known = await findAnswer(ctx.primary, change);
    if (known && !Buffer.from(known.request_hash).equals(hash))
      throw idempotencyConflict('The idempotency key was used for another request');
    if (known?.answer) return known.answer;
    throw stillWorkedOn('The first request with this idempotency key is still worked on');
  }
  let isKept = false;
  try {
    const answer = await work();
    if ('id' in answer && typeof answer.id === 'string' && SESSION_ID.test(answer.id)) {
      await keepAnswer(ctx.primary, change, answer.id, answer);
      isKept = true;
    }
    return answer;
  } finally {
    if (!isKept) await freeChange(ctx.primary, change);
  }
}
