import { totalmem } from 'node:os';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { busy } from '#shared/api/busy.ts';
import { notFound } from '#shared/api/problems.ts';
import { cacheTag } from './cache-tags.ts';
import { KeptAnswer, type PublicAnswer } from './kept-answer.ts';
import { PublicCache, type Reached, shareOfMemory } from './public-cache.ts';

function answer(text: string, ...tags: string[]): PublicAnswer {
  return { status: 200, headers: {}, body: Buffer.from(text), tags };
}

const textOf = async (kept: KeptAnswer | Promise<KeptAnswer>) => String(await (await kept).encoded('identity'));

/** Text that becomes a tenth when it is compressed. */
const LONG = Array.from({ length: 400 }, (_, i) => `<li class="card">${i * 7919} rupees, ${i % 13} left</li>`).join('');
/** The same, too short to be compressed again in spare time. */
const SHORT = LONG.slice(0, 10_000);

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
    expect(await textOf(cache.through('a', async () => answer('new')))).toBe('new');
    expect(await textOf(cache.through('b', async () => answer('new')))).toBe('old');
  });

  it('forgets an answer at the moment until which it is right, and keeps none that is over', async () => {
    const cache = new PublicCache();
    const at = (ms: number) => cacheTag.until(new Date(Date.now() + ms));
    vi.useFakeTimers({ toFake: ['Date'] });
    await cache.through('a', async () => answer('old', 'settings', at(1_000), at(2_000)));
    await cache.through('b', async () => answer('old', at(-1)));
    vi.advanceTimersByTime(999);
    expect(await textOf(cache.through('a', async () => answer('new')))).toBe('old');
    expect(await textOf(cache.through('b', async () => answer('new')))).toBe('new');
    vi.advanceTimersByTime(1);
    expect(await textOf(cache.through('a', async () => answer('new')))).toBe('new');
    vi.useRealTimers();
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
    expect(await textOf(asked)).toBe('read after the change');
    expect(await textOf(cache.through('a', async () => answer('made again')))).toBe('read after the change');
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
    expect(await textOf(cache.through('a', async () => answer('never made'), 404))).toBe('missing');
    expect(cache.counts.answers).toBe(1);
  });

  it('passes a failure on and does not remember it', async () => {
    const cache = new PublicCache();
    await expect(cache.through('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await textOf(cache.through('a', async () => answer('back')))).toBe('back');
  });

  it('stays within its bytes, the least recently used leaving first', async () => {
    const cache = new PublicCache(7_000);
    for (const key of ['a', 'b', 'c']) await cache.through(key, async () => answer('x'.repeat(1_000), 'all'));
    await cache.through('a', async () => answer('never made'));
    await cache.through('d', async () => answer('x'.repeat(1_000), 'all'));
    expect(cache.counts.bytes).toBeLessThanOrEqual(7_000);
    expect(await textOf(cache.through('a', async () => answer('made again')))).toHaveLength(1_000);
    expect(await textOf(cache.through('b', async () => answer('made again')))).toBe('made again');
  });

  it.for(['br', 'gzip'] as const)('holds of a compressor’s memory only what it counts, by %s', async by => {
    const kept = new KeptAnswer({ ...answer(LONG), headers: {} });
    const sent = await kept.encoded(by);
    expect(sent.length).toBeLessThan(4_096);
    expect(sent.buffer.byteLength).toBe(sent.length);
  });

  it('compresses a small answer once, and a page better when it is asked for again', async () => {
    const card = (at: number) => `<li class="card">${at * 7919} rupees, ${(at * 31) % 13} left</li>`;
    const small = new KeptAnswer(answer(Array.from({ length: 200 }, (_, at) => card(at)).join('')));
    const page = new KeptAnswer(answer(Array.from({ length: 2_000 }, (_, at) => card(at)).join('')));
    const firstOf = { small: await small.encoded('br'), page: await page.encoded('br') };
    for (let time = 0; time < 20; time++) await Promise.all([small.encoded('br'), page.encoded('br')]);
    expect(await small.encoded('br')).toBe(firstOf.small);
    await expect.poll(async () => (await page.encoded('br')).length).toBeLessThan(firstOf.page.length);
  });

  it('compresses a page better that was asked for once, when the process has time', async () => {
    const page = new KeptAnswer(answer(LONG.repeat(20)));
    await page.encoded('br');
    const before = page.size;
    await expect.poll(() => page.size, { timeout: 30_000, interval: 100 }).toBeLessThan(before);
    expect(brotliDecompressSync(await page.encoded('br')).length).toBe(20 * LONG.length);
  });

  it('counts and holds only compressed bytes once an answer was sent compressed', async () => {
    const cache = new PublicCache();
    const kept = await cache.through('a', async () => answer(SHORT));
    const before = cache.counts.bytes;
    const sent = await kept.encoded('br');
    expect(before - cache.counts.bytes).toBe(SHORT.length - sent.length);
    expect(await textOf(kept)).toBe(SHORT);
    const zipped = await kept.encoded('gzip');
    expect(gunzipSync(zipped).toString()).toBe(SHORT);
    expect(before - cache.counts.bytes).toBe(SHORT.length - sent.length - zipped.length);
    cache.drop(['*']);
    expect(cache.counts.bytes).toBe(0);
  });

  it('holds the plain bytes again, and counts them, when they are asked for twice after compressed ones', async () => {
    const sizes: number[] = [];
    const page: KeptAnswer = new KeptAnswer(answer(SHORT), '', () => sizes.push(page.size));
    await page.encoded('br');
    const compressed = page.size;
    expect(String(await page.encoded('identity'))).toBe(SHORT);
    expect(page.size).toBe(compressed);
    const again = await page.encoded('identity');
    expect(String(again)).toBe(SHORT);
    expect(page.encoded('identity')).toBe(again);
    expect([page.size, sizes.at(-1)]).toEqual([compressed + again.length, page.size]);
  });

  it('has room for more answers when they become smaller, and none for one that left', async () => {
    const cache = new PublicCache(3 * LONG.length);
    const [first, second] = [
      await cache.through('a', async () => answer(LONG)),
      await cache.through('b', async () => answer(LONG)),
    ];
    await Promise.all([first.encoded('br'), second.encoded('br')]);
    await cache.through('c', async () => answer(LONG));
    await cache.through('d', async () => answer(LONG));
    expect(cache.counts.answers).toBe(4);
    await cache.through('e', async () => answer(LONG));
    const { bytes } = cache.counts;
    await first.encoded('gzip');
    expect(cache.counts.bytes).toBe(bytes);
  });

  it('counts the addresses too, which may be longer than what they answer', async () => {
    const cache = new PublicCache(4_500);
    for (let extra = 0; extra < 10; extra += 1)
      await cache.through(`/short?${'&'.repeat(2_000 + extra)}`, async () => answer('x'));
    expect(cache.counts.answers).toBe(1);
  });

  it.each(['br', 'gzip'] as const)(
    'sends fewer bytes, and the same page, once it is asked for often (%s)',
    async by => {
      const cache = new PublicCache();
      const unpack = by === 'br' ? brotliDecompressSync : gunzipSync;
      const kept = await cache.through('a', async () => answer(LONG));
      const first = await kept.encoded(by);
      for (let asked = 0; asked < 12; asked += 1) await kept.encoded(by);
      await expect.poll(async () => (await kept.encoded(by)).length).toBeLessThan(first.length);
      expect(unpack(await kept.encoded(by)).toString()).toBe(LONG);
    },
  );

  it('takes a share of the memory, within bounds', () => {
    const gib = 1024 ** 3;
    expect(shareOfMemory(gib / 2)).toBe(gib / 16);
    expect(shareOfMemory(8 * gib)).toBe(Math.min(8 * gib, totalmem()) / 32);
    expect(shareOfMemory(Number.MAX_SAFE_INTEGER)).toBeLessThanOrEqual(gib / 2);
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
  const words = async ({ answer: kept, staleForSeconds }: Reached) => [await textOf(kept), staleForSeconds];

  it('is shown where no fresh one can be made, with how long it may have been wrong', async () => {
    const cache = await left();
    clock += 30_000;
    expect(await words(await cache.freshOrStale('a', away))).toEqual(['kept', 30]);
    expect(cache.counts.answers).toBe(0);
  });

  it('is not shown where a fresh one can be made, nor where the request itself is refused', async () => {
    const cache = await left();
    const fresh = async () => new KeptAnswer(answer('fresh'));
    expect(await words(await cache.freshOrStale('a', fresh))).toEqual(['fresh', undefined]);
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

  it('is not shown after ten minutes, nor once notifications arrive again, nor if it was dropped before', async () => {
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
