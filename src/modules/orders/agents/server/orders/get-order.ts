import { type AgentCall, countGuess } from '#orders/agents/server/agent-call.ts';
import { notFoundMessage, nothing } from '#orders/agents/server/answers.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { findAgentOrder } from './agent-orders.queries.ts';
import { presentAgentOrder } from './present-order.ts';

/** An order that came about with an agent of this platform. Its id is the proof: only the agent that placed it was told. */
export async function getAgentOrder(call: AgentCall, id: string): Promise<object> {
  const { ctx, platform, shop } = call;
  const found = await findAgentOrder(ctx.primary, { id, platform: platform.url });
  if (found) return presentAgentOrder(ctx, found, shop.address);
  await countGuess(ctx);
  return nothing(call, 'dev.ucp.shopping.order', [
    notFoundMessage(speaking(ctx.language, () => t('orders.agents.message.noOrder'))),
  ]);
}
