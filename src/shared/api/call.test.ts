import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { caller } from './call.ts';
import { get, post } from './endpoint.ts';

const output = z.object({ success: z.literal(true) });
const write = post('/shop/things/:id', {
  summary: 'Writes a thing',
  params: z.strictObject({ id: z.string() }),
  body: z.strictObject({ name: z.string() }),
  output,
});
const read = get('/shop/things', { summary: 'Reads things', query: z.strictObject({ page: z.string() }), output });

/** What a call asks of the network. */
async function asked(make: (call: ReturnType<typeof caller>) => Promise<unknown>): Promise<[string, RequestInit]> {
  const requests: [string, RequestInit][] = [];
  await make(
    caller(async (...request) => {
      requests.push(request);
      return Response.json({ success: true });
    }),
  );
  const [request] = requests;
  if (!request || requests.length > 1) throw new Error(`${requests.length} requests`);
  return request;
}

/** R67.14 */
it('a call goes below /api, as JSON, with the cookies of this site, and has no end of its own', async () => {
  const [path, init] = await asked(call => call(write, { id: 'a/b', name: 'radio' }));
  expect(path).toBe('/api/shop/things/a%2Fb');
  expect(init).toEqual({
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"radio"}',
  });
});

it('a call without input has no body, and only its caller aborts it', async () => {
  const { signal } = new AbortController();
  const [path, init] = await asked(call => call(read, { page: '2' }, { signal, headers: { pragma: 'no-cache' } }));
  expect(path).toBe('/api/shop/things?page=2');
  expect(init).toEqual({ method: 'GET', credentials: 'same-origin', signal, headers: { pragma: 'no-cache' } });
});
