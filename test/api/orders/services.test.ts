import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getInvoice } from '#finance/invoices/contract.ts';
import * as checkouts from '#orders/checkouts/contract.ts';
import { getOrder, getOwnOrder, updateOrder } from '#orders/orders/contract.ts';
import { editOrder, editServiceElsewhere, editWindowElsewhere } from '#orders/orders/editing/edit.contract.ts';
import { cancelOrder } from '#orders/orders/moves/cancel.contract.ts';
import { listSlips } from '#orders/orders/parcels/packing.contract.ts';
import { getServices, saveServices } from '#orders/sold-services/desk.contract.ts';
import * as refusals from '#orders/sold-services/refusals.ts';
import { getProduct } from '#products/catalog/contract.ts';
import type { OrderId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { fillCart, newBuyer, stockOf } from '#test/builders/buying.ts';
import { GIFT_WRAP, INSTALLATION, offer, windows } from '#test/builders/offering-services.ts';
import { BY_COURIER } from '#test/builders/selling.ts';
import { type ServiceScene, startServiceScene } from '#test/builders/service-scene.ts';
import { ENGINES } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('services on the %s engine', engine => {
  let scene: ServiceScene;
  beforeAll(async () => {
    scene = await startServiceScene(engine);
  });
  afterAll(() => scene.end());
  afterEach(() => scene.check());

  it('are lines of their own: on the order, the invoice, the slip and in the total', async () => {
    const { shop, seller, admin, phone, partOf, withServices } = scene;
    await offer(seller, [INSTALLATION, GIFT_WRAP]);
    const buyer = await newBuyer(shop);
    const product = await phone({ title: 'Nandi 3' });
    const { seen, chosen, orderId } = await withServices(buyer, product, 2, ' Happy\nDiwali,  Amma ');
    expect(seen.parts[0]).toMatchObject({
      lines: [{ services: [{ kind: 'installation', name: 'Installation', price: 59_900, days: 3, isChosen: false }] }],
      services: [{ kind: 'gift-wrap', price: 4_900, isChosen: false, note: null }],
      slots: null,
    });
    const extra = 2 * 59_900 + 4_900;
    expect(chosen.terms).not.toBe(seen.terms);
    expect(chosen.charges).toEqual({ ...seen.charges, services: extra, total: seen.charges.total + extra });
    expect(await stockOf(shop.open.db, product)).toBe(18);

    const own = (await buyer.call(getOwnOrder, { orderId })).data;
    expect(own).toMatchObject({
      totalAmount: chosen.charges.total,
      cartItems: [{ title: 'Nandi 3', quantity: 2 }],
      parts: [
        {
          lines: [{ title: 'Nandi 3' }],
          services: [
            { kind: 'installation', title: 'Installation: Nandi 3', quantity: 2, total: 119_800, isDone: false },
            { kind: 'gift-wrap', title: 'Gift wrap', note: 'Happy Diwali, Amma', quantity: 1, code: null },
          ],
        },
      ],
    });
    expect(own.parts[0]?.services[0]?.code).toMatch(/^\d{6}$/);
    expect((await partOf(orderId)).services[0]?.code).toBeNull();
    const { data: slips } = await seller.call(listSlips, {});
    expect(slips.find(({ number }) => number === own.number)).toMatchObject({
      lines: [{ title: 'Nandi 3' }],
      services: [{ title: 'Installation: Nandi 3' }, { title: 'Gift wrap', note: 'Happy Diwali, Amma' }],
    });

    await admin.call(updateOrder, { orderId, orderStatus: 'inShipping', ...BY_COURIER });
    const invoiceId = (await partOf(orderId)).documents[0]?._id;
    if (!invoiceId) throw new Error('no invoice');
    const { lines, ...invoice } = (await admin.call(getInvoice, { invoiceId })).data;
    expect(lines.map(({ description, hsn, amount }) => [description, hsn, amount])).toEqual([
      ['Nandi 3', expect.any(String), 2_000_000],
      ['Installation: Nandi 3', '998739', 119_800],
      ['Gift wrap', '998541', 4_900],
    ]);
    expect(JSON.stringify(invoice)).toContain('21247');
  });

  it('are refunded with the part that is called off, and free ones stand on the order too', async () => {
    const { shop, seller, phone, partOf, withServices } = scene;
    await offer(seller, [{ ...INSTALLATION, price: paise(0) }, GIFT_WRAP]);
    const buyer = await newBuyer(shop);
    const { orderId, chosen } = await withServices(buyer, await phone(), 1);
    expect(chosen.charges.services).toBe(4_900);
    expect((await partOf(orderId)).services).toMatchObject([{ total: 0, dueOn: null }, { total: 4_900 }]);
    await buyer.call(cancelOrder, { orderId, reason: 'No' });
    expect((await partOf(orderId)).services[0]).toMatchObject({ dueOn: null });
  });

  it('are agreed to: another price or an ended service is told before anything is ordered', async () => {
    const { shop, seller, opened, choose, complete, phone } = scene;
    const before = await offer(seller, [INSTALLATION]);
    const buyer = await newBuyer(shop);
    const product = await phone();
    const seen = await opened(buyer, product);
    const serviceId = before.services[0]?._id;
    const chosen = await choose(buyer, seen._id, { services: [{ productId: product, serviceId }] });
    const dearer = { ...before, services: before.services.map(each => ({ ...each, price: paise(60_000) })) };
    const onPage = async () =>
      (await shop.guest.call(getProduct, { id: product })).data.services.map(({ price, isLocal }) => [price, isLocal]);
    expect(await onPage()).toEqual([[59_900, false]]);
    const { version } = (await seller.call(saveServices, dearer)).data;
    expect(await onPage()).toEqual([[60_000, false]]);
    await expect(seller.call(saveServices, dearer)).rejects.toMatchObject({
      code: refusals.servicesChanged.code,
      data: { version },
    });
    await expect(complete(buyer, chosen)).rejects.toMatchObject({ code: checkouts.checkoutHasChanged.code });
    await seller.call(saveServices, { ...dearer, version, services: [] });
    const now = (await buyer.call(checkouts.getCheckout, { checkoutId: seen._id })).data;
    expect(now.charges).toEqual(seen.charges);
    await complete(buyer, now);
  });

  it('belong to their seller, to categories of the shop, and to places where they are done', async () => {
    const { shop, cast, seller, opened, phone } = scene;
    const other = await shop.as(cast.ritchie);
    const mine = await offer(seller, [{ ...INSTALLATION, pincodes: ['11'] }]);
    const { data } = await shop.guest.call(getProduct, { id: await phone() });
    expect(data.services).toMatchObject([{ name: 'Installation', isLocal: true }]);
    expect((await other.call(getServices, {})).data.services).toEqual([]);
    const theirs = await offer(other, mine.services);
    expect(theirs.services[0]?._id).not.toBe(mine.services[0]?._id);
    expect((await seller.call(getServices, {})).data).toEqual(mine);
    const faults = async (...services: Parameters<typeof offer>[1]) =>
      offer(seller, services).catch(error => Object.keys(error.fields ?? {}));
    expect(await faults({ ...INSTALLATION, category: 'nothing' }, INSTALLATION, INSTALLATION)).toEqual([
      'services.0.category',
      'services.2.category',
    ]);
    expect(await faults({ ...GIFT_WRAP, days: 2, names: { hi: 'उपहार' } })).toEqual([
      'services.0.names',
      'services.0.days',
    ]);
    const buyer = await newBuyer(shop);
    expect((await opened(buyer, await phone())).parts[0]?.lines[0]?.services).toEqual([]);
  });

  it('keep an order near: no move to where they are not done, nor to another state with a window', async () => {
    const { shop, cast, seller, admin, opened, choose, complete, phone, withServices } = scene;
    const move = async (orderId: OrderId, address: object) => {
      const { orderUpdateDate: seen } = (await admin.call(getOrder, { orderId })).data;
      const whole = {
        name: 'Asha Rao',
        address: '1 MG Road',
        city: 'Bengaluru',
        phone: '9876543210',
        notes: 'Ring twice',
        ...address,
      };
      return admin.call(editOrder, { orderId, seen, why: 'A typo', address: { pincode: '560029', ...whole } });
    };
    await offer(seller, [{ ...INSTALLATION, pincodes: ['5600'] }, GIFT_WRAP]);
    const { orderId } = await withServices(await newBuyer(shop), await phone(), 1);
    await expect(move(orderId, { pincode: '562101' })).rejects.toMatchObject({ code: editServiceElsewhere.code });
    await move(orderId, { pincode: '560001' });
    await offer(seller, [], windows(5));
    const buyer = await newBuyer(shop);
    const seen = await opened(buyer, await phone());
    const slot = { sellerId: cast.deccan.sellerId, ...seen.parts[0]?.slots?.at(-1) };
    const { orderId: inWindow } = await complete(buyer, await choose(buyer, seen._id, { slots: [slot] }));
    const kolkata = { pincode: '700016', city: 'Kolkata' };
    await expect(move(inWindow, kolkata)).rejects.toMatchObject({ code: editWindowElsewhere.code });
    await move(inWindow, { pincode: '562101' });
  });

  it('leave ordinary orders as they were', async () => {
    const { shop, seller, complete, phone, partOf } = scene;
    await offer(seller, [INSTALLATION, GIFT_WRAP], windows(1));
    const buyer = await newBuyer(shop);
    await fillCart(buyer, [await phone(), 1]);
    const seen = (await buyer.call(checkouts.openCheckout, {})).data;
    expect(seen).toMatchObject({ ready: true, charges: { services: 0 }, parts: [{ slot: null, servicesAmount: 0 }] });
    const { orderId } = await complete(buyer, seen);
    expect(await partOf(orderId)).toMatchObject({ services: [], slot: null });
  });
});
