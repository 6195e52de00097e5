import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { busy } from '#shared/api/busy.ts';
import { notFound } from '#shared/api/problems.ts';
import { KeptAnswer, type PublicAnswer, PublicCache, type Reached } from './public-cache.ts';

function answer(text: string, ...tags: string[]): PublicAnswer {
  return { status: 200, headers: {}, body: Buffer.from(text), tags };
}

describe('the public cache', () => {
  it('makes an answer once however many ask at the same time', async () => {
    const cache = new PublicCache();
    let made = 0;
    const make = async () => answer(`answer ${++made}`);
    await Promise.all([cache.through('a', make), cache.through('a', make), cache.through('a', make)]);
    await cache.through('a', make);
    expect(made).toBe(1);
  });

  it('forgets what shows a changed thing and keeps the rest', async () => {
    const cache = new PublicCache();
    await cache.through('a', async () => answer('old', 'product:1'));
    await cache.through('b', async () => answer('old', 'product:2'));
    cache.drop(['product:1']);
    expect((await cache.through('a', async () => answer('new'))).body.toString()).toBe('new');
    expect((await cache.through('b', async () => answer('new'))).body.toString()).toBe('old');
  });

  it('never keeps an answer that was begun before a change and ended after it', async () => {
    const cache = new PublicCache();
    const reading = Promise.withResolvers<void>();
    const stale = cache.through('a', async () => {
      await reading.promise;
      return answer('read before the change', 'product:1');
    });
    cache.drop(['product:1']);
    const asked = cache.through('a', async () => answer('read after the change', 'product:1'));
    reading.resolve();
    await stale;
    expect((await asked).body.toString()).toBe('read after the change');
    expect((await cache.through('a', async () => answer('made again'))).body.toString()).toBe('read after the change');
  });

  it('keeps nothing but answers with status 200', async () => {
    const cache = new PublicCache();
    await cache.through('a', async () => ({ ...answer('missing'), status: 404 }));
    expect(cache.counts.answers).toBe(0);
  });

  it('keeps another status only where that is what is wanted', async () => {
    const cache = new PublicCache();
    await cache.through('a', async () => ({ ...answer('missing'), status: 404 }), 404);
    await cache.through('b', async () => answer('found'), 404);
    expect((await cache.through('a', async () => answer('never made'), 404)).body.toString()).toBe('missing');
    expect(cache.counts.answers).toBe(1);
  });

  it('passes a failure on and does not remember it', async () => {
    const cache = new PublicCache();
    await expect(cache.through('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect((await cache.through('a', async () => answer('back'))).body.toString()).toBe('back');
  });

  it('stays within its bytes, the least recently used leaving first', async () => {
    const cache = new PublicCache(10_000);
    for (const key of ['a', 'b', 'c']) await cache.through(key, async () => answer('x'.repeat(1_000), 'all'));
    await cache.through('a', async () => answer('never made'));
    await cache.through('d', async () => answer('x'.repeat(1_000), 'all'));
    expect(cache.counts.bytes).toBeLessThanOrEqual(10_000);
    expect((await cache.through('a', async () => answer('made again'))).body.length).toBe(1_000);
    expect((await cache.through('b', async () => answer('made again'))).body.toString()).toBe('made again');
  });

  it('counts the addresses too, which may be longer than what they answer', async () => {
    const cache = new PublicCache(10_000);
    for (let extra = 0; extra < 10; extra += 1)
      await cache.through(`/short?${'&'.repeat(2_000 + extra)}`, async () => answer('x'));
    expect(cache.counts.answers).toBe(1);
  });

  it('sends fewer bytes, and the same page, once it is asked for often', async () => {
    const cache = new PublicCache();
    const page = Array.from({ length: 400 }, (_, i) => `<li class="card">${i * 7919} rupees, ${i % 13} left</li>`).join(
      '',
    );
    const kept = await cache.through('a', async () => answer(page));
    const first = await kept.encoded('br');
    await kept.encoded('br');
    await kept.encoded('br');
    await expect.poll(async () => (await kept.encoded('br')).length).toBeLessThan(first.length);
    expect(brotliDecompressSync(await kept.encoded('br')).toString()).toBe(page);
  });
});

describe('an answer that was kept when the line to the database broke', () => {
  const away = () => Promise.reject(busy());
  let clock = 0;
  async function left(): Promise<PublicCache> {
    const cache = new PublicCache(undefined, () => clock);
    await cache.through('a', async () => answer('kept', 'product:1'));
    cache.setDisconnected(true);
    return cache;
  }
  const words = ({ answer: { body }, staleForSeconds }: Reached) => [body.toString(), staleForSeconds];

  it('is shown where no fresh one can be made, with how long it may have been wrong', async () => {
    const cache = await left();
    clock += 30_000;
    expect(words(await cache.freshOrStale('a', away))).toEqual(['kept', 30]);
    expect(cache.counts.answers).toBe(0);
  });

  it('is not shown where a fresh one can be made, nor where the request itself is refused', async () => {
    const cache = await left();
    const fresh = async () => new KeptAnswer(answer('fresh'));
    expect(words(await cache.freshOrStale('a', fresh))).toEqual(['fresh', undefined]);
    await expect(cache.freshOrStale('a', () => Promise.reject(notFound()))).rejects.toMatchObject({
      code: notFound.code,
    });
    await expect(cache.freshOrStale('a', () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  });

  it('is shown without waiting once it was waited for in vain, and asked for again a moment later', async () => {
    const cache = await left();
    let asked = 0;
    const never = () => {
      asked += 1;
      return away();
    };
    for (let visitors = 0; visitors < 20; visitors += 1) await cache.freshOrStale('a', never);
    expect(asked).toBe(1);
    clock += 2_001;
    await cache.freshOrStale('a', never);
    expect(asked).toBe(2);
  });

  it('is shown to nobody after ten minutes, nor once changes are heard again, nor when it had been dropped before', async () => {
    const cache = await left();
    clock += 600_001;
    await expect(cache.freshOrStale('a', away)).rejects.toMatchObject({ code: busy.code });
    const heard = await left();
    heard.setDisconnected(false);
    heard.setDisconnected(true);
    await expect(heard.freshOrStale('a', away)).rejects.toMatchObject({ code: busy.code });
    const dropped = new PublicCache(undefined, () => clock);
    await dropped.through('a', async () => answer('kept', 'product:1'));
    dropped.drop(['product:1']);
    dropped.setDisconnected(true);
    await expect(dropped.freshOrStale('a', away)).rejects.toMatchObject({ code: busy.code });
  });
});
