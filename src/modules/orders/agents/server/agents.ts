/** Public API of agents for other features. */

export { eraseOrdersOf } from '#orders/agents/server/orders/agent-orders.queries.ts';
export {
  eraseSessionsOf,
  listAgentSessionsOf,
} from '#orders/agents/server/sessions/sessions.queries.ts';
