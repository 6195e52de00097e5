import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTextPage } from '#office/pages/page.contract.ts';
import * as calls from '#office/pages/page-texts.contract.ts';
import { defaultDocument } from '#office/pages/server/default-documents.ts';
import { DOCUMENT_NAMES, type DocumentName } from '#office/pages/text-pages.ts';
import { paise } from '#shared/money/money.ts';
import { dayIn } from '#shared/time/india-clock.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { castOf } from '#test/fixtures/cast.ts';
import { type Client, ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const TERMS = { page: 'terms', language: 'en' } as const;

/** R10.13, R10.14 */
describe('the words of the text pages', () => {
  let shop: TestShop;
  let asha: Client;
  let ben: Client;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE);
    const { admin } = await castOf(shop);
    asha = await shop.as(admin);
    ben = await shop.as(admin);
  });
  afterAll(() => shop.end());

  const shown = async (page: DocumentName, language = 'en') =>
    (await shop.guest.call(getTextPage, { page, language })).data;
  const versionOf = async (key: { page: DocumentName; language: string }) =>
    (await asha.call(calls.readPageText, key)).data.version;
  const save = async (text: string | null, publish = true, key: { page: DocumentName; language: string } = TERMS) =>
    asha.call(calls.savePageText, { ...key, text, publish, version: await versionOf(key) });

  it.each(DOCUMENT_NAMES)('come with the shop in English, Hindi and Tamil, without a fault: %s', async page => {
    for (const language of ['en', 'hi', 'ta']) {
      const { text } = defaultDocument(page, language) ?? { text: '' };
      const { data } = await asha.call(calls.previewPage, { page, language, text });
      expect(JSON.stringify(data)).not.toMatch(/[{}]\w+[{}]|\{(if|else|end)|undefined/);
      const seen = await shown(page, language);
      expect(seen.language).toBe(language);
      expect(seen.sections.length).toBeGreaterThan(1);
    }
    const blocksIn = async (language: string) =>
      (await shown(page, language)).sections.map(({ blocks }) =>
        blocks.map(({ tag, lines }) => [tag, lines.map(line => line.tag)]),
      );
    const english = await blocksIn('en');
    for (const language of ['hi', 'ta']) expect(await blocksIn(language), language).toEqual(english);
  });

  it('change at once when they are published, and not while they are a draft', async () => {
    await shown('terms');
    await save('# Our terms\n\nBe kind to {shop}.\n\n## One\n\nText.', false);
    expect((await shown('terms')).title).toBe('Terms and Conditions');
    expect((await asha.call(calls.readPageText, TERMS)).data.text).toContain('# Our terms');
    await save('# Our terms\n\nBe kind to {shop}.\n\n## One\n\nDelivery costs {deliveryCharge}.');
    const page = await shown('terms');
    expect([page.title, page.changed]).toEqual(['Our terms', dayIn(new Date())]);
    expect((await shown('terms', 'hi')).title).toBe('नियम और शर्तें');
    await shop.context.tx(tx => changeSetting(tx, 'deliveryCharge', paise(49_00)));
    expect(JSON.stringify(await shown('terms'))).toContain('Delivery costs ₹49.');
  });

  it('keep their versions, which can be looked at, and go back to the default', async () => {
    const { data } = await asha.call(calls.readPageText, TERMS);
    const [newest] = data.versions;
    expect(newest).toMatchObject({ version: data.version, isDraft: false, isDefault: false });
    expect(newest?.changedBy).toMatch(/\w/);
    const old = await asha.call(calls.readPageVersion, { ...TERMS, version: data.version });
    expect(old.data.text).toContain('# Our terms');
    expect((await asha.call(calls.readPageVersion, { ...TERMS, version: 0 })).data.page.title).toBe(
      'Terms and Conditions',
    );
    await expect(asha.call(calls.readPageVersion, { ...TERMS, version: 999 })).rejects.toThrow(
      'This version does not exist.',
    );
    await save(null);
    expect((await shown('terms')).title).toBe('Terms and Conditions');
    const { data: after } = await asha.call(calls.readPageText, TERMS);
    expect(after.versions.map(({ isDefault }) => isDefault)).toEqual([true, false]);
  });

  it('refuse the later of two administrators, with the number of the version', async () => {
    const version = await versionOf(TERMS);
    const typed = { ...TERMS, text: '# A\n\nB.', publish: true, version };
    const both = await Promise.allSettled([asha.call(calls.savePageText, typed), ben.call(calls.savePageText, typed)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(refused.reason).toMatchObject({ code: 'pages.changed', status: 409 });
    expect(refused.reason.message).toContain(`has saved version ${version + 1} in the meantime`);
    expect(await versionOf(TERMS)).toBe(version + 1);
  });

  it('lose a draft that is discarded, and keep what is published', async () => {
    await save('# Published\n\nA.');
    const { data: draft } = await save('# Draft\n\nB.', false);
    const discard = (version: number) => asha.call(calls.discardDraft, { ...TERMS, version });
    await expect(discard(draft.version - 1)).rejects.toMatchObject({ code: 'pages.changed' });
    const { data } = await discard(draft.version);
    expect(data.text).toBe('# Published\n\nA.\n');
    expect(data.versions.some(({ isDraft }) => isDraft)).toBe(false);
    expect((await shown('terms')).title).toBe('Published');
    const drafts = async () => (await asha.call(calls.listPageTexts, {})).data.flatMap(({ languages }) => languages);
    expect((await drafts()).some(({ hasDraft }) => hasDraft)).toBe(false);

    await expect(discard(data.version)).rejects.toMatchObject({ code: 'pages.no_draft', status: 404 });
    for (const version of [draft.version, data.version])
      await expect(asha.call(calls.readPageVersion, { ...TERMS, version })).rejects.toMatchObject({
        code: 'pages.missing',
      });
    // Ben has the discarded draft on his screen, also after Asha has begun another.
    const stale = { ...TERMS, text: '# Ben\n\nC.', publish: true, version: draft.version };
    await expect(ben.call(calls.savePageText, stale)).rejects.toMatchObject({
      code: 'pages.changed',
      message: expect.stringContaining('has discarded the draft'),
    });
    await save('# Another draft\n\nD.', false);
    await expect(ben.call(calls.savePageText, stale)).rejects.toThrow(`has saved version ${data.version + 1}`);
    await discard(data.version + 1);
  });

  it.each([
    ['# T\n\n<script>alert(1)</script>', 'Line 3: HTML'],
    ['# T\n\n[x](javascript:alert(1))', 'Line 3: a link'],
    ['# T\n\n{secret}', 'Line 3: there is no placeholder {secret}'],
    [`# T\n\n${'x'.repeat(50_001)}`, 'This is too long'],
  ])('%.30s is refused at its field, and changes nothing', async (text, sentence) => {
    const version = await versionOf(TERMS);
    for (const publish of [true, false]) {
      const refused = asha.call(calls.savePageText, { ...TERMS, text, publish, version });
      await expect(refused).rejects.toMatchObject({
        code: 'pages.invalid',
        fields: { text: expect.stringContaining(sentence) },
      });
    }
    expect(await versionOf(TERMS)).toBe(version);
  });

  it('refuse the default as a draft', async () => {
    const version = await versionOf(TERMS);
    const payload = { ...TERMS, text: null, publish: false, version };
    const refused = await asha.inject({ method: 'PUT', url: '/api/admin/pages/save', payload });
    expect(refused.json().fields).toEqual({ publish: 'The default words can only be published' });
    expect(await versionOf(TERMS)).toBe(version);
  });

  it('are in the audit log, drafts too', async () => {
    const { data } = await asha.call(listAudit, {});
    const acts = data.map(({ act }) => act).filter(act => act.startsWith('page.'));
    expect(new Set(acts)).toEqual(new Set(['page.drafted', 'page.discarded', 'page.published', 'page.reset']));
  });

  it('are listed with whose words they are in each language', async () => {
    const { data } = await asha.call(calls.listPageTexts, {});
    expect(data.map(({ page }) => page)).toEqual(DOCUMENT_NAMES);
    const states = (page: DocumentName) =>
      data.find(row => row.page === page)?.languages.map(({ language, words }) => `${language} ${words}`);
    expect(states('terms')).toEqual(expect.arrayContaining(['en own', 'hi default']));
    expect(states('about')).toEqual(expect.arrayContaining(['en default', 'hi default']));
  });

  it('are no page in a language that the shop does not speak', async () => {
    const { statusCode } = await shop.guest.inject({ url: '/api/common/pages/get?page=terms&language=xx' });
    expect(statusCode).toBe(400);
  });
});
