import { sql } from 'kysely';
import type { Row } from '#platform/db/database.ts';

type PublishedUser = Pick<
  Row<'users'>,
  | 'id'
  | 'email'
  | 'user_name'
  | 'user_name_key'
  | 'mobile'
  | 'language'
  | 'role'
  | 'type'
  | 'blocked_at'
  | 'created_at'
  | 'deleted_at'
>;

/** The columns of users that other modules may read, as a subquery: `from ${publishedUsers} u`. Not for locking. */
export const publishedUsers = sql<PublishedUser>`(
  select id, email, user_name, user_name_key, mobile, language, role, type, blocked_at, created_at, deleted_at from users)`;
