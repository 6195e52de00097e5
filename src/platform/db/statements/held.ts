import { sql } from 'kysely';

const MARK = '/* held */';

/**
 * The end of a statement of a transaction whose result nobody reads. It does not wait for an answer: on PostgreSQL it goes to
 * the database together with the next statement, or with the commit, which then fails in its place. Written as
 * ``sql`insert … ${HELD}` ``.
 */
export const HELD = sql.raw('/* held */');

export function held(text: string): string {
  return `${text} ${MARK}`;
}

export function isHeld(text: string): boolean {
  return text.endsWith(MARK);
}
