import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getWaiting } from '#office/dashboard/contract.ts';
import { getVendor } from '#office/people/vendor-page.contract.ts';
import { addToCart } from '#orders/cart/contract.ts';
import { trustVendor } from '#people/sellers/contract.ts';
import { approvalHasChanged, sendProductsBack } from '#products/approvals/contract.ts';
import { compareProducts } from '#products/catalog/comparison/comparison.contract.ts';
import { getProduct, getProductBySlug, listProducts, searchProducts } from '#products/catalog/contract.ts';
import { getSuggestions } from '#products/catalog/search/suggestions.contract.ts';
import { FEED_NAMES, feedPath } from '#products/feeds/feed-names.ts';
import { listOwnProducts } from '#products/inventory/own-products/own-products.contract.ts';
import {
  addProduct,
  deleteProduct,
  editProduct,
  restoreProduct,
  setProductStatus,
} from '#products/inventory/product/products.contract.ts';
import { saveStockRows } from '#products/inventory/stock/stock-sheet.contract.ts';
import { addReview } from '#products/reviews/contract.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { aPhone } from '#test/builders/adding-products.ts';
import { type ApprovalScene, startApprovalScene } from '#test/builders/approval-scene.ts';
import { setApproval } from '#test/builders/approving.ts';
import { homeOf } from '#test/builders/reading-fronts.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { ENGINES } from '#test/fixtures/shop.ts';
import { refusedAs } from '#test/inspect/refused-as.ts';

