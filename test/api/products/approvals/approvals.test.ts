import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getWaiting } from '#office/dashboard/contract.ts';
import { getVendor } from '#office/people/vendor-page.contract.ts';
import { addToCart } from '#orders/cart/contract.ts';
import { trustVendor } from '#people/sellers/contract.ts';
import {
  approvalHasChanged,
  approveProducts,
  listApprovals,
  nothingToWithdraw,
  sendProductsBack,
  withdrawChange,
} from '#products/approvals/contract.ts';
import { removeAttribute } from '#products/attributes/contract.ts';
import { compareProducts } from '#products/catalog/comparison/comparison.contract.ts';
import {
  getProduct,
  getProductBySlug,
  listProducts,
  listSomeProducts,
  searchProducts,
} from '#products/catalog/contract.ts';
import { getSuggestions } from '#products/catalog/search/suggestions.contract.ts';
import { FEED_NAMES, feedPath } from '#products/feeds/feed-names.ts';
import { listOwnProducts } from '#products/inventory/own-products/own-products.contract.ts';
import {
  addProduct,
  deleteProduct,
  editProduct,
  getOwnProduct,
  restoreProduct,
  setProductStatus,
} from '#products/inventory/product/products.contract.ts';
import { changeInBulk, saveStockRows } from '#products/inventory/stock/stock-sheet.contract.ts';
import { addPrice, endPrice } from '#products/prices/prices.contract.ts';
import { addReview } from '#products/reviews/contract.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { aPhone } from '#test/builders/adding-products.ts';
import { setApproval } from '#test/builders/approving.ts';
import { type Buyer, newBuyer } from '#test/builders/buying.ts';
import { attributesOf } from '#test/builders/editing-attributes.ts';
import { type ImportingShop, startImportingShop } from '#test/builders/importing.ts';
import { homeOf } from '#test/builders/reading-fronts.ts';
import { pictureOn } from '#test/builders/uploading.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES } from '#test/fixtures/shop.ts';

const refused = (problem: { readonly code: string }) => expect.objectContaining({ code: problem.code });

