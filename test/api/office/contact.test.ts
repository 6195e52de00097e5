import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getTicket,
  sendMessage,
  ticketMissing,
  tooManyFromAddress,
  tooManyMessagesFromNetwork,
} from '#office/contact/contract.ts';
import { newTicketNumber } from '#office/contact/ticket-number.ts';
import { newId } from '#shared/id.ts';
import { DEMO_IDENTITY } from '#shop/shop/identity/demo-identity.ts';
import { changeSetting } from '#shop/shop/server/shop.ts';
import { castOf } from '#test/fixtures/cast.ts';
import { ENGINES, ONE_ENGINE, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const HOUR_MS = 60 * 60 * 1000;
const typed = { name: 'Asha Deshpande', email: 'asha@writers.example', subject: 'It hums', message: 'Since Monday.' };

/** R10 */
describe.each(ENGINES)('messages to the shop on the %s engine', engine => {
  let shop: TestShop;
  let clock = Date.parse('2026-11-21T08:30:00.000Z');
  let address = 0;
  beforeAll(async () => {
    shop = await startTestShop(engine, { worksJobs: false, now: () => new Date(clock), trustProxy: 1 });
  });
  afterAll(() => shop.end());
  beforeEach(() => {
    address += 1;
  });

  /** Each test writes from a network of its own. */
  const post = (fields: object, from = `198.51.100.${address}`) =>
    shop.guest.inject({
      method: 'POST',
      url: '/api/common/contact',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      payload: JSON.stringify(fields),
    });
  const ofWriter = (email: string) =>
    shop.open.db.selectFrom('tickets').selectAll().where('email', '=', email).execute();

  it('are stored under a ticket number, and the author gets the legal due dates', async () => {
    const answer = await post({ ...typed, email: 'Kept@Writers.example', message: 'One\r\ntwo' });
    expect(answer.json()).toMatchObject({
      success: true,
      message: expect.stringMatching(/^Message sent! Your ticket number is BB-.{4}-.{4}-.{4}\.$/),
      data: {
        receivedAt: '2026-11-21T08:30:00.000Z',
        acknowledgeBy: '2026-11-23T08:30:00.000Z',
        settleBy: '2026-12-21T08:30:00.000Z',
      },
    });
    expect(await ofWriter('kept@writers.example')).toMatchObject([
      {
        number: answer.json().data.ticket,
        status: 'received',
        full_name: typed.name,
        message: 'One\ntwo',
        user_id: null,
      },
    ]);
  });

  it('show by their number how they stand, and neither who wrote nor what', async () => {
    const { data } = await shop.guest.call(sendMessage, { ...typed, email: 'followed@writers.example' });
    const url = `/api/common/contact/${data.ticket.toLowerCase().replaceAll('-', '')}`;
    const answer = await shop.guest.inject({ url });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json().data).toEqual({
      ticket: data.ticket,
      status: 'received',
      subject: 'It hums',
      receivedAt: '2026-11-21T08:30:00.000Z',
      acknowledgeBy: '2026-11-23T08:30:00.000Z',
      settleBy: '2026-12-21T08:30:00.000Z',
      acknowledgedAt: null,
      answeredAt: null,
      closedAt: null,
      answers: [],
    });
  });

  it('show the answers that were given, and how far they are', async () => {
    const email = 'answered@writers.example';
    const { data } = await shop.guest.call(sendMessage, { ...typed, email });
    const [ticket] = await ofWriter(email);
    if (!ticket) throw new Error('there is no ticket');
    const at = new Date(clock + HOUR_MS);
    const set = (times: object) => shop.open.db.updateTable('tickets').set(times).where('id', '=', ticket.id).execute();
    const seen = async () => (await shop.guest.call(getTicket, { ticket: data.ticket })).data;
    await set({ acknowledged_at: at });
    expect((await seen()).status).toBe('acknowledged');
    await shop.open.db
      .insertInto('ticket_answers')
      .values({
        id: newId(),
        ticket_id: ticket.id,
        author_id: null,
        author_name: 'Meera',
        body: 'Send it.',
        written_at: at,
      })
      .execute();
    await set({ answered_at: at });
    expect(await seen()).toMatchObject({ status: 'answered', answers: [{ text: 'Send it.', writtenAt: at }] });
    expect(JSON.stringify(await seen())).not.toContain('Meera');
    await set({ closed_at: at });
    expect((await seen()).status).toBe('closed');
  });

  it('are not found by a number that is nobody’s, nor by what is none, and both are answered alike', async () => {
    const unknown = await shop.guest.inject({ url: `/api/common/contact/${newTicketNumber()}` });
    for (const text of ['BB-2222-2222-2223', 'BB-100042', "'%20or%201=1", '%25', 'x'.repeat(90)]) {
      const answer = await shop.guest.inject({ url: `/api/common/contact/${text}` });
      expect([answer.statusCode, answer.body]).toEqual([404, unknown.body]);
    }
    expect(unknown.json().code).toBe(ticketMissing.code);
  });

  it('come back with every field that is wrong, and nothing is kept', async () => {
    const email = 'faulty@writers.example';
    const answer = await post({ name: '', email, subject: 'a\r\nBcc: all@example.in', message: ' ' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'contact.message_invalid']);
    expect(Object.keys(answer.json().fields)).toEqual(['name', 'subject', 'message']);
    expect((await post({ ...typed, email: `${email}, all@example.in` })).json().fields).toHaveProperty('email');
    expect((await post({ ...typed, email, ticket: 'BB-2222' })).statusCode).toBe(400);
    expect((await post({ ...typed, email: [email] })).json().fields).toEqual({ email: 'Email must be text' });
    expect((await post({ name: 'A', email, subject: 'b' })).json().fields).toEqual({ message: 'Message is required' });
    expect(await ofWriter(email)).toEqual([]);
  });

  it('are one message when the same words are sent again, also at the same moment', async () => {
    const email = 'twice@writers.example';
    const answers = await Promise.all(Array.from({ length: 4 }, () => post({ ...typed, email })));
    const later = await post({ ...typed, email: ` ${email.toUpperCase()} `, message: 'Since Monday.\r\n' });
    const numbers = [...answers, later].map(answer => answer.json().data.ticket);
    expect(new Set(numbers).size).toBe(1);
    expect(await ofWriter(email)).toHaveLength(1);
    expect((await post({ ...typed, email, message: 'Since Tuesday.' })).json().data.ticket).not.toBe(numbers[0]);
  });

  it('are another message when the same words come after their answer, or a day later', async () => {
    const email = 'again@writers.example';
    const send = async () => (await post({ ...typed, email })).json().data.ticket;
    const first = await send();
    await shop.open.db
      .updateTable('tickets')
      .set({ answered_at: new Date(clock) })
      .where('number', '=', first)
      .execute();
    const second = await send();
    expect(second).not.toBe(first);
    clock += 24 * HOUR_MS + 1;
    expect(await send()).not.toBe(second);
  });

  it('are taken five times a day from one address, and a day after the first again', async () => {
    const email = 'many@writers.example';
    const send = (n: number) => post({ ...typed, email, message: `Number ${n}` }, `203.0.113.${n}`);
    for (let n = 1; n <= 5; n += 1) expect((await send(n)).statusCode).toBe(200);
    clock += 2 * HOUR_MS;
    const refused = await send(6);
    expect([refused.statusCode, refused.json().code]).toEqual([429, tooManyFromAddress.code]);
    expect(refused.json().message).toContain('another 22 hours');
    expect(refused.headers['retry-after']).toBe(String(22 * 60 * 60));
    expect((await send(5)).statusCode, 'what was taken already is still known').toBe(200);
    expect(await ofWriter(email)).toHaveLength(5);
    clock += 22 * HOUR_MS + 1;
    expect((await send(6)).statusCode).toBe(200);
  });

  it('are taken twenty times an hour from one network, whatever address is typed', async () => {
    const send = (n: number, host: string) =>
      post({ ...typed, email: `flood-${n}@writers.example` }, `2001:db8:12:34:${host}`);
    for (let n = 1; n <= 20; n += 1) expect((await send(n, `${n}::1`)).statusCode).toBe(200);
    const refused = await send(21, 'ffff::1');
    expect([refused.statusCode, refused.json().code]).toEqual([429, tooManyMessagesFromNetwork.code]);
    expect((await post({ ...typed, email: 'other@writers.example' }, '2001:db8:12:35::1')).statusCode).toBe(200);
    clock += HOUR_MS + 1;
    expect((await send(21, '1::1')).statusCode).toBe(200);
  });

  it('leave no network behind that is not counted any more, nor ever one beside a ticket', async () => {
    clock += 25 * HOUR_MS;
    await post({ ...typed, email: 'last@writers.example' }, '192.0.2.77');
    const networks = await shop.open.db.selectFrom('ticket_networks').select('network').execute();
    expect(networks).toEqual([{ network: '192.0.2.77' }]);
    expect(JSON.stringify(await ofWriter('last@writers.example'))).not.toContain('192.0.2.77');
  });

  it('are refused from another site, with or without a session', async () => {
    const headers = {
      'content-type': 'application/json',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    };
    const answer = await shop.guest.inject({
      method: 'POST',
      url: '/api/common/contact',
      headers,
      payload: JSON.stringify({ ...typed, email: 'crossed@writers.example' }),
    });
    expect(answer.statusCode).toBe(403);
    expect(await ofWriter('crossed@writers.example')).toEqual([]);
  });

  it('remember who was signed in, whatever name and address were typed', async () => {
    const { asha } = await castOf(shop);
    const email = 'signed-in@writers.example';
    await (await shop.as(asha)).call(sendMessage, { ...typed, email });
    expect(await ofWriter(email)).toMatchObject([{ user_id: asha.id, full_name: typed.name }]);
  });
});

