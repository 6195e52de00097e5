import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trustVendor } from '#people/sellers/contract.ts';
import { nothingToWithdraw, withdrawChange } from '#products/approvals/contract.ts';
import { removeAttribute } from '#products/attributes/contract.ts';
import { getProduct, searchProducts } from '#products/catalog/contract.ts';
import { editProduct } from '#products/inventory/product/products.contract.ts';
import { changeInBulk, saveStockRows } from '#products/inventory/stock/stock-sheet.contract.ts';
import { addPrice, endPrice } from '#products/prices/prices.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { type ApprovalScene, startApprovalScene } from '#test/builders/approval-scene.ts';
import { setApproval } from '#test/builders/approving.ts';
import { attributesOf } from '#test/builders/editing-attributes.ts';
import { makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES } from '#test/fixtures/shop.ts';
import { refusedAs } from '#test/inspect/refused-as.ts';

/** R77.3, R77.6 */
describe.each(ENGINES)('approval of changes of a product on sale on the %s engine', engine => {
  let scene: ApprovalScene;
  let id: ProductId;
  beforeAll(async () => {
    scene = await startApprovalScene(engine);
    const { shop, cast, admin, image } = scene;
    // However many are approved, the next one waits again.
    await admin.call(trustVendor, { _id: cast.deccan.sellerId, trust: 'checked' });
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
  afterAll(() => scene.end());

  it('holds back brand, category and a large rise of the MRP, and writes the rest at once', async () => {
    const { shop, deccan, own, approvalOf } = scene;
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
    const { shop, deccan, admin, approvalOf, approve } = scene;
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
    const { shop, deccan, add, approvalOf, approve } = scene;
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
    const { deccan, own } = scene;
    for (const price of [paise(200_000), paise(499_900)]) await deccan.call(editProduct, { id, price });
    expect(await own(id)).toMatchObject({ price: 499_900, approval: null });
  });

  it('is withdrawn by its seller, and by no other', async () => {
    const { deccan, ritchie, own, waiting } = scene;
    await deccan.call(editProduct, { id, brand: 'samsung' });
    await expect(ritchie.call(withdrawChange, { id })).rejects.toEqual(refusedAs(nothingToWithdraw));
    await deccan.call(withdrawChange, { id });
    expect(await own(id)).toMatchObject({ brand: 'apple', approval: null });
    expect(await waiting()).toEqual([]);
    await expect(deccan.call(withdrawChange, { id })).rejects.toEqual(refusedAs(nothingToWithdraw));
  });

  it('also holds back the MRP of the stock table and of bulk changes, and says so', async () => {
    const { deccan, own } = scene;
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
    const { deccan, own } = scene;
    await deccan.call(editProduct, { id, price: paise(199_900) });
    await deccan.call(editProduct, { id, price: paise(499_900) });
    expect(await own(id)).toMatchObject({ price: 499_900, approval: null });
  });

  it('is more of what it fits, but not less', async () => {
    const { deccan, own, approvalOf, approve } = scene;
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
    const { deccan, own } = scene;
    await deccan.call(editProduct, { id, attributes: { ram: 8 } });
    await deccan.call(editProduct, { id, kind: 'cable' });
    expect((await own(id)).attributes).toEqual({ ram: 8 });
    await deccan.call(withdrawChange, { id });
  });

  it('gets attributes as they are when they are approved, without those that no longer fit', async () => {
    const { deccan, admin, own, approvalOf, approve } = scene;
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
