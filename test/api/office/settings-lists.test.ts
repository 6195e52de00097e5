import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TypedBrand } from '#office/settings/brands/brand-rows.ts';
import { brandInUse, getBrands, saveBrands } from '#office/settings/brands/brands.contract.ts';
import { settingsInvalid, settingsMoved } from '#office/settings/contract.ts';
import { getRates, saveRates } from '#office/settings/rates/rates.contract.ts';
import { register } from '#people/accounts/contract.ts';
import { withdrawChange } from '#products/approvals/contract.ts';
import { getProduct, listProducts, searchProducts } from '#products/catalog/contract.ts';
import { getSuggestions } from '#products/catalog/search/suggestions.contract.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { rateAt } from '#shop/shop/rates/rate-at.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { waitingProduct } from '#test/builders/approving.ts';
import { homeOf } from '#test/builders/reading-fronts.ts';
import { type Cast, castOf, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const NEW: TypedBrand = { id: null, label: 'JBL', said: '', aliases: '', mark: null, hidden: false };

describe.each(ENGINES)('brands on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false });
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
  });
  afterAll(() => shop.end());

  const kept = async () => {
    const { version, brands } = (await admin.call(getBrands, {})).data;
    return { version, brands: brands.map(({ goods: _, ...brand }) => brand) };
  };
  const save = async (edit: (brands: TypedBrand[]) => TypedBrand[]) => {
    const { version, brands } = await kept();
    return admin.call(saveBrands, { version, brands: edit(brands) });
  };
  const refusalOf = (edit: (brands: TypedBrand[]) => TypedBrand[]) =>
    save(edit).then(
      () => undefined,
      (error: unknown) => error as { code: string; fields?: object; message: string },
    );
  const tiles = async () => (await homeOf(shop.guest)).sections.flatMap(({ brands = [] }) => brands);
  const titles = async (keyword: string) =>
    (await shop.guest.call(searchProducts, { keyword })).data.map(({ title }) => title);

  it('come in the order they are given, and a new one is a tile, a filter and a word of the search at once', async () => {
    expect(await titles('jbl')).toEqual([]);
    const asked = await shop.guest.call(searchProducts, { keyword: 'jbl' });
    expect(asked.notCarried?.brand).toBe('JBL');
    const { data } = await save(brands => [{ ...NEW, said: 'jay bee el' }, ...brands.toReversed()]);
    expect(data.brands.map(({ id }) => id).slice(0, 3)).toEqual(['jbl', 'boat', 'realme']);
    expect((await tiles())[0]).toEqual({ id: 'jbl', label: 'JBL', mark: null, count: 0 });

    await makeProduct(shop, cast.house, { title: 'Flip 6', brand: 'jbl', kind: 'audio', search_text: 'flip 6' });
    for (const keyword of ['jbl', 'JBL speaker flip', 'जेबीएल', 'jay bee'])
      expect([keyword, await titles(keyword)]).toEqual([keyword, ['Flip 6']]);
    expect((await shop.guest.call(listProducts, {})).facets.brand[0]).toEqual({ value: 'jbl', label: 'JBL', count: 1 });
    expect((await shop.guest.call(getSuggestions, { text: 'jbl' })).places).toContainEqual({
      label: 'JBL',
      brand: 'jbl',
    });
  });

  it('are renamed with their products, which are then found by the new name', async () => {
    const product = await makeProduct(shop, cast.house, { title: 'Ear (1)', brand: 'nothing', search_text: 'ear 1' });
    const label = async () => (await shop.guest.call(getProduct, { id: product })).data.brandLabel;
    expect([await label(), await titles('chaitanya')]).toEqual(['nothing', []]);
    await save(brands =>
      brands.map(brand => (brand.id === 'nothing' ? { ...brand, label: 'Chaitanya Audio' } : brand)),
    );
    expect([await label(), await titles('chaitanya')]).toEqual(['Chaitanya Audio', ['Ear (1)']]);
    expect(await titles('chaitanaya')).toEqual(['Ear (1)']);
    expect((await admin.call(listAudit, {})).data[0]).toMatchObject({
      on: { name: 'Brands' },
      before: { 'Chaitanya Audio': 'nothing; no mark' },
      after: { 'Chaitanya Audio': 'Chaitanya Audio; no mark' },
    });
  });

  it('that are hidden have no tile and no row in the filters, while their products stay on sale', async () => {
    await save(brands => brands.map(brand => (brand.id === 'jbl' ? { ...brand, hidden: true } : brand)));
    expect((await tiles()).map(({ id }) => id)).not.toContain('jbl');
    const { facets } = await shop.guest.call(listProducts, {});
    expect(facets.brand.map(({ value }) => value)).not.toContain('jbl');
    expect(await titles('flip')).toEqual(['Flip 6']);
    const chosen = await shop.guest.call(listProducts, { brand: ['jbl'] });
    expect([chosen.totalItems, chosen.facets.brand[0]?.label]).toEqual([1, 'JBL']);
  });

  it('are removed only while no product has them', async () => {
    const refused = await refusalOf(brands => brands.filter(({ id }) => id !== 'jbl'));
    expect(refused).toMatchObject({
      code: brandInUse.code,
      message: 'JBL has a product and can’t be removed. You can hide it.',
    });
    const { id: waiting } = await waitingProduct(shop, cast.deccan.sellerId, { brand: 'apple' });
    expect(await refusalOf(brands => brands.filter(({ id }) => id !== 'apple'))).toMatchObject({
      message: 'apple has a product and can’t be removed. You can hide it.',
    });
    await (await shop.as(cast.deccan)).call(withdrawChange, { id: waiting });
    await save(brands => brands.filter(({ id }) => id !== 'apple'));
    expect((await tiles()).map(({ id }) => id)).not.toContain('apple');
    await save(brands => [...brands, { ...NEW, label: 'Apple', mark: 'apple' }]);
    expect((await tiles()).at(-1)).toMatchObject({ id: 'apple', mark: 'apple' });
  });

  it.each<[string, Partial<TypedBrand>, string]>([
    ['no name', { label: ' ' }, '0.label'],
    ['a name of 41 letters', { label: 'x'.repeat(41) }, '0.label'],
    ['a name of signs', { label: '★★' }, '0.label'],
    ['the name of another, in other letters', { label: 'SAMSUNG' }, '1.label'],
    ['an unseen turn of direction', { label: 'app\u202ele' }, '0.label'],
    ['a mark that is not there', { mark: 'pear' }, '0.mark'],
    ['other names without end', { said: 'x'.repeat(201) }, '0.said'],
    ['sub-brands without end', { aliases: 'x'.repeat(501) }, '0.aliases'],
    ['a sub-brand that is a brand of its own', { aliases: 'Nova, Samsung™' }, '0.aliases'],
  ])('are refused with %s', async (_what, wrong, field) => {
    const at = Number(field.slice(0, 1));
    const edit = (brands: TypedBrand[]) => {
      const samsung = brands.filter(({ id }) => id === 'samsung');
      const row = { ...NEW, label: 'Noise', ...wrong };
      return at === 0 ? [row, ...brands] : [...samsung, row, ...brands.filter(({ id }) => id !== 'samsung')];
    };
    expect(await refusalOf(edit)).toMatchObject({
      code: settingsInvalid.code,
      fields: { [field]: expect.any(String) },
    });
  });

  it('are refused with a sub-brand of another', async () => {
    const nova = { ...NEW, label: 'Nova', aliases: 'Sub' };
    const noise = { ...NEW, label: 'Noise', aliases: 'sub™' };
    const refusal = await refusalOf(brands => [nova, noise, ...brands]);
    expect(refusal?.fields).toEqual({ '1.aliases': '“sub™” already stands for Nova' });
  });

  it('are saved on the list that was read, and no brand is invented by its id', async () => {
    const first = await kept();
    await save(brands => brands.toReversed());
    const late = { version: first.version, brands: first.brands };
    await expect(admin.call(saveBrands, late)).rejects.toMatchObject({ code: settingsMoved.code });
    expect(await refusalOf(brands => [...brands, { ...NEW, id: 'invented', label: 'Invented' }])).toMatchObject({
      code: settingsMoved.code,
    });
  });

  it('keep their names from people who register', async () => {
    const fields = { userName: 'jbl', email: 'jbl@cast.example', password: 'chai at four', mobile: '9876543210' };
    await expect(shop.guest.call(register, { ...fields, role: 'user', type: 'user' })).rejects.toMatchObject({
      fields: { userName: expect.stringContaining('reserved') },
    });
  });
});