/** R10.6 */
describe('the mails of a message', () => {
  const identity = { ...DEMO_IDENTITY, name: 'Vidyut Bhandar', email: 'care@vidyut.example' };
  const writer = { ...typed, name: 'Rao, Asha <all@example.in>', email: 'rao@writers.example' };
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop(ONE_ENGINE);
    await shop.context.tx(tx => changeSetting(tx, 'identity', identity));
  });
  afterAll(() => shop.end());

  it('send the shop the message, and its author only the confirmation', async () => {
    const { data } = await shop.guest.call(sendMessage, { ...writer, message: 'A <b>bold</b> word.\nAnd another.' });
    // Long lines of a mail are broken softly.
    const mails = (await shop.mails(2)).map(mail => mail.replaceAll('=\r\n', ''));
    expect(mails).toHaveLength(2);
    const care = mails.find(mail => mail.includes('To: Vidyut Bhandar <care@vidyut.example>')) ?? '';
    const own = mails.find(mail => mail.includes('To: rao@writers.example')) ?? '';
    for (const mail of [care, own]) expect(mail).toMatch(/^From: Vidyut Bhandar <care@vidyut\.example>\r$/m);
    expect(care).toContain('Reply-To: "Rao, Asha <all@example.in>" <rao@writers.example>');
    expect(care).toContain(`Subject: [${data.ticket}] It hums`);
    expect(care).toContain('A <b>bold</b> word.');
    expect(care).toContain('A &lt;b&gt;bold&lt;/b&gt; word.');

    expect(own).toContain(data.ticket);
    for (const words of ['It hums', 'bold', 'Asha', 'Reply-To']) expect(own).not.toContain(words);
  });

  it('make it acknowledged once they are on their way', async () => {
    const acknowledged = async () =>
      (await shop.open.db.selectFrom('tickets').select('acknowledged_at').executeTakeFirst())?.acknowledged_at;
    await expect.poll(acknowledged).toBeInstanceOf(Date);
  });
});
