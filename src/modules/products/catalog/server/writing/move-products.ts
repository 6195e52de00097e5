import { sql } from 'kysely';
import type { TxCtx } from '#platform/context.ts';
import { moveWaiting, waitingForCategory } from '#products/catalog/server/approval/queue.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { ProductId } from '#shared/id.ts';

/** A statement of ours may take five seconds at most; so many products stay well below on a small machine. */
const PER_STATEMENT = 2_000;

/**
 * Puts all products of a category into another one, deleted ones included, and so those for which the category waits for an
 * administrator. Each gets its next version, so that an open form of it is refused. Everything else stays, also the HSN code
 * and GST rate that the product has. Their search words follow in a job. The caller drops cached answers.
 * @returns how many there were
 */
export async function moveProducts(
  tx: TxCtx,
  { from, to }: { readonly from: Kind; readonly to: Kind },
): Promise<number> {
  let moved = 0;
  for (let after: ProductId | undefined; ; ) {
    // Locked in order of id, as checkout does, to avoid deadlocks.
    const { rows } = await sql<{ id: ProductId }>`
      with held as (
        select id from products where (kind = ${from} or id = any(${waitingForCategory(from)}))
          and ${after ? sql`id > ${after}` : sql`true`}
        order by id limit ${PER_STATEMENT} for no key update
      )
      update products p set kind = case kind when ${from} then ${to} else kind end, version = p.version + 1, content_version = p.version + 1, updated_at = ${tx.now()}
      from held where p.id = held.id
      returning p.id`.execute(tx.db);
    moved += rows.length;
    if (rows.length < PER_STATEMENT) break;
    after = rows
      .map(({ id }) => id)
      .sort()
      .at(-1);
  }
  await moveWaiting(tx, { from, to });
  await tx.later('catalog.refresh-words', { kinds: [to] });
  return moved;
}
