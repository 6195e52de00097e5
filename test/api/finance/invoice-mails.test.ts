import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { getOrder, updateOrder } from '#orders/orders/contract.ts';
import { buy, newBuyer } from '#test/builders/buying.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ONE_ENGINE, startTestShop } from '#test/fixtures/shop.ts';

it('the mail of shipment links to the invoice, and the mail before it does not', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mails-'));
  const mail = { smtpUrl: undefined, dataDir, publicUrl: 'https://shop.example' };
  const shop = await startTestShop(ONE_ENGINE, { mail });
  const mailOf = (subject: string, to: string) =>
    vi.waitFor(
      async () => {
        const names = await readdir(join(dataDir, 'outbox'));
        const mails = await Promise.all(names.map(name => readFile(join(dataDir, 'outbox', name), 'utf8')));
        const found = mails.find(text => text.includes(subject) && text.includes(`<${to}>`));
        if (!found) throw new Error(`no mail says ${subject}`);
        return found.replaceAll('=\r\n', '').replaceAll('=3D', '=');
      },
      { timeout: 30_000 },
    );
  try {
    const cast = await castOf(shop);
    const admin = await shop.as(cast.admin);
    const buyer = await newBuyer(shop);
    const orderId = await buy(buyer, [await makeProduct(shop, cast.deccan.sellerId), 1]);
    await admin.call(updateOrder, { orderId, orderStatus: 'inProcess' });
    expect(await mailOf('is in process', buyer.email)).not.toContain('/shop/account/invoice/');
    await admin.call(updateOrder, { orderId, orderStatus: 'inShipping' });
    const [document] = (await admin.call(getOrder, { orderId })).data.parts[0]?.documents ?? [];
    const shipped = await mailOf('is in shipping', buyer.email);
    expect(shipped).toContain(`https://shop.example/shop/account/invoice/${document?._id}`);
    expect(shipped).toContain(`Invoice ${document?.number}`);
  } finally {
    await shop.end();
    await rm(dataDir, { recursive: true, force: true });
  }
});
