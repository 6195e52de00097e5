import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductId } from '#shared/id.ts';
import { fillCart, newBuyer, place } from '#test/builders/buying.ts';
import { shopperFields } from '#test/builders/registering.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { ENGINES, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

const PATIENCE = { timeout: 20_000 };

interface Line {
  readonly msg: string;
  readonly reqId?: string;
  readonly job?: string;
  readonly jobId?: string;
  readonly statement?: string;
  readonly ms?: number;
}

describe.each(ENGINES)('the number of a request on the %s engine', engine => {
  let shop: TestShop;
  let product: ProductId;
  const lines: Line[] = [];
  beforeAll(async () => {
    shop = await startTestShop(engine, {
      logLevel: 'debug',
      logTo: { write: line => lines.push(JSON.parse(line)) },
      trustProxy: 1,
      slowStatementMs: 0,
      // Nobody listens there, so every mail fails and is tried again.
      mail: { smtpUrl: 'smtp://127.0.0.1:1', dataDir: '/nowhere', publicUrl: undefined },
    });
    const { deccan } = await castOf(shop);
    product = await makeProduct(shop, deccan.sellerId);
  });
  afterAll(() => shop.end());

  it('is the proxy’s where that is one, and stands in the answer and in its line', async () => {
    const given = '0af7651916cd43dd8448eb211c80319c';
    const answer = await shop.guest.inject({ url: '/api/common/shop', headers: { 'x-request-id': given } });
    expect(answer.headers['x-request-id']).toBe(given);
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'answered', reqId: given }));
    const odd = await shop.guest.inject({ url: '/api/common/shop', headers: { 'x-request-id': 'me@home.example' } });
    expect(odd.headers['x-request-id']).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  });

  it('goes into the jobs that a request asks for, and those that these ask for, and into their lines', async () => {
    const asha = await newBuyer(shop);
    await fillCart(asha, [product, 1]);
    const answer = await place(asha, 'an order with a number');
    expect(answer.statusCode).toBe(200);
    const number = answer.headers['x-request-id'];
    // The request asks for the mails of the order, and that job for one mail each.
    const failed = () => lines.filter(({ msg, reqId }) => msg === 'job failed' && reqId === number);
    await expect.poll(() => failed().map(({ job }) => job), PATIENCE).toContain('mail.orders.placed');
    expect(failed()[0]?.jobId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('stands beside its statements that took long, and those hold nothing of a person', async () => {
    const fields = shopperFields();
    const answer = await shop.guest.inject({ method: 'POST', url: '/api/auth/register', payload: fields });
    expect(answer.statusCode).toBe(200);
    const slow = lines.filter(({ msg, reqId }) => msg === 'slow statement' && reqId === answer.headers['x-request-id']);
    expect(slow).toContainEqual(
      expect.objectContaining({ statement: expect.stringMatching(/^insert into registrations .*\$8/) }),
    );
    expect(slow.every(({ ms }) => Number.isInteger(ms))).toBe(true);
    const said = JSON.stringify(lines.filter(({ msg }) => msg === 'slow statement'));
    expect(said).not.toContain(fields.email);
    expect(said).not.toContain(fields.userName);
    expect(said).toContain('"job":"mail.orders.placed"');
  });
});
