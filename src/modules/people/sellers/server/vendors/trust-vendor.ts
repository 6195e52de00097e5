import { type trustVendor as endpoint, type SellerTrust, sellerIsMissing } from '#people/sellers/contract.ts';
import type { Ctx } from '#platform/context.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { lockVendor, readTrust, updateTrust } from './vendors.queries.ts';

/**
 * Says whether an administrator looks at a seller's products before they go on sale. What waits already stays until
 * somebody decides. @throws sellerIsMissing also for the shop's own seller
 */
export async function trustVendor(ctx: Ctx, { _id, trust }: InputOf<typeof endpoint>): Promise<SellerTrust> {
  return ctx.tx(async tx => {
    const seller = await lockVendor(tx.db, _id);
    if (!seller) throw sellerIsMissing();
    const before = await readTrust(tx.db, _id);
    if (before === trust) return trust;
    await updateTrust(tx.db, _id, trust);
    await recordAct(tx, {
      act: 'seller.trust',
      on: { kind: 'seller', id: _id, name: seller.user_name },
      before: { 'approval of products': before },
      after: { 'approval of products': trust },
    });
    return trust;
  });
}