describe.each(ENGINES)('rates on the %s engine', engine => {
  let shop: TestShop;
  let admin: Client;
  let now = new Date('2026-11-21T18:00:00Z');
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, now: () => now });
    admin = await shop.as((await castOf(shop)).admin);
  });
  afterAll(() => shop.end());

  const read = async () => (await admin.call(getRates, {})).data;
  const five = { name: 'commission', kind: null, hsn: null, basisPoints: 500, from: '2026-11-22' } as const;

  it('are planned, withdrawn while they lie ahead, and stay once they have begun', async () => {
    const { version, entries, today, categories } = await read();
    expect(today).toBe('2026-11-21');
    expect(categories).toContainEqual({ id: 'tv', label: 'TVs', depth: 1 });
    const saved = await admin.call(saveRates, { version, entries: [...entries, five] });
    const planned = await read();
    expect(rateAt(await setting(shop.context, 'rates'), 'commission', '2026-11-22')).toBe(500);
    expect((await admin.call(listAudit, {})).data[0]).toMatchObject({
      on: { name: 'Commission and tax' },
      after: { Added: 'Commission: 5% from 2026-11-22' },
    });
    expect(saved.data).toEqual(planned);
    const { data: withdrawn } = await admin.call(saveRates, { version: planned.version, entries });
    expect([withdrawn, await read()]).toEqual([{ version, entries, today, categories }, withdrawn]);
    await admin.call(saveRates, { version, entries: [...entries, five] });

    // Midnight in India is half past six in the evening of the day before.
    now = new Date('2026-11-21T18:30:00Z');
    const begun = await read();
    expect(begun.today).toBe('2026-11-22');
    await expect(admin.call(saveRates, { version: begun.version, entries })).rejects.toMatchObject({
      code: settingsInvalid.code,
      fields: { entries: expect.stringContaining('can’t be changed') },
    });
    const lower = begun.entries.map(entry => (entry.basisPoints === 500 ? { ...entry, basisPoints: 100 } : entry));
    await expect(admin.call(saveRates, { version: begun.version, entries: lower })).rejects.toMatchObject({
      code: settingsInvalid.code,
    });
    expect(await read()).toEqual(begun);
  });

  it('are saved on the list that was read, and as the contract has them', async () => {
    const { version, entries } = await read();
    const more = [...entries, { ...five, from: '2027-04-01' }];
    await admin.call(saveRates, { version, entries: more });
    await expect(admin.call(saveRates, { version, entries })).rejects.toMatchObject({ code: settingsMoved.code });
    for (const wrong of [{ name: 'bribe' }, { basisPoints: 1.5 }, { kind: 'sofa' }, { since: '2027-04-01' }]) {
      const payload = {
        version: (await read()).version,
        entries: [...more, { ...five, from: '2028-04-01', ...wrong }],
      };
      const refused = await admin.inject({ method: 'PUT', url: '/api/admin/settings/rates', payload });
      expect([wrong, refused.statusCode]).toEqual([wrong, 400]);
    }
  });
});
