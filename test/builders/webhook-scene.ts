import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { addWebhook } from '#office/webhooks/contract.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#office/webhooks/webhook-events.ts';
import { updateOrder } from '#orders/orders/contract.ts';
import type { Engine } from '#platform/db/database.ts';
import { castOf, givePasswords, makeProduct } from '#test/fixtures/cast.ts';
import { type Client, startTestShop } from '#test/fixtures/shop.ts';

export const WEBHOOK_PASSWORD = 'a horse and its battery';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly type: string;
  readonly data: { readonly _id: string; readonly orderStatus?: string; readonly totalStock?: number };
}

export type WebhookScene = Awaited<ReturnType<typeof startWebhookScene>>;

/** A shop, a receiver of its webhooks on this machine, and a clock that tests set. */
export async function startWebhookScene(engine: Engine) {
  const received: Received[] = [];
  /** What the receiver does at a path; otherwise it answers 204. */
  const answers = new Map<string, (response: ServerResponse) => void>();
  const site = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces).toString();
    const { url: path = '', headers } = request;
    received.push({ path, headers, body, ...JSON.parse(body || '{}') });
    const answer = answers.get(path);
    if (answer) answer(response);
    else response.writeHead(204).end();
  });
  await new Promise<void>(listening => site.listen(0, '127.0.0.1', listening));
  const { port } = site.address() as AddressInfo;
  const at = `http://127.0.0.1:${port}`;
  const clock = { now: new Date() };
  const shop = await startTestShop(engine, {
    webhooks: { ownPort: port, answerWithinMs: 2_000, maxWaiting: 500 },
    now: () => clock.now,
  });
  const cast = await castOf(shop);
  await givePasswords(shop, WEBHOOK_PASSWORD);

  const arrived = async () => {
    await shop.webhooks.idle();
    return received;
  };
  return {
    ...{ shop, cast, received, answers, at, clock, arrived },
    admin: await shop.as(cast.admin),
    deccan: await shop.as(cast.deccan),
    add: (client: Client, path: string, events: readonly WebhookEvent[] = WEBHOOK_EVENTS) =>
      client.call(addWebhook, { name: path, url: `${at}${path}`, events: [...events], password: WEBHOOK_PASSWORD }),
    /** All that has arrived after so much time. */
    later(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
      return arrived();
    },
    product: () => makeProduct(shop, cast.deccan.sellerId, { stock: 50 }),
    move: (client: Client, id: string, orderStatus: 'inProcess' | 'inShipping' | 'delivered' | 'rejected') =>
      client.call(updateOrder, { orderId: id as never, orderStatus }),
    /** Before each test: nobody is told anything, and the receiver answers as usual. */
    async clear(): Promise<void> {
      await sql`delete from webhook_endpoints`.execute(shop.open.db);
      await sql`delete from webhook_events`.execute(shop.open.db);
      received.length = 0;
      answers.clear();
      clock.now = new Date();
    },
    async end() {
      site.close().closeAllConnections();
      await shop.end();
    },
  };
}
