import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBanners } from '#products/banners/contract.ts';
import * as calls from '#products/banners/features.contract.ts';
import { pictureUnknown } from '#products/media/uploads.contract.ts';
import { invalidInput } from '#shared/api/problems.ts';
import { newId } from '#shared/id.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { pictureFile, upload } from '#test/builders/uploading.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('banners on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());

  const picture = async (client = admin) => (await upload(shop, client, await pictureFile())).url ?? '';
  const add = async (alt: string) => (await admin.call(calls.addFeature, { image: await picture(), alt })).data;
  const shown = async () => (await shop.guest.call(listBanners, {})).data;
  const names = async () => (await shown()).map(({ alt }) => alt);

  it('stand on the front page from the moment they are added, and lead to a product while it is on sale', async () => {
    expect(await shown()).toEqual([]);
    const productId = await makeProduct(shop, cast.deccan.sellerId, { title: 'Deccan One' });
    const image = await picture();
    const { data } = await admin.call(calls.addFeature, { image, alt: 'One', productId });
    expect(data.product).toEqual({ id: productId, title: 'Deccan One', listed: true });
    expect(await shown()).toMatchObject([{ image, alt: 'One', product: { title: 'Deccan One' } }]);
    await admin.call(calls.changeFeature, { bannerId: data._id, alt: 'First', productId: null });
    expect(await shown()).toMatchObject([{ alt: 'First', product: null }]);
  });

  it('show nothing but pictures the shop has uploaded', async () => {
    const images = [
      ...['javascript:alert(1)', 'data:text/html,<b>', '//evil.example/a.webp', 'http://evil.example/a.webp'],
      ...['/media/photos/none.webp', '/media/../secret', await picture(await shop.as(cast.deccan))],
    ];
    for (const image of images)
      await expect(admin.call(calls.addFeature, { image }), image).rejects.toMatchObject({ code: pictureUnknown.code });
    const payload = { image: `/media/photos/${'a'.repeat(10_000)}.webp` };
    const long = await admin.inject({ method: 'POST', url: '/api/common/feature/add', payload });
    expect(long.json().code).toBe(invalidInput.code);
  });

  it('lead to no product that is not there', async () => {
    const { _id } = await add('Two');
    const change = { bannerId: _id, alt: 'Two', productId: newId<'product'>() };
    await expect(admin.call(calls.changeFeature, change)).rejects.toMatchObject({
      code: calls.bannerHasNoProduct.code,
    });
  });

  it('come in the order that is given, when it names each of them once', async () => {
    await add('Three');
    const { data } = await admin.call(calls.listFeatures, {});
    const ids = data.map(({ _id }) => _id);
    await admin.call(calls.orderFeatures, { banners: ids.toReversed() });
    expect(await names()).toEqual(['Three', 'Two', 'First']);
    for (const banners of [ids.slice(1), [...ids, ids[0] as never], [...ids.slice(1), newId<'banner'>()]])
      await expect(admin.call(calls.orderFeatures, { banners })).rejects.toMatchObject({
        code: calls.bannersChanged.code,
      });
  });

  it('are deleted and brought back to their place', async () => {
    const { data } = await admin.call(calls.listFeatures, {});
    const bannerId = data[1]?._id ?? newId<'banner'>();
    await admin.call(calls.deleteFeature, { bannerId });
    await admin.call(calls.deleteFeature, { bannerId });
    expect(await names()).toEqual(['Three', 'First']);
    await admin.call(calls.restoreFeature, { bannerId });
    expect(await names()).toEqual(['Three', 'Two', 'First']);
    const nothing = { bannerId: newId<'banner'>() };
    await expect(admin.call(calls.deleteFeature, nothing)).rejects.toMatchObject({ code: calls.bannerIsMissing.code });
  });

  it('are in the language that the address asks for, and say which of their texts are English', async () => {
    const hindi = { language: 'hi', title: 'डेक्कन टू', description: '', highlights: [], of: '' };
    const productId = await makeProduct(shop, cast.deccan.sellerId, {
      title: 'Deccan Two',
      translations: JSON.stringify([hindi]),
    });
    const image = await picture();
    const alts = { hi: 'एक फ़ोन' };
    const { data } = await admin.call(calls.addFeature, { image, alt: 'A phone', alts, productId });
    expect(data.alts).toEqual(alts);
    const shownIn = async (language?: string) => (await shop.guest.call(listBanners, { language })).data.at(-1);
    expect(await shownIn()).toMatchObject({ alt: 'A phone', product: { title: 'Deccan Two' } });
    expect(await shownIn()).not.toHaveProperty('langs');
    expect(await shownIn('hi')).toMatchObject({ alt: 'एक फ़ोन', product: { title: 'डेक्कन टू' } });
    expect(await shownIn('hi')).not.toHaveProperty('langs');
    expect(await shownIn('ta')).toMatchObject({ alt: 'A phone', langs: { alt: 'en' } });

    const bannerId = data._id;
    await admin.call(calls.changeFeature, { bannerId, alts: { ta: 'ஒரு போன்' } });
    expect(await shownIn('hi')).toMatchObject({ alt: 'A phone', langs: { alt: 'en' } });
    expect(await shownIn('ta')).toMatchObject({ alt: 'ஒரு போன்' });
    for (const language of ['en', 'xx']) {
      const payload = { alts: { [language]: 'One' } };
      const sent = await admin.inject({ method: 'PUT', url: `/api/admin/features/update/${bannerId}`, payload });
      expect(sent.json()).toMatchObject({ code: invalidInput.code });
    }
  });

  it('have every act written down once', async () => {
    const { data } = await admin.call(listAudit, { limit: 100 });
    const acts = data.map(({ act }) => act).filter(act => act.startsWith('banner.'));
    expect(acts.toReversed()).toEqual([
      ...['banner.added', 'banner.changed', 'banner.added', 'banner.added'],
      ...['banner.moved', 'banner.deleted', 'banner.restored', 'banner.added', 'banner.changed'],
    ]);
  });
});
