import { expect, expectTypeOf, it, vi } from 'vitest';
import { createClient, isRefusal, type ShopError } from './index.ts';

/** A shop that answers one after the other, and what it was sent. */
function shopThatSays(...answers: (() => Response)[]) {
  const send = vi.fn<typeof fetch>(
    async () => (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error(),
  );
  return { send, ...createClient({ shop: 'https://shop.example', token: 'a-token', fetch: send }) };
}
const yes = () => Response.json({ success: true, data: [] });
const no =
  (status: number, headers: HeadersInit = {}) =>
  () =>
    Response.json({ success: false, code: 'server.busy', message: 'Busy.' }, { status, headers });
const gone = () => {
  throw new TypeError('fetch failed');
};
const soon = { 'retry-after': '0' };
const sent = ({ send }: ReturnType<typeof shopThatSays>, at = 0) => {
  const [url, init] = send.mock.calls[at] ?? [];
  return { url: String(url), ...init, headers: new Headers(init?.headers) };
};

it('sorts one input into path, query and body', async () => {
  const shop = shopThatSays(yes);
  await shop.searchProducts({ keyword: 'fan / light', brand: ['boat', 'mi'], page: 2, rating: undefined as never });
  expect(sent(shop).url).toBe('https://shop.example/api/shop/search/fan%20%2F%20light?brand=boat%2Cmi&page=2');
  await shop.changeCheckout({ checkoutId: 'c', method: 'COD' });
  expect(sent(shop, 1)).toMatchObject({ url: 'https://shop.example/api/shop/checkouts/c', body: '{"method":"COD"}' });
  await shop.payOrder({ orderId: 'o' });
  expect(sent(shop, 2).headers.get('authorization')).toBe('Bearer a-token');
});

it.each([
  ['a read', (shop: ReturnType<typeof shopThatSays>) => shop.listProducts()],
  ['a change to a value', (shop: ReturnType<typeof shopThatSays>) => shop.updateCart({ productId: 'p', quantity: 1 })],
  ['an order', (shop: ReturnType<typeof shopThatSays>) => shop.placeOrder({})],
])('tries again after the pause that it is told: %s', async (_what, ask) => {
  const shop = shopThatSays(no(503, soon), no(429, soon), yes);
  await ask(shop);
  expect(shop.send).toHaveBeenCalledTimes(3);
  const keys = [0, 1, 2].map(at => sent(shop, at).headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

it('does not repeat what might be done twice, what is refused for another reason, and what must wait for long', async () => {
  for (const [answer, ask] of [
    [no(503, soon), shop => shop.addToCart({ productId: 'p', quantity: 1 })],
    [gone, shop => shop.addToCart({ productId: 'p', quantity: 1 })],
    [gone, shop => shop.addToCart({ productId: 'p', quantity: 1 }, { key: 'kept by no call like this' })],
    [no(409, soon), shop => shop.listProducts()],
    [no(429, { 'retry-after': '900' }), shop => shop.listProducts()],
  ] as [() => Response, (shop: ReturnType<typeof shopThatSays>) => Promise<unknown>][]) {
    const shop = shopThatSays(answer);
    await expect(ask(shop)).rejects.toMatchObject({ name: 'ShopError' });
    expect(shop.send).toHaveBeenCalledTimes(1);
  }
});

it('says when there is no answer, or one that is not of the shop, and ends when it is told to', async () => {
  const patient = { shop: 'https://shop.example', retries: 0 };
  await expect(createClient({ ...patient, fetch: async () => gone() }).listProducts()).rejects.toMatchObject({
    code: 'client.unreachable',
    status: 0,
  });
  const proxy = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  await expect(createClient({ ...patient, fetch: proxy }).listProducts()).rejects.toMatchObject({
    code: 'client.unreadable',
    status: 502,
  });
  const shop = shopThatSays(no(503, { 'retry-after': '15' }));
  await expect(shop.listProducts({}, { signal: AbortSignal.timeout(20) })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

it('has types of inputs, answers and codes', () => {
  const shop = shopThatSays(yes);
  expectTypeOf(shop.addToCart).parameter(0).toExtend<{ productId: string; quantity: number }>();
  expectTypeOf(shop.listProducts).parameter(0).extract<undefined>().toEqualTypeOf<undefined>();
  type Product = Awaited<ReturnType<typeof shop.listProducts>>['data'][number];
  expectTypeOf<Product['salePrice']>().toEqualTypeOf<number | null>();
  expectTypeOf(shop.exportOrders).returns.resolves.toEqualTypeOf<Response>();
  expectTypeOf<'cart.full'>().toExtend<ShopError['code']>();
  const error: unknown = undefined;
  if (isRefusal(error, 'addToCart')) {
    expectTypeOf<'cart.full'>().toExtend<typeof error.code>();
    expectTypeOf<'returns.moved'>().not.toExtend<typeof error.code>();
  }
  // @ts-expect-error a quantity is needed
  void (() => shop.addToCart({ productId: 'p' }));
});
