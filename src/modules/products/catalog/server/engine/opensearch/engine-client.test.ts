import { describe, expect, it } from 'vitest';
import { EngineAway, EngineClient, FarPage } from './engine-client.ts';
import { readSearchUrl, type SearchSettings } from './search-settings.ts';

const two = readSearchUrl('http://one:9200/shop,http://two:9200/shop') as SearchSettings;
const asIs = (answer: unknown) => answer;
const FOUND = { timed_out: false };

describe('an address of a search engine', () => {
  it.each([
    ['http://search:9200', { nodes: ['http://search:9200'], name: 'products', authorization: undefined }],
    [
      'https://a%40b:p%3Aw@one/shop, https://two:9200',
      { nodes: ['https://one', 'https://two:9200'], name: 'shop', authorization: `Basic ${btoa('a@b:p:w')}` },
    ],
  ])('%s is read', (text, settings) => {
    expect(readSearchUrl(text)).toEqual(settings);
  });

  it.each([
    'search:9200',
    'ftp://search',
    'http://one/a,http://two/b',
    'http://one/A',
    'http://one/a-words',
    'http://one/?x=1',
  ])('%s is refused in a sentence that says what is right', text => {
    expect(readSearchUrl(text)).toMatch(/^(must|may) /);
  });
});

describe('requests to a search engine', () => {
  it('go to the next node if one does not answer, and there first from then on', async () => {
    const asked: string[] = [];
    const client = new EngineClient(two, {
      fetcher: async input => {
        asked.push(new URL(String(input)).hostname);
        if (String(input).includes('//one')) throw new TypeError('fetch failed');
        return Response.json(FOUND);
      },
    });
    expect(await client.read('/shop/_search', {}, asIs)).toEqual(FOUND);
    await client.read('/shop/_search', {}, asIs);
    expect(asked).toEqual(['one', 'two', 'two']);
  });

  it('are not made while it is away, until it is found back', async () => {
    let isThere = false;
    let asked = 0;
    const client = new EngineClient(two, {
      fetcher: async () => {
        asked += 1;
        return isThere ? Response.json(FOUND) : new Response('no', { status: 503 });
      },
    });
    for (let time = 0; time < 3; time += 1)
      await expect(client.read('/shop/_search', {}, asIs)).rejects.toThrow(EngineAway);
    expect([client.isAway, asked]).toEqual([true, 6]);
    await expect(client.read('/shop/_search', {}, asIs)).rejects.toThrow('is away');
    expect(asked).toBe(6);
    isThere = true;
    await expect.poll(() => client.isAway, { timeout: 5_000 }).toBe(false);
    expect(await client.read('/shop/_search', {}, asIs)).toEqual(FOUND);
  });

  it('for a far page say nothing about the engine, and only two are made at the same time', async () => {
    let answer: () => Promise<Response> = async () => new Response('too late', { status: 500 });
    const client = new EngineClient(two, { fetcher: () => answer() });
    for (let time = 0; time < 4; time += 1)
      await expect(client.readFar('/shop/_search', {}, asIs)).rejects.toThrow(FarPage);
    expect(client.isAway).toBe(false);
    const { promise, resolve } = Promise.withResolvers<Response>();
    answer = async () => (await promise).clone();
    const reading = [1, 2].map(() => client.readFar('/shop/_search', {}, asIs));
    await expect(client.readFar('/shop/_search', {}, asIs)).rejects.toThrow(FarPage);
    resolve(Response.json(FOUND));
    await Promise.allSettled(reading);
    expect(await client.readFar('/shop/_search', {}, () => 1)).toBe(1);
  });

  it('are not made by who has waited for a turn while it was found away', async () => {
    let asked = 0;
    const client = new EngineClient(two, {
      readingMs: 100,
      fetcher: (_, settings) => {
        asked += 1;
        return new Promise((_resolve, reject) =>
          settings?.signal?.addEventListener('abort', () => reject(new Error('late'))),
        );
      },
    });
    await Promise.allSettled(Array.from({ length: 40 }, () => client.read('/shop/_search', {}, asIs)));
    expect(client.isAway).toBe(true);
    // Eight at both nodes, and what was tried again to find it back.
    expect(asked).toBeLessThan(20);
  });

  it('refuse more readers than it can answer', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const client = new EngineClient(two, { fetcher: () => promise });
    const reading = Array.from({ length: 64 }, () => client.read('/shop/_search', {}, () => 1));
    await expect(client.read('/shop/_search', {}, () => 1)).rejects.toThrow('too many');
    resolve(Response.json(FOUND));
    await Promise.allSettled(reading);
  });
});
