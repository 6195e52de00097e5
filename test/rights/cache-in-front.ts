import type { LightMyRequestResponse as Response } from 'fastify';
import type { TestShop } from '#test/shop.ts';

interface Kept {
  readonly body: string;
  readonly etag: string;
}

/**
 * A cache between all browsers and the shop, as HTTP allows it: it keeps what is called public under the address alone,
 * asks with the ETag whether it still holds, and hands what it keeps to whoever comes.
 */
export class CacheInFront {
  readonly #kept = new Map<string, Kept>();
  readonly #shop: TestShop;
  /** How many answers came out of the cache. */
  replayed = 0;

  constructor(shop: TestShop) {
    this.#shop = shop;
  }

  async get(url: string, headers: Record<string, string>): Promise<{ status: number; body: string; answer: Response }> {
    const kept = this.#kept.get(url);
    const answer = await this.#shop.app.inject({
      url,
      headers: { ...headers, ...(kept && { 'if-none-match': kept.etag }) },
    });
    if (answer.statusCode === 304 && kept) {
      this.replayed += 1;
      return { status: 200, body: kept.body, answer };
    }
    const { etag, 'cache-control': control = 'public' } = answer.headers;
    if (/\bpublic\b/.test(String(control)) && etag && answer.headers['set-cookie'] === undefined)
      this.#kept.set(url, { body: answer.body, etag: String(etag) });
    return { status: answer.statusCode, body: answer.body, answer };
  }
}
