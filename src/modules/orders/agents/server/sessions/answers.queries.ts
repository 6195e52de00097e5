import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** A change with its idempotency key. */
export interface KeyedChange {
  readonly platform: string;
  /** The operation, because platforms may use a key once for each. */
  readonly operation: string;
  readonly key: string;
  readonly hash: Buffer;
}

/** After so long, whoever was working on it has died, and a repeated request does it. */
const WORKED_ON_S = 60;
/** Of one cart or checkout; older ones are forgotten. */
const MOST_OF_SESSION = 200;

/** Whether this request is the first with its key. */
export async function claimChange(db: Database, { platform, operation, key, hash }: KeyedChange): Promise<boolean> {
  const { rows } = await sql`
    insert into agent_answers (platform, operation, key, request_hash) values (${platform}, ${operation}, ${key}, ${hash})
    on conflict (platform, operation, key) do update set asked_at = now()
    where agent_answers.answer is null and agent_answers.request_hash = excluded.request_hash
      and agent_answers.asked_at < now() - make_interval(secs => ${sql.lit(WORKED_ON_S)})
    returning key`.execute(db);
  return rows.length > 0;
}

/** What was answered to the first request; null while it is worked on. */
export async function findAnswer(db: Database, { platform, operation, key }: Omit<KeyedChange, 'hash'>) {
  return db
    .selectFrom('agent_answers')
    .select(['request_hash', 'answer'])
    .where('platform', '=', platform)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** Keeps an answer about a session, as long as the session. */
export async function keepAnswer(
  db: Database,
  { platform, operation, key }: KeyedChange,
  sessionId: string,
  answer: object,
): Promise<void> {
  await sql`
    update agent_answers set session_id = ${sessionId}, answer = ${JSON.stringify(answer)}::jsonb
    where platform = ${platform} and operation = ${operation} and key = ${key}
      and exists (select from agent_sessions where id = ${sessionId})`.execute(db);
  await sql`
    delete from agent_answers where session_id = ${sessionId} and asked_at < (
      select asked_at from agent_answers where session_id = ${sessionId}
      order by asked_at desc offset ${sql.lit(MOST_OF_SESSION)} limit 1)`.execute(db);
}

/** Nothing was done, so the key may be used again. */
export async function freeChange(db: Database, { platform, operation, key }: KeyedChange): Promise<void> {
  await sql`
    delete from agent_answers where platform = ${platform} and operation = ${operation} and key = ${key}
      and answer is null`.execute(db);
}

/** Those that nobody has finished. */
export async function deleteUnanswered(db: Database): Promise<void> {
  await sql`delete from agent_answers where session_id is null and asked_at < now() - interval '1 hour'`.execute(db);
}