/** R77.1 to R77.7 */
describe.each(ENGINES)('approval of products on the %s engine', engine => {
  let scene: ApprovalScene;
  beforeAll(async () => {
    scene = await startApprovalScene(engine);
  });
  afterAll(() => scene.end());

  /** Every place where shoppers could find a product; those where they do. */
  async function places({ _id: id, slug }: { _id: ProductId; slug: string }): Promise<string[]> {
    const { buyer, isOnSale } = scene;
    const { guest } = scene.shop;
    const says = async (url: string) => (await guest.inject({ url })).body.includes(slug);
    const works = async (work: Promise<unknown>) =>
      work.then(
        () => true,
        () => false,
      );
    const found: Record<string, boolean> = {
      list: (await guest.call(listProducts, {})).data.some(({ _id }) => _id === id),
      facets: (await guest.call(listProducts, {})).totalItems > 0,
      home: JSON.stringify(await homeOf(guest)).includes(id),
      search: (await guest.call(searchProducts, { keyword: 'zanskar' })).data.length > 0,
      suggestions: (await guest.call(getSuggestions, { text: 'zansk' })).products.length > 0,
      some: await isOnSale(id),
      details: await works(guest.call(getProduct, { id })),
      bySlug: await works(guest.call(getProductBySlug, { slug })),
      compared: (await guest.call(compareProducts, { slugs: [slug] })).data.products.length > 0,
      sitemap: await says('/sitemap.xml'),
      cart: await works(buyer.call(addToCart, { productId: id, quantity: 1 })),
      review: await works(buyer.call(addReview, { productId: id, reviewMessage: 'Fine', reviewValue: 5 })),
    };
    for (const name of FEED_NAMES) found[name] = await says(feedPath(name));
    return Object.keys(found).filter(name => found[name]);
  }

  it('is off unless the shop turns it on: what sellers add is on sale at once', async () => {
    const { shop, deccan, add, waiting } = scene;
    const product = await add({ title: 'Before' });
    expect(product).toMatchObject({ listed: true, approval: null });
    expect(await waiting()).toEqual([]);
    await deccan.call(deleteProduct, { id: product._id });
    await sql`delete from stock_movements`.execute(shop.open.db);
    await sql`delete from products`.execute(shop.open.db);
    await setApproval(shop);
  });

  it('keeps the first product of a seller out of every place, by one condition', async () => {
    const { shop, deccan, admin, image, own, approvalOf, approve } = scene;
    const answer = await deccan.call(addProduct, aPhone({ image, title: 'Zanskar phone' }));
    expect(answer.message).toContain('once an administrator has approved it');
    const { _id: id, slug, approval } = answer.data;
    expect(approval).toMatchObject({ state: 'waiting', isNew: true, reasons: ['First product of this seller'] });
    expect(await places({ _id: id, slug })).toEqual([]);
    const list = sql`update products set listed = true where id = ${id}`.execute(shop.open.db);
    await expect(list).rejects.toThrow('products_listed_is_approved');
    expect((await admin.call(getWaiting, {})).data.products).toBe(1);

    const { message } = await approve(await approvalOf(id));
    expect(message).toBe('1 product approved');
    expect(await places({ _id: id, slug })).toEqual([
      ...['list', 'facets', 'home', 'search', 'suggestions', 'some', 'details', 'bySlug', 'compared', 'sitemap'],
      ...['cart', 'review', ...FEED_NAMES],
    ]);
    expect(await own(id)).toMatchObject({ listed: true, approval: null });
    expect((await admin.call(getWaiting, {})).data.products).toBe(0);
    const { data: acts } = await admin.call(listAudit, { act: 'product.approved' });
    expect(acts[0]).toMatchObject({ by: 'anita', on: { kind: 'product', name: 'Zanskar phone' } });
  });

  it('does not concern the shop itself, what administrators write, and drafts', async () => {
    const { shop, cast, deccan, admin, image, add, own, waiting } = scene;
    const ofHouse = await pictureOn(shop, cast.house);
    const house = await admin.call(addProduct, aPhone({ image: ofHouse, title: 'Of the house' }));
    const named = await admin.call(addProduct, aPhone({ image, userName: 'deccan', title: 'By the shop' }));
    expect([house.data.listed, named.data.listed]).toEqual([true, true]);
    const draft = await add({ status: 'draft' });
    expect(draft.approval).toBeNull();
    await deccan.call(setProductStatus, { id: draft._id, status: 'live' });
    expect((await own(draft._id)).approval).toMatchObject({ isNew: true });
    await deccan.call(setProductStatus, { id: draft._id, status: 'hidden' });
    expect(await waiting()).toEqual([]);
    for (const id of [named.data._id, draft._id]) await deccan.call(deleteProduct, { id });
  });

  it('refuses an approval of what the seller has changed since, and changes nothing', async () => {
    const { deccan, add, approvalOf, approve, isOnSale } = scene;
    const { _id: id } = await add({ title: 'Changing' });
    const seen = await approvalOf(id);
    await deccan.call(editProduct, { id, title: 'Changed' });
    await expect(approve(seen)).rejects.toEqual(refusedAs(approvalHasChanged));
    expect(await isOnSale(id)).toBe(false);
    const now = await approvalOf(id);
    expect(now).toMatchObject({ _id: seen._id, version: seen.version + 1, first: [{ title: 'Changed' }] });
    await approve(now);
    expect(await isOnSale(id)).toBe(true);
    await expect(approve(now)).rejects.toEqual(refusedAs(approvalHasChanged));
  });

  it('is decided once when an edit and the approval come at the same moment', async () => {
    const { cast, deccan, admin, add, own, approvalOf, approve } = scene;
    await admin.call(trustVendor, { _id: cast.deccan.sellerId, trust: 'checked' });
    const { _id: id } = await add({ title: 'Racing' });
    const seen = await approvalOf(id);
    const [edited, approved] = await Promise.allSettled([
      deccan.call(editProduct, { id, title: 'Raced' }),
      approve(seen),
    ]);
    expect(edited.status).toBe('fulfilled');
    const { listed, approval } = await own(id);
    expect({ listed, waits: approval !== null }).toEqual(
      approved.status === 'fulfilled' ? { listed: true, waits: false } : { listed: false, waits: true },
    );
    if (approval) await approve(await approvalOf(id));
  });

  it('waits again when what was sent back is corrected', async () => {
    const { deccan, admin, add, own, waiting, approvalOf, approve } = scene;
    const { _id: id } = await add({ title: 'Sent back' });
    const reason = 'Another brand is on the picture';
    const { _id, version } = await approvalOf(id);
    const unsaid = admin.call(sendProductsBack, { approvals: [{ _id, version }], reason: ' ' });
    await expect(unsaid).rejects.toThrow('blank');
    await admin.call(sendProductsBack, { approvals: [{ _id, version }], reason });
    expect((await own(id)).approval).toMatchObject({
      ...{ state: 'sent-back', sentBackReason: reason },
      reasons: ['Products of this seller are always checked'],
    });
    expect(await waiting()).toEqual([]);
    expect(await approvalOf(id, 'sent-back')).toMatchObject({ sentBackReason: reason });
    await deccan.call(editProduct, { id, brand: 'apple' });
    expect((await own(id)).approval).toMatchObject({ state: 'waiting', sentBackReason: null, changes: [] });
    expect(await waiting('sent-back')).toEqual([]);
    await approve(await approvalOf(id));
    expect(await own(id)).toMatchObject({ listed: true, brand: 'apple' });
  });

  it('ends with trust: after enough approved products, or when an administrator says so', async () => {
    const { shop, cast, ritchie, admin, add, approvalOf, isOnSale } = scene;
    await admin.call(trustVendor, { _id: cast.deccan.sellerId, trust: 'automatic' });
    const { approval } = (await admin.call(getVendor, { vendorId: cast.deccan.sellerId })).data;
    expect(approval).toMatchObject({ trust: 'automatic', trustedAfter: 3 });
    expect(approval?.approved).toBeGreaterThanOrEqual(3);
    expect(await add({ title: 'Trusted' })).toMatchObject({ listed: true, approval: null });
    const other = await ritchie.call(addProduct, aPhone({ image: await pictureOn(shop, cast.ritchie.sellerId) }));
    expect(other.data.approval).toMatchObject({ isNew: true });
    await admin.call(trustVendor, { _id: cast.ritchie.sellerId, trust: 'trusted' });
    expect(await isOnSale(other.data._id)).toBe(false);
    const { _id, version } = other.data;
    await ritchie.call(saveStockRows, { rows: [{ _id, version, price: paise(1_499_900) }], reason: 'counted' });
    expect(await approvalOf(_id)).toMatchObject({ first: [{ price: 1_499_900 }] });
    await ritchie.call(editProduct, { id: other.data._id, title: 'Edited' });
    expect(await isOnSale(other.data._id)).toBe(true);
    const { data: acts } = await admin.call(listAudit, { act: 'seller.trust' });
    expect(acts[0]?.changes).toEqual(['approval of products: automatic → trusted']);
  });

  it('comes back with a product that was deleted while it waited', async () => {
    const { cast, deccan, admin, add, waiting, approvalOf, approve, isOnSale } = scene;
    await admin.call(trustVendor, { _id: cast.deccan.sellerId, trust: 'checked' });
    const { _id: id } = await add({ title: 'Deleted' });
    await deccan.call(deleteProduct, { id });
    expect(await waiting()).toEqual([]);
    await deccan.call(restoreProduct, { id });
    expect(await isOnSale(id)).toBe(false);
    await approve(await approvalOf(id));
    expect(await isOnSale(id)).toBe(true);
  });

  it('leaves out what was deleted, which waits again when it is restored', async () => {
    const { shop, deccan, add, waiting, approvalOf, approve, isOnSale } = scene;
    const { _id: kept } = await add({ title: 'Kept' });
    const { _id: gone } = await add({ title: 'Gone' });
    await sql`
      update waiting_products set approval_id = (select approval_id from waiting_products where product_id = ${kept})
      where product_id = ${gone}`.execute(shop.open.db);
    const seen = await approvalOf(kept);
    await deccan.call(deleteProduct, { id: gone });
    await expect(approve(seen)).rejects.toEqual(refusedAs(approvalHasChanged));
    const now = await approvalOf(kept);
    expect(now).toMatchObject({ products: 1 });
    expect((await approve(now)).message).toBe('1 product approved');
    await expect(approve(now)).rejects.toEqual(refusedAs(approvalHasChanged));
    expect([await isOnSale(kept), await waiting()]).toEqual([true, []]);
    await deccan.call(restoreProduct, { id: gone });
    expect(await isOnSale(gone)).toBe(false);
    await approve(await approvalOf(gone));
    expect(await isOnSale(gone)).toBe(true);
  });

  it('is one decision and one mail for an import, however many rows it has', async () => {
    const { shop, deccan, admin, image, waiting, approve } = scene;
    const heads = 'sku,title,description,section,brand,price,totalStock,images';
    const lines = Array.from({ length: 600 }, (_, n) => `IMP-${n},Imported ${n},x,featured,samsung,999,5,${image}`);
    const file = `${[heads, ...lines].join('\n')}\n`;
    const { id } = await shop.work(deccan, await shop.send(deccan, file, { name: 'autumn.csv' }));
    expect(await shop.run(deccan, id)).toMatchObject({ state: 'done', done: 600 });
    const [approval, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(approval).toMatchObject({ fileName: 'autumn.csv', products: 600, added: 600 });
    expect(approval?.first).toHaveLength(3);
    const { data } = await deccan.call(listOwnProducts, { find: 'Imported 7', limit: 5 });
    expect(data[0]).toMatchObject({ listed: false, approval: { state: 'waiting' } });
    if (approval) await approve(approval);
    expect((await shop.guest.call(searchProducts, { keyword: 'imported' })).totalItems).toBe(600);
    const { data: acts } = await admin.call(listAudit, { act: 'product.approved' });
    expect(acts[0]).toMatchObject({ on: { kind: 'seller', name: 'deccan' }, changes: ['products: 600 products'] });
    const jobs = await sql<{ count: number }>`
      select count(*)::int as count from jobs.job where name like '%approvals.decided%' and data::text like '%"products": 600%'`.execute(
      shop.open.db,
    );
    expect(jobs.rows[0]?.count).toBe(1);
  });
});
