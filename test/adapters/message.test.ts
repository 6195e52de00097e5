import { describe, expect, it } from 'vitest';
import { adapterFolders } from '#platform/adapters/find-adapters.ts';
import { AdapterFailed } from '#shared/ports/adapter.ts';
import type { MessageBench } from '#shared/ports/bench.ts';
import { adapterSuite, failureOf, standOf } from './adapter-suite.ts';

const ASHA = '+919876543210';

/** The contract of the port `message`, which every folder in `adapters/message` keeps (docs/adapters.md). */
describe.each(await adapterFolders('message'))('messages by %s', name => {
  adapterSuite('message', name, connection => ({ send: () => connection.send({ to: ASHA, text: 'Hello' }) }));

  const stand = () => standOf<'message', MessageBench>('message', name);

  it('sends a text as it is, in every script, once', async () => {
    const { bench, server, connection } = await stand();
    const texts = [
      'Your order BB-2026-000123 has shipped: https://shop.example/a?b=1&c=%20+',
      'आपका ऑर्डर & 100 %',
      'ஆர்டர்',
    ];
    for (const text of texts) await connection.send({ to: ASHA, text });
    expect(bench.sent()).toEqual(texts.map(text => ({ to: ASHA, text })));
    await server.close();
  });

  it('a number that the service refuses is refused for good, and is not in the error', async () => {
    const { bench, server, connection } = await stand();
    const error = await failureOf(() => connection.send({ to: bench.refusedNumber, text: 'Hello' }));
    expect(error).toBeInstanceOf(AdapterFailed);
    expect((error as AdapterFailed).failure).toBe('refused');
    expect((error as AdapterFailed).message).not.toContain(bench.refusedNumber.slice(3));
    expect(bench.sent()).toEqual([]);
    await server.close();
  });

  it('a test sends nothing', async () => {
    const { bench, server, connection } = await stand();
    await connection.test();
    expect(bench.sent()).toEqual([]);
    await server.close();
  });
});
