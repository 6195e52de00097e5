import type { CallOptions } from './client.ts';

interface Paged {
  readonly page?: number;
  readonly limit?: number;
}

interface Page<Row> {
  readonly data: readonly Row[];
  readonly totalPages: number;
}

/**
 * All rows of a list, page by page, a hundred at a time unless `limit` says otherwise.
 * @example for await (const order of each(shop.listOrders, { status: 'shipped' })) …
 */
export async function* each<Input extends Paged, Row>(
  call: (input: Input, options?: CallOptions) => Promise<Page<Row>>,
  input: Input = {} as Input,
  options?: CallOptions,
): AsyncGenerator<Row, void, undefined> {
  for (let page = input.page ?? 1; ; page += 1) {
    const { data, totalPages } = await call({ limit: 100, ...input, page }, options);
    yield* data;
    if (page >= totalPages) return;
  }
}
