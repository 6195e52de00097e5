/** Public API of agents for other features. */

export { eraseSessionsOf, listSessionsOf } from './sessions/sessions.queries.ts';