/** R77.1 to R77.7 */
describe.each(ENGINES)('approval of products on the %s engine', engine => {
  let shop: ImportingShop;
  let cast: Cast;
  let deccan: Client;
  let ritchie: Client;
  let admin: Client;
  let buyer: Buyer;
  let image: string;
  beforeAll(async () => {
    shop = await startImportingShop(engine, { address: 'https://shop.example' });
    cast = await castOf(shop);
    deccan = await shop.as(cast.deccan);
    ritchie = await shop.as(cast.ritchie);
    admin = await shop.as(cast.admin);
    buyer = await newBuyer(shop);
    image = await pictureOn(shop, cast.deccan.sellerId);
  });
  afterAll(() => shop.end());

  const add = async (more: InputOf<typeof addProduct> = {}) =>
    (await deccan.call(addProduct, aPhone({ image, ...more }))).data;
  const own = async (id: ProductId) => (await deccan.call(getOwnProduct, { id })).data;
  const waiting = async (state?: 'waiting' | 'sent-back') =>
    (await admin.call(listApprovals, { state, limit: 100 })).data;
  const approvalOf = async (id: ProductId, state?: 'waiting' | 'sent-back') => {
    const found = (await waiting(state)).find(({ first }) => first.some(product => product._id === id));
    if (!found) throw new Error('Nothing of the product waits');
    return found;
  };
  const approve = (...approvals: { _id: Awaited<ReturnType<typeof approvalOf>>['_id']; version: number }[]) =>
    admin.call(approveProducts, { approvals: approvals.map(({ _id, version }) => ({ _id, version })) });
  const isOnSale = async (id: ProductId) => (await shop.guest.call(listSomeProducts, { ids: [id] })).data.length === 1;

  /** Every place where shoppers could find a product; those where they do. */
  async function places({ _id: id, slug }: { _id: ProductId; slug: string }): Promise<string[]> {
    const { guest } = shop;
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
    const product = await add({ title: 'Before' });
    expect(product).toMatchObject({ listed: true, approval: null });
    expect(await waiting()).toEqual([]);
    await deccan.call(deleteProduct, { id: product._id });
    await sql`delete from stock_movements`.execute(shop.open.db);
    await sql`delete from products`.execute(shop.open.db);
    await setApproval(shop);
  });

  it('keeps the first product of a seller out of every place, by one condition', async () => {
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
    const { _id: id } = await add({ title: 'Changing' });
    const seen = await approvalOf(id);
    await deccan.call(editProduct, { id, title: 'Changed' });
    await expect(approve(seen)).rejects.toEqual(refused(approvalHasChanged));
    expect(await isOnSale(id)).toBe(false);
    const now = await approvalOf(id);
    expect(now).toMatchObject({ _id: seen._id, version: seen.version + 1, first: [{ title: 'Changed' }] });
    await approve(now);
    expect(await isOnSale(id)).toBe(true);
    await expect(approve(now)).rejects.toEqual(refused(approvalHasChanged));
  });

  it('is decided once when an edit and the approval come at the same moment', async () => {
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

  describe('of a product on sale', () => {
    let id: ProductId;
    beforeAll(async () => {
      id = await makeProduct(shop, cast.deccan.sellerId, {
        ...{
          title: 'Cable',
          price_paise: paise(99_900),
          sale_price_paise: paise(89_900),
          brand: 'boat',
          kind: 'cable',
        },
      });
      await sql`update products set images = ${JSON.stringify([{ src: image, alt: 'Cable' }])} where id = ${id}`.execute(
        shop.open.db,
      );
      await setApproval(shop);
    });

    it('holds back brand, category and a large rise of the MRP, and writes the rest at once', async () => {
      const { message } = await deccan.call(editProduct, {
        ...{ id, title: 'USB cable', brand: 'apple', kind: 'smartphone', totalStock: 3 },
        ...{ price: paise(499_900), salePrice: paise(79_900) },
      });
      expect(message).toContain('the former values stay on sale');
      const { data } = await shop.guest.call(getProduct, { id });
      expect(data).toMatchObject({ title: 'USB cable', brand: 'boat', kind: 'cable', totalStock: 3 });
      expect(data).toMatchObject({ price: 99_900, salePrice: 79_900 });
      const { reasons, first } = await approvalOf(id);
      expect(reasons).toEqual([
        'Brand changed from boat to apple',
        'Category changed from Cables to Smartphones',
        'MRP raised from ₹999 to ₹4,999',
      ]);
      expect(first[0]?.changes[0]).toEqual({ field: 'brand', label: 'Brand', before: 'boat', after: 'apple' });
      expect((await own(id)).approval).toMatchObject({ state: 'waiting', isNew: false });
    });

    it('keeps what waits through other edits, and approves it with what is on sale by then', async () => {
      await deccan.call(editProduct, { id, description: 'Braided.' });
      await deccan.call(editProduct, { id, salePrice: paise(69_900) });
      await approve(await approvalOf(id));
      expect((await shop.guest.call(getProduct, { id })).data).toMatchObject({
        ...{ brand: 'apple', kind: 'smartphone', price: 499_900, salePrice: 69_900, description: 'Braided.' },
      });
      expect((await shop.guest.call(searchProducts, { keyword: 'apple smartphone' })).data[0]?._id).toBe(id);
      const { data: acts } = await admin.call(listAudit, { act: 'product.approved' });
      expect(acts[0]?.changes).toEqual(expect.arrayContaining(['Brand: boat → apple', 'Price: ₹999 → ₹4,999']));
    });

    it('writes a sale price for after a scheduled one that runs', async () => {
      const other = await add({ price: paise(100_000) });
      await approve(await approvalOf(other._id));
      await deccan.call(editProduct, { id: other._id, price: paise(500_000), salePrice: paise(450_000) });
      const window = { startsAt: new Date(Date.now() - 60_000), endsAt: new Date(Date.now() + 3_600_000) };
      const deal = { productId: other._id, price: paise(90_000), ...window, units: null, perPerson: null };
      const { data } = await deccan.call(addPrice, deal);
      await approve(await approvalOf(other._id));
      const shown = async () => (await shop.guest.call(getProduct, { id: other._id })).data;
      expect(await shown()).toMatchObject({ price: 500_000, salePrice: 90_000 });
      await deccan.call(endPrice, { priceId: data._id });
      expect(await shown()).toMatchObject({ price: 500_000, salePrice: 450_000 });
    });

    it('measures a rise from the MRP before it fell', async () => {
      for (const price of [paise(200_000), paise(499_900)]) await deccan.call(editProduct, { id, price });
      expect(await own(id)).toMatchObject({ price: 499_900, approval: null });
    });

    it('is withdrawn by its seller, and by no other', async () => {
      await deccan.call(editProduct, { id, brand: 'samsung' });
      await expect(ritchie.call(withdrawChange, { id })).rejects.toEqual(refused(nothingToWithdraw));
      await deccan.call(withdrawChange, { id });
      expect(await own(id)).toMatchObject({ brand: 'apple', approval: null });
      expect(await waiting()).toEqual([]);
      await expect(deccan.call(withdrawChange, { id })).rejects.toEqual(refused(nothingToWithdraw));
    });

    it('also holds back the MRP of the stock table and of bulk changes, and says so', async () => {
      const { version } = await own(id);
      const { data: rows } = await deccan.call(saveStockRows, {
        rows: [{ _id: id, version, price: paise(999_900), stock: { to: 9, seen: 3 } }],
        reason: 'counted',
      });
      expect(rows[0]).toMatchObject({ outcome: 'waits', now: { price: 499_900, stock: 9 } });
      expect(await own(id)).toMatchObject({ price: 499_900, totalStock: 9, approval: { state: 'waiting' } });
      await deccan.call(withdrawChange, { id });
      const on = { rows: [{ _id: id, version: (await own(id)).version }] };
      const operation = { kind: 'price-percent', percent: 100, rounding: 'rupee' } as const;
      for (const preview of [true, false])
        expect((await deccan.call(changeInBulk, { on, operation, preview })).data).toMatchObject({
          waiting: 1,
          back: [],
        });
      expect((await own(id)).approval?.reasons).toEqual(['MRP raised from ₹4,999 to ₹9,998']);
      await deccan.call(withdrawChange, { id });
    });

    it('is not a price that returns from a lower one', async () => {
      await deccan.call(editProduct, { id, price: paise(199_900) });
      await deccan.call(editProduct, { id, price: paise(499_900) });
      expect(await own(id)).toMatchObject({ price: 499_900, approval: null });
    });

    it('is more of what it fits, but not less', async () => {
      const fits = ['Samsung / Galaxy S24', 'Apple / iPhone 17'];
      await deccan.call(editProduct, { id, fits });
      expect(await own(id)).toMatchObject({
        fits: [],
        approval: {
          changes: [{ field: 'fits', label: 'Fits', before: 'none', after: fits.join(', ') }],
          reasons: ['2 new lines of what it fits'],
        },
      });
      await approve(await approvalOf(id));
      expect(await own(id)).toMatchObject({ fits, approval: null });
      await deccan.call(editProduct, { id, fits: fits.slice(1) });
      expect(await own(id)).toMatchObject({ fits: fits.slice(1), approval: null });
    });

    it('does not lose the attributes of its category when the category waits', async () => {
      await deccan.call(editProduct, { id, attributes: { ram: 8 } });
      await deccan.call(editProduct, { id, kind: 'cable' });
      expect((await own(id)).attributes).toEqual({ ram: 8 });
      await deccan.call(withdrawChange, { id });
    });

    it('gets attributes as they are when they are approved, without those that no longer fit', async () => {
      const { one, add: addAttribute, change } = attributesOf(admin);
      const options = ['Magnet', 'Clip', 'Hook'].map(name => ({ names: { en: name } }));
      const choice = { type: 'choice', options, categories: ['powerbank'] };
      const [holder, latch] = [await addAttribute('Holder', choice), await addAttribute('Latch', choice)];
      await deccan.call(editProduct, {
        ...{ id, kind: 'powerbank' },
        attributes: { capacity: 20_000, holder: 'Hook', latch: 'Hook', 'charging-ports': 3, 'wireless-charging': true },
      });
      await change(await one('capacity'), { unit: 'ah', min: 0.1, max: 10_000 });
      await change(holder, { options: holder.options.slice(0, 2), merged: { hook: 'clip' } });
      await change(latch, { options: latch.options.slice(0, 2) });
      await change(await one('charging-ports'), { categories: ['laptop'] });
      const { version } = await one('wireless-charging');
      await admin.call(removeAttribute, { id: 'wireless-charging', version });

      await approve(await approvalOf(id));
      expect(await own(id)).toMatchObject({ kind: 'powerbank', approval: null });
      expect((await own(id)).attributes).toEqual({ capacity: 20, holder: 'clip' });
    });
  });

  it('ends with trust: after enough approved products, or when an administrator says so', async () => {
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
    const { _id: kept } = await add({ title: 'Kept' });
    const { _id: gone } = await add({ title: 'Gone' });
    await sql`
      update waiting_products set approval_id = (select approval_id from waiting_products where product_id = ${kept})
      where product_id = ${gone}`.execute(shop.open.db);
    const seen = await approvalOf(kept);
    await deccan.call(deleteProduct, { id: gone });
    await expect(approve(seen)).rejects.toEqual(refused(approvalHasChanged));
    const now = await approvalOf(kept);
    expect(now).toMatchObject({ products: 1 });
    expect((await approve(now)).message).toBe('1 product approved');
    await expect(approve(now)).rejects.toEqual(refused(approvalHasChanged));
    expect([await isOnSale(kept), await waiting()]).toEqual([true, []]);
    await deccan.call(restoreProduct, { id: gone });
    expect(await isOnSale(gone)).toBe(false);
    await approve(await approvalOf(gone));
    expect(await isOnSale(gone)).toBe(true);
  });

  it('is one decision and one mail for an import, however many rows it has', async () => {
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
