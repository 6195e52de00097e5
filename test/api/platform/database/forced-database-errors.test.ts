import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProductId } from '#shared/id.ts';
import { castOf, makeProduct } from '#test/fixtures/cast.ts';
import { BOTH_ENGINES, type Client, startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** One of each class of errors that PostgreSQL can answer a statement with. */
const STATES = [
  ...[
    '21000',
    '22001',
    '22003',
    '22012',
    '22021',
    '22P02',
    '22P05',
    '23000',
    '23502',
    '23503',
    '23505',
    '23514',
    '23P01',
  ],
  ...[
    '24000',
    '25006',
    '25P02',
    '26000',
    '28000',
    '2BP01',
    '34000',
    '3D000',
    '3F000',
    '40001',
    '40P01',
    '42501',
    '42601',
  ],
  ...[
    '42703',
    '42883',
    '42P01',
    '53100',
    '53200',
    '53300',
    '54000',
    '54001',
    '55000',
    '55P03',
    '57014',
    '57P01',
    '58030',
  ],
  ...['F0000', 'P0001', 'XX000', 'XX001'],
];
const DETAIL = 'canary_detail: insert into cart_items';

/** docs/security-cases.md G4 */
describe.each(BOTH_ENGINES)('an error of the database on the %s engine', engine => {
  let shop: TestShop;
  let asha: Client;
  let product: ProductId;
  beforeAll(async () => {
    shop = await startTestShop(engine);
    const cast = await castOf(shop);
    product = await makeProduct(shop, cast.deccan.sellerId);
    asha = await shop.as(cast.asha);
  });
  afterAll(() => shop.end());

  /** From here on every line put into a cart fails with this state. */
  async function failWith(state: string): Promise<void> {
    await sql
      .raw(`
      create or replace function fail_on_purpose() returns trigger language plpgsql as $$ begin
        raise exception '${DETAIL}' using errcode = '${state}', detail = '${DETAIL}', hint = '${DETAIL}';
      end $$`)
      .execute(shop.open.db);
    await sql`drop trigger if exists fail_on_purpose on cart_items`.execute(shop.open.db);
    await sql`create trigger fail_on_purpose before insert on cart_items for each row execute function fail_on_purpose()`.execute(
      shop.open.db,
    );
  }

  it.each(STATES)('of state %s gets a fixed sentence with the request’s number', async state => {
    await failWith(state);
    const payload = { productId: product, quantity: 1 };
    const answer = await asha.inject({ method: 'POST', url: '/api/shop/cart/add', payload });
    const number = answer.headers['x-request-id'];
    expect(number).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    expect(`${JSON.stringify(answer.headers)}${answer.body}`).not.toMatch(/canary|insert|cart_items|sql|constraint/i);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    if (answer.statusCode === 503) {
      expect(answer.json()).toEqual({ success: false, code: 'server.busy', message: expect.any(String) });
      expect(answer.headers['retry-after']).toBeDefined();
    } else {
      expect([answer.statusCode, answer.json()]).toEqual([
        500,
        {
          success: false,
          code: 'server.error',
          message: `Something went wrong. If it happens again, tell us this number: ${number}`,
          data: { reference: number },
        },
      ]);
    }
  });
});
