import { sql } from 'kysely';
import { type ApprovalId, newId, type ProductId, type SellerId } from '#shared/id.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import type { ApprovalSettings } from '#shop/shop/settings.ts';
import { makeProduct } from '#test/fixtures/cast.ts';
import type { TestShop } from '#test/fixtures/shop.ts';

/** Turns the approval of products on, or off. */
export function setApproval(shop: TestShop, more: Partial<ApprovalSettings> = {}): Promise<void> {
  return shop.context.tx(tx =>
    changeSetting(tx, 'productApproval', { isOn: true, trustedAfter: 3, risePercent: 50, ...more }),
  );
}

/** A product that waits, also while the shop approves none, with its approval. */
export async function waitingProduct(
  shop: TestShop,
  sellerId: SellerId,
  changes: object | null = null,
): Promise<{ id: ProductId; approvalId: ApprovalId }> {
  const id = await makeProduct(shop, sellerId);
  const approvalId = newId<'approval'>();
  await shop.context.tx(async tx => {
    if (!changes) await sql`update products set approved = false, listed = false where id = ${id}`.execute(tx.db);
    await sql`
      insert into product_approvals (id, seller_id, since) values (${approvalId}, ${sellerId}, now())`.execute(tx.db);
    await sql`
      insert into waiting_products (product_id, approval_id, changes)
      values (${id}, ${approvalId}, ${changes && JSON.stringify(changes)}::jsonb)`.execute(tx.db);
  });
  return { id, approvalId };
}
