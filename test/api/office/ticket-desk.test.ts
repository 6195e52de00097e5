import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTicket, sendMessage } from '#office/contact/contract.ts';
import { answerTicket, listTickets, moveTicket, readTicket } from '#office/contact/desk.contract.ts';
import { type Id, newId } from '#shared/id.ts';
import { listAudit } from '#shop/audit/contract.ts';
import { mailsTo } from '#test/builders/registering.ts';
import { type Cast, castOf } from '#test/fixtures/cast.ts';
import { type Client, ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const ANSWER = 'We send you another cable.\nIt is on its way today.';

describe.each(ENGINES)('the ticket desk on the %s engine', engine => {
  let shop: TestShop;
  let cast: Cast;
  let admin: Client;
  let cable: { _id: Id<'ticket'>; number: string };
  beforeAll(async () => {
    shop = await startTestShop(engine);
    cast = await castOf(shop);
    admin = await shop.as(cast.admin);
    cable = await write(await shop.as(cast.asha), 'asha@cast.example', 'A cable is missing');
  });
  afterAll(() => shop.end());

  async function write(who: Client, email: string, subject: string) {
    const { data } = await who.call(sendMessage, { name: 'Asha Rao', email, subject, message: 'Is it lost?' });
    const { data: found } = await admin.call(listTickets, { find: data.ticket });
    return { _id: found[0]?._id as Id<'ticket'>, number: data.ticket };
  }
  /** As if it had come so long ago; the job that acknowledges it has run before, so that it changes nothing later. */
  const aged = async (id: Id<'ticket'>, interval: string, acknowledged: boolean) => {
    const isAcknowledged = async () => (await admin.call(readTicket, { ticketId: id })).data.acknowledgedAt !== null;
    await expect.poll(isAcknowledged).toBe(true);
    await sql`update tickets set received_at = received_at - ${interval}::interval,
      acknowledged_at = ${acknowledged ? sql`received_at` : null} where id = ${id}`.execute(shop.open.db);
  };
  const subjects = async (show: 'open' | 'late' | 'all', find?: string) =>
    (await admin.call(listTickets, { show, ...(find && { find }) })).data.map(({ subject }) => subject);
  const answer = (_id: Id<'ticket'>, closes: boolean, answerId = newId<'ticket answer'>()) =>
    admin.call(answerTicket, { _id, answerId, text: ANSWER, closes });

  it('answers by mail, once however often it is sent, and shows the answer to holders of the ticket number', async () => {
    // What is answered before its acknowledgement has gone out needs none any more.
    await mailsTo(shop, 'asha@cast.example', 2);
    const answerId = newId<'ticket answer'>();
    const [{ data }] = await Promise.all([answer(cable._id, false, answerId), answer(cable._id, false, answerId)]);
    expect(data).toMatchObject({ status: 'answered', answers: [{ by: 'anita', text: ANSWER }] });
    // The acknowledgement, and the message to the shop, which names her as the one to answer.
    const mails = await mailsTo(shop, 'asha@cast.example', 3);
    const answers = mails.filter(mail => /^Subject: Our answer to your ticket/m.test(mail));
    expect(answers).toHaveLength(1);
    expect(answers[0]).toContain('We send you another cable.');
    expect(answers[0]).not.toContain('Is it lost?');
    const followed = await shop.guest.call(getTicket, { ticket: cable.number });
    expect(followed.data).toMatchObject({ status: 'answered', closedAt: null, answers: [{ text: ANSWER }] });
    expect(JSON.stringify(followed.data)).not.toContain('anita');
  });

  it('has the whole of a ticket, with who wrote it and what was done', async () => {
    const { data } = await admin.call(readTicket, { ticketId: cable._id });
    expect(data).toMatchObject({
      ticket: cable.number,
      email: 'asha@cast.example',
      message: 'Is it lost?',
      writer: { _id: cast.asha.id, userName: 'asha', isShopper: true },
    });
    expect(data.history.map(({ act, after }) => [act, after?.status])).toEqual([['ticket.answered', 'answered']]);
  });

  it('knows what is late: 48 hours without an acknowledgement, a month of India’s calendar without an answer', async () => {
    const tickets: [string, string, boolean][] = [
      ['Two days less a minute', '47 hours 59 minutes', false],
      ['Two days and a minute', '48 hours 1 minute', false],
      ['Acknowledged in time', '20 days', true],
      ['A month gone by', '32 days', true],
    ];
    for (const [at, [subject, interval, acknowledged]] of tickets.entries()) {
      const { _id } = await write(shop.guest, `late${at}@home.example`, subject);
      await aged(_id, interval, acknowledged);
    }
    expect(await subjects('late')).toEqual(['A month gone by', 'Two days and a minute']);
    expect(await subjects('open')).toEqual([
      ...['A month gone by', 'Acknowledged in time'],
      ...['Two days and a minute', 'Two days less a minute'],
    ]);
    const { counts } = await admin.call(listTickets, {});
    expect(counts).toEqual({ all: 5, open: 4, late: 2 });
    expect(await subjects('all', 'asha@cast')).toEqual(['A cable is missing']);
    expect(await subjects('all', cable.number.toLowerCase())).toEqual(['A cable is missing']);
    expect(await subjects('all', '%')).toEqual([]);
    const second = await admin.call(listTickets, { show: 'all', limit: 3, page: 2 });
    expect([second.data.length, second.totalPages]).toEqual([2, 2]);
  });

  it('notes what was done by other ways, each change once', async () => {
    const { _id } = await write(shop.guest, 'phoned@home.example', 'I have phoned');
    await aged(_id, '1 hour', false);
    const before = (await admin.call(listAudit, {})).totalItems;
    for (const move of ['acknowledge', 'acknowledge', 'close', 'close'] as const)
      await admin.call(moveTicket, { _id, move });
    expect((await admin.call(readTicket, { ticketId: _id })).data.status).toBe('closed');
    expect(await subjects('open', 'phoned@')).toEqual([]);
    expect((await admin.call(moveTicket, { _id, move: 'reopen' })).data.status).toBe('acknowledged');
    expect((await answer(_id, true)).data).toMatchObject({ status: 'closed' });
    const { data, totalItems } = await admin.call(listAudit, {});
    expect(totalItems).toBe(before + 4);
    expect(data[0]).toMatchObject({ act: 'ticket.answered', after: { status: 'closed' } });
    expect(JSON.stringify(data.slice(0, 4))).not.toMatch(/another cable|phoned/);
  });

  it('is for administrators alone', async () => {
    const calls = [
      { url: '/api/admin/tickets/get' },
      { url: `/api/admin/tickets/get/${cable._id}` },
      {
        ...{ method: 'POST', url: '/api/admin/tickets/answer' },
        payload: { _id: cable._id, answerId: newId(), text: ANSWER, closes: true },
      },
      { method: 'PUT', url: '/api/admin/tickets/move', payload: { _id: cable._id, move: 'close' } },
    ] as const;
    for (const call of calls) {
      expect((await shop.guest.inject(call)).statusCode).toBe(401);
      for (const person of [cast.asha, cast.waiting, cast.deccan])
        expect((await (await shop.as(person)).inject(call)).statusCode).toBe(403);
    }
    expect((await admin.call(readTicket, { ticketId: cable._id })).data).toMatchObject({ closedAt: null });
    const missing = await admin.inject({ url: `/api/admin/tickets/get/${newId()}` });
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'contact.desk_ticket_missing']);
    for (const text of [' ', 'x'.repeat(4001)]) {
      const payload = { _id: cable._id, answerId: newId(), text, closes: true };
      expect((await admin.inject({ method: 'POST', url: '/api/admin/tickets/answer', payload })).statusCode).toBe(400);
    }
  });
});
