import type { TestShop } from '#test/fixtures/shop.ts';

interface Kept {
  readonly body: string;
  readonly etag: string | undefined;
  /** It may be handed out without asking. */
  readonly isFresh: boolean;
}

/**
 * A cache between all browsers and the shop, as eager as HTTP allows: it keeps under the address alone whatever is not
 * forbidden, asks with the ETag whether it still holds unless it has a lifetime, and hands it to whoever comes.
 */
export class CacheInFront {
  readonly #kept = new Map<string, Kept>();
  readonly #shop: TestShop;
  /** How many answers came out of the cache. */
  replayed = 0;

  constructor(shop: TestShop) {
    this.#shop = shop;
  }

  async get(url: string, headers: Record<string, string>): Promise<{ status: number; body: string }> {
    const kept = this.#kept.get(url);
    if (kept?.isFresh) {
      this.replayed += 1;
      return { status: 200, body: kept.body };
    }
    const answer = await this.#shop.app.inject({
      url,
      headers: { ...headers, ...(kept?.etag && { 'if-none-match': kept.etag }) },
    });
    if (answer.statusCode === 304 && kept) {
      this.replayed += 1;
      return { status: 200, body: kept.body };
    }
    const control = String(answer.headers['cache-control'] ?? '');
    const isForbidden = /private|no-store/.test(control) || answer.headers['set-cookie'] !== undefined;
    if (answer.statusCode === 200 && !isForbidden)
      this.#kept.set(url, {
        body: answer.body,
        etag: answer.headers.etag?.toString(),
        isFresh: !/max-age=0|no-cache|must-revalidate/.test(control),
      });
    return { status: answer.statusCode, body: answer.body };
  }
}
