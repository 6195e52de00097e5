import type { Engine } from '#platform/db/database.ts';
import { approveProducts, listApprovals } from '#products/approvals/contract.ts';
import { listSomeProducts } from '#products/catalog/contract.ts';
import { addProduct, getOwnProduct } from '#products/inventory/product/products.contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { castOf } from '#test/fixtures/cast.ts';
import { aPhone } from './adding-products.ts';
import { newBuyer } from './buying.ts';
import { startImportingShop } from './importing.ts';
import { pictureOn } from './uploading.ts';

type State = 'waiting' | 'sent-back';

export type ApprovalScene = Awaited<ReturnType<typeof startApprovalScene>>;

/** Sellers who add products, and an administrator who approves them; approval itself is off until a test turns it on. */
export async function startApprovalScene(engine: Engine) {
  const shop = await startImportingShop(engine, { address: 'https://shop.example' });
  const cast = await castOf(shop);
  const deccan = await shop.as(cast.deccan);
  const admin = await shop.as(cast.admin);
  const image = await pictureOn(shop, cast.deccan.sellerId);

  const waiting = async (state?: State) => (await admin.call(listApprovals, { state, limit: 100 })).data;
  const approvalOf = async (id: ProductId, state?: State) => {
    const found = (await waiting(state)).find(({ first }) => first.some(product => product._id === id));
    if (!found) throw new Error('Nothing of the product waits');
    return found;
  };
  type Approval = Awaited<ReturnType<typeof approvalOf>>;
  return {
    ...{ shop, cast, deccan, admin, image, waiting, approvalOf },
    ritchie: await shop.as(cast.ritchie),
    buyer: await newBuyer(shop),
    add: async (more: InputOf<typeof addProduct> = {}) =>
      (await deccan.call(addProduct, aPhone({ image, ...more }))).data,
    own: async (id: ProductId) => (await deccan.call(getOwnProduct, { id })).data,
    approve: (...approvals: Pick<Approval, '_id' | 'version'>[]) =>
      admin.call(approveProducts, { approvals: approvals.map(({ _id, version }) => ({ _id, version })) }),
    isOnSale: async (id: ProductId) => (await shop.guest.call(listSomeProducts, { ids: [id] })).data.length === 1,
    end: () => shop.end(),
  };
}
