import { sql } from 'kysely';
import type { ChangeKind, Difference } from '#office/assistants/suggested-change.ts';
import { newId, type SuggestedChangeId, type UserId } from '#shared/id.ts';
import type { TestShop } from '#test/fixtures/shop.ts';

interface Suggested {
  readonly kind: ChangeKind;
  readonly input: object;
  readonly changes: readonly Difference[];
}

/** A change that a program has suggested to somebody, written by itself. */
export async function insertedChange(
  { open }: Pick<TestShop, 'open'>,
  userId: UserId,
  { kind, input, changes }: Suggested,
): Promise<SuggestedChangeId> {
  const id = newId<'suggested change'>();
  await sql`
    insert into suggested_changes (id, user_id, key_name, kind, input, subject, changes, created_at, expires_at)
    values (${id}, ${userId}, 'Robot', ${kind}, ${JSON.stringify(input)}::jsonb, 'Something',
      ${JSON.stringify(changes)}::jsonb, now(), now() + interval '1 day')`.execute(open.db);
  return id;
}
