/** The facade of assistants: what other features may call. */

export { eraseChangesOf, listChangesOf } from './changes.queries.ts';
