import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as calls from '#office/pages/announcement/announcement.contract.ts';
import { castOf } from '#test/fixtures/cast.ts';
import { type Client, ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** R10.15 */
describe('the announcement bar', () => {
  let shop: TestShop;
  let admin: Client;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE);
    admin = await shop.as((await castOf(shop)).admin);
  });
  afterAll(() => shop.end());
  afterEach(() => {
    vi.useRealTimers();
  });

  const shown = async () => (await shop.guest.call(calls.getAnnouncements, {})).data;
  const formOf = async (language: string) => {
    const { data } = await admin.call(calls.readAnnouncements, {});
    return data.find(form => form.language === language) ?? expect.fail(`no ${language}`);
  };
  const save = async (language: string, fields: Partial<calls.AnnouncementForm>) =>
    admin.call(calls.saveAnnouncement, { ...(await formOf(language)), ...fields });

  it('is empty until an administrator writes one, then in its language at once', async () => {
    expect(await shown()).toEqual([]);
    await save('hi', { text: '  दीवाली की   छूट ', to: '/shop/listing', tone: 'offer' });
    expect(await shown()).toEqual([
      { id: 'hi1', language: 'hi', text: 'दीवाली की छूट', to: '/shop/listing', tone: 'offer' },
    ]);
    await save('hi', { text: 'और छूट' });
    expect((await shown())[0]?.id).toBe('hi2');
    await save('hi', { text: '' });
    expect(await shown()).toEqual([]);
    await save('hi', { text: 'फिर से' });
    expect((await shown())[0]?.id).toBe('hi4');
    await save('hi', { text: '' });
  });

  it('begins and ends at its times in India, in cached answers too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime('2026-11-30T12:00:00Z');
    await save('en', { text: 'Sale', from: '2026-11-30T18:00', until: '2026-11-30T20:00' });
    const textAt = async (instant: string) => {
      vi.setSystemTime(instant);
      return (await shown())[0]?.text;
    };
    expect(await textAt('2026-11-30T12:29:59Z')).toBeUndefined();
    expect(await textAt('2026-11-30T12:30:00Z')).toBe('Sale');
    expect(await textAt('2026-11-30T14:29:59Z')).toBe('Sale');
    expect(await textAt('2026-11-30T14:30:00Z')).toBeUndefined();
    expect(await formOf('en')).toMatchObject({ from: '2026-11-30T18:00', until: '2026-11-30T20:00' });
  });

  it.each([
    ['text', 'x'.repeat(121), 'Use up to 120 characters'],
    ['text', 'a\u202eb', 'This has a hidden character'],
    ['to', 'javascript:alert(1)', 'A page of the shop'],
    ['to', 'mailto:a@b.example', 'A page of the shop'],
    ['to', '//evil.example', 'A page of the shop'],
    ['from', 'tomorrow', 'Enter a day and a time'],
    ['until', '2026-13-40T10:00', 'Enter a day and a time'],
  ])('refuses %s %.30s at its field, and changes nothing', async (field, value, sentence) => {
    const before = await formOf('en');
    const refused = admin.call(calls.saveAnnouncement, { ...before, text: 'Hello', [field]: value });
    await expect(refused).rejects.toMatchObject({
      code: 'announcement.invalid',
      fields: { [field]: expect.stringContaining(sentence) },
    });
    expect(await formOf('en')).toEqual(before);
  });

  it('refuses an end before the beginning, and the later of two administrators', async () => {
    const times = { text: 'Hello', from: '2026-12-02T10:00', until: '2026-12-01T10:00' };
    await expect(save('en', times)).rejects.toMatchObject({ fields: { until: expect.stringContaining('after') } });
    const form = { ...(await formOf('en')), text: 'Hello', from: '', until: '' };
    await admin.call(calls.saveAnnouncement, form);
    await expect(admin.call(calls.saveAnnouncement, form)).rejects.toMatchObject({ code: 'announcement.changed' });
  });
});
