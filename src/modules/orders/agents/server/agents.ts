/** Public API of agents for other features. */

export { eraseSessionsOf, listSessionsOf } from '#orders/agents/server/sessions/sessions.queries.ts';
