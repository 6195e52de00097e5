import { expect, it } from 'vitest';
import { EVENTS } from '#composition/notifications.ts';
import { listJobs } from '#office/jobs/contract.ts';
import { changeMobile } from '#people/accounts/own-account.contract.ts';
import type { Channel, Message } from '#platform/notify/channel.ts';
import { castOf } from '#test/fixtures/cast.ts';
import { startTestShop } from '#test/fixtures/shop.ts';
import { playScene } from '#test/notifying/play-scene.ts';
import { type FakeGateway, otherChannel } from '#test/text-channel/text-channel.ts';

const keeping = (name: string, messages: Message[], carries?: Channel['carries']): Channel => ({
  ...{ name, label: () => name, ...(carries && { carries }) },
  send: async message => void messages.push(message),
  close: async () => {},
});

it('a second channel gets the messages that mail gets, but for codes and what else proves or ends an address', async () => {
  const [mails, others, few]: [Message[], Message[], Message[]] = [[], [], []];
  const newest = { at: 0 };
  await playScene({
    mail: keeping('mail', mails),
    others: [keeping('other', others), keeping('few', few, event => event === 'orders.sold')],
    after: () => {
      const codes = mails.slice(newest.at).map(({ to, subject }) => [to.email, /\d{6}/.exec(subject)?.[0] ?? '']);
      newest.at = mails.length;
      return Object.fromEntries(codes);
    },
  });
  // Ids of one occasion are made when a message is written, so they are the only thing that may differ.
  const seen = (list: readonly Message[]) => list.map(({ id: _id, ...message }) => JSON.stringify(message)).sort();
  const byMailAlone = Object.entries(EVENTS).flatMap(([name, { only }]) => (only === 'mail' ? [name] : []));
  const byTextAlone = Object.entries(EVENTS).flatMap(([name, { only }]) => (only === 'text' ? [name] : []));
  expect(byMailAlone).toEqual([
    ...['accounts.registration-code', 'accounts.own-code', 'accounts.deleted', 'contact.acknowledged', 'mails.test'],
    // Their links are keys.
    ...['orders.pay-link', 'orders.edit-proposed'],
  ]);
  expect(byTextAlone).toEqual(['accounts.text-code']);
  expect(seen(others)).toEqual(seen(mails.filter(({ event }) => !byMailAlone.includes(event))));
  expect(new Set(others.map(({ event }) => event)).size).toBe(
    Object.keys(EVENTS).length - byMailAlone.length - byTextAlone.length,
  );
  expect(seen(few)).toEqual(seen(mails.filter(({ event }) => event === 'orders.sold')));
  expect(few.length).toBeGreaterThan(0);
  expect(others.filter(({ to }) => to.mobile).length).toBeGreaterThan(20);
  const links = others.filter(({ link }) => link !== undefined);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter(({ link, text }) => !text.includes(`: ${link}`))).toEqual([]);
});

it('one that is busy is tried again by itself, and nobody is mailed twice for it', async () => {
  const gateway: FakeGateway = { texts: [], failures: 1 };
  const shop = await startTestShop('postgres', { channels: [otherChannel(gateway)] });
  try {
    const { asha, admin } = await castOf(shop);
    await (await shop.as(asha)).call(changeMobile, { mobile: '9123456780' });
    const desk = await shop.as(admin);
    const waiting = async () => (await desk.call(listJobs, { show: 'waiting' })).data;
    await expect.poll(waiting).toMatchObject([
      {
        name: 'other.accounts.mobile-changed',
        label: 'Other: mobile number changed',
        reason: 'The gateway is busy.',
      },
    ]);
    await shop.open.execute(`update jobs.job set start_after = now() where state = 'retry'`);
    await expect
      .poll(() => gateway.texts)
      .toEqual([{ mobile: '+919123456780', words: 'Your mobile number was changed' }]);
    expect(await shop.mails(1)).toHaveLength(1);
  } finally {
    await shop.end();
  }
});

it('a transaction that is rolled back publishes nothing', async () => {
  const gateway: FakeGateway = { texts: [], failures: 0 };
  const shop = await startTestShop('postgres', { channels: [otherChannel(gateway)] });
  try {
    const { asha } = await castOf(shop);
    const undone = shop.context.tx(async tx => {
      await tx.notify('accounts.password-changed', { user: asha.id });
      throw new Error('not this time');
    });
    await expect(undone).rejects.toThrow('not this time');
    await shop.context.tx(tx => tx.notify('accounts.mobile-changed', { user: asha.id }));
    await expect.poll(() => gateway.texts.length).toBe(1);
    const [mail = '', ...others] = await shop.mails(1);
    expect([gateway.texts[0]?.words, others]).toEqual(['Your mobile number was changed', []]);
    expect(mail).toContain('Subject: Your mobile number was changed');
  } finally {
    await shop.end();
  }
});
