import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getFront } from '#products/fronts/front.contract.ts';
import type { FrontBody, Section } from '#products/fronts/front.ts';
import * as fronts from '#products/fronts/fronts.contract.ts';
import * as calls from '#products/fronts/proposals.contract.ts';
import type { ProductId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { aProposal } from '#test/builders/proposing.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

describe.each(ENGINES)('sections that sellers propose on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let deccan: Client;
  let foreign: ProductId;
  let own: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    deccan = await shop.as(cast.deccan);
    const add = (sellerId: typeof cast.house, title: string, rupees: number) =>
      makeProduct(shop, sellerId, {
        title,
        kind: 'smartphone',
        price_paise: paise(rupees * 100),
        sale_price_paise: null,
      });
    foreign = await add(cast.ritchie.sellerId, 'Foreign phone', 100);
    own = await add(cast.deccan.sellerId, 'Dear phone', 900);
    await add(cast.deccan.sellerId, 'Cheap phone', 300);
  });
  afterAll(() => shop.end());

  const shown = async () =>
    (await shop.guest.call(getFront, { front: 'home' })).data.sections.flatMap(({ title, products: of }) =>
      title.startsWith('Deals') ? [[title, ...(of?.shown ?? []).map(product => product.title)]] : [],
    );
  const edited = async () => (await admin.call(fronts.readFront, { front: 'home' })).data;
  const save = async (sections: Section[], publish: boolean, taken?: { _id: never; version: number }[]) => {
    const { version } = await edited();
    const body: FrontBody = { titles: {}, sections };
    return (await admin.call(fronts.saveFront, { front: 'home', body, publish, version, taken })).data;
  };
  const propose = async (more: object = {}) => (await deccan.call(calls.proposeSection, aProposal(more))).data;
  const clear = () => shop.open.db.deleteFrom('front_proposals').execute();

  it('reach a page only when an administrator takes and publishes them, with products of the seller alone', async () => {
    const made = await propose({ seller: cast.ritchie.sellerId });
    expect(made).toMatchObject({ state: 'open', version: 1, section: { seller: cast.deccan.sellerId } });
    expect((await admin.call(fronts.listFronts, {})).data[0]).toMatchObject({ front: 'home', proposals: 1 });
    const [open] = (await edited()).proposals;
    expect(open).toMatchObject({ _id: made._id, seller: { userName: 'deccan' }, note: 'Our best offers until Diwali' });

    const section = { ...made.section, proposal: made._id };
    await expect(save([section], true)).rejects.toMatchObject({ code: calls.proposalChanged.code });
    await save([section], false, [{ _id: made._id as never, version: 1 }]);
    expect(await shown()).toEqual([]);
    const mine = async () => (await deccan.call(calls.readProposal, { _id: made._id })).data;
    expect(await mine()).toMatchObject({ state: 'taken', isPublished: false });
    await expect(deccan.call(calls.withdrawProposal, { _id: made._id, version: 2 })).rejects.toMatchObject({
      code: calls.proposalChanged.code,
    });

    // Without the draft it waits to be decided again.
    await admin.call(fronts.discardFrontDraft, { front: 'home', version: (await edited()).version });
    expect(await mine()).toMatchObject({ state: 'open', version: 3 });
    await save([section], false, [{ _id: made._id as never, version: 3 }]);

    // From now on it is a section like any other.
    await save([{ ...section, titles: { en: 'Deals of the week' } }], true);
    expect(await shown()).toEqual([['Deals of the week', 'Cheap phone', 'Dear phone']]);
    expect(await mine()).toMatchObject({ state: 'taken', isPublished: true });
    const { data: acts } = await admin.call(listAudit, { act: 'front.proposal-taken' });
    const taken = { on: { kind: 'seller', name: 'deccan' } };
    expect(acts).toMatchObject([taken, taken]);
    const { version } = await edited();
    await admin.call(fronts.resetFront, { front: 'home', version });
    await clear();
  });

  it('are decided as they were read, and declined with a reason that their seller sees and answers', async () => {
    const { _id } = await propose();
    await deccan.call(calls.changeProposal, { _id, version: 1, ...aProposal({ count: 3 }) });
    const late = { _id, version: 1, reason: 'The page is full.' };
    await expect(admin.call(calls.declineProposal, late)).rejects.toMatchObject({ code: calls.proposalChanged.code });
    await admin.call(calls.declineProposal, { ...late, version: 2 });
    const { data, counts } = await deccan.call(calls.listProposals, { state: 'declined' });
    expect(data).toMatchObject([{ _id, state: 'declined', reason: 'The page is full.', version: 3 }]);
    expect(counts).toEqual({ open: 0, taken: 0, declined: 1, withdrawn: 0 });
    const again = (await deccan.call(calls.changeProposal, { _id, version: 3, ...aProposal() })).data;
    expect(again).toMatchObject({ state: 'open', reason: null });
    await deccan.call(calls.withdrawProposal, { _id, version: 4 });
    await expect(
      save([{ ...again.section, proposal: _id }], true, [{ _id: _id as never, version: 4 }]),
    ).rejects.toMatchObject({
      code: calls.proposalChanged.code,
    });
    await clear();
  });

  it('are refused with foreign products, unknown pages, other kinds and an end that is over, and are at most five', async () => {
    const over = '2020-01-01T00:00:00.000Z';
    const refused = async (proposal: object) => {
      const answer = await deccan.inject({
        method: 'POST',
        url: '/api/admin/front-proposals/propose',
        payload: proposal,
      });
      return [answer.statusCode, Object.keys(answer.json().fields ?? {})];
    };
    expect(await refused(aProposal({ listing: null, chosen: [own, foreign] }))).toEqual([400, ['section.chosen']]);
    expect(await refused({ ...aProposal(), front: 'diwali' })).toEqual([400, ['front']]);
    expect(await refused(aProposal({ titles: {} }))).toEqual([400, ['section.titles.en']]);
    expect(await refused(aProposal({ until: over }))).toEqual([400, ['section.until']]);
    expect(await refused(aProposal({ listing: '?brand=nobody' }))).toEqual([400, ['section.listing']]);
    const banners = { _id: 'b', titles: { en: 'Offers' }, from: null, until: null, kind: 'banners' };
    expect(await refused({ ...aProposal(), section: banners })).toEqual([400, ['section.kind']]);
    const text = { ...banners, kind: 'text', texts: {}, to: null, verbs: {}, picture: '/media/photos/of-another.jpg' };
    expect((await refused({ ...aProposal(), section: text }))[0]).toBe(400);
    await Promise.all(Array.from({ length: 5 }, () => propose()));
    await expect(propose()).rejects.toMatchObject({ code: calls.tooManyProposals.code });
    const preview = await deccan.call(calls.previewProposal, aProposal({ listing: null, chosen: [own] }));
    expect(preview.data?.products?.shown.map(({ title }) => title)).toEqual(['Dear phone']);
    await expect(admin.call(calls.proposeSection, aProposal())).rejects.toMatchObject({ kind: 'forbidden' });
    await clear();
  });
});
