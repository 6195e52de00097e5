import { sql } from 'kysely';
import type { Record, Statement } from '#bench/bare/record-statements.ts';
import { count, type Machine } from '#bench/report.ts';
import type { OpenDatabase } from '#platform/db/database.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductList } from '#products/catalog/contract.ts';
import { LiveProducts } from '#products/catalog/server/index/live-products.ts';
import { ownOrder } from '#products/inventory/server/products/own-products.queries.ts';
import { findKeys } from '#products/inventory/server/products/product-keys.queries.ts';
import type { SellerId } from '#shared/id.ts';
import type { Shop } from '#src/shop.ts';

/** What is asked of the database for lists, search, home page and product page: the statements of each, in their order. */
export async function catalogueStatements(
  shop: Shop,
  record: Record,
): Promise<[title: string, readonly Statement[]][]> {
  const first = await shop.app.inject({ url: '/api/shop/products/get?limit=1' });
  const [product] = first.json<ProductList>().data as unknown as { _id: Parameters<typeof cacheTag.product>[0] }[];
  const change = (...tags: string[]) => shop.context.tx(async tx => tx.changed(...tags));
  const id = product?._id ?? ('' as never);
  const ask = (url: string) => async () => {
    await change(cacheTag.catalog, cacheTag.product(id));
    return (await record(() => shop.app.inject({ url }))).statements;
  };
  const readAll = async () => {
    const { statements } = await record(() => new LiveProducts().read(shop.context.primary));
    return statements.filter(({ text }) => text.includes('search_text')).slice(0, 2);
  };
  const ofSeller = async () => {
    const { primary: db } = shop.context;
    const { rows } = await sql<{ owner: SellerId }>`
      select seller_id as owner from product_counts group by seller_id order by sum(products) desc limit 1`.execute(db);
    const owner = rows[0]?.owner ?? 'nobody';
    const find = (words?: string) => () =>
      findKeys(db, { owner, find: words }, {}, { ...ownOrder('changed', 'desc'), limit: 24, offset: 0 });
    return [...(await record(find())).statements, ...(await record(find('nova'))).statements];
  };
  return [
    ['A page of a list or a search, right after a product has changed', await ask('/api/shop/search/phone')()],
    ['A product’s page', await ask(`/api/shop/products/get/${id}`)()],
    ['All products into memory: the first and the second batch', await readAll()],
    ['Products of a seller: counts and the first page, and the same of those that a word finds', await ofSeller()],
  ];
}

/** A statement as the page shows it. */
export function shown({ text }: Statement): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The same statements, each with the plan that PostgreSQL carried out. */
export async function planPage(open: OpenDatabase, shop: Shop, record: Record, machine: Machine): Promise<string> {
  const { totalItems } = (await shop.app.inject({ url: '/api/shop/products/get?limit=1' })).json<ProductList>();
  const sections: string[] = [];
  for (const [title, statements] of await catalogueStatements(shop, record)) {
    const plans: string[] = [];
    for (const statement of statements) plans.push(await planOf(open, statement));
    sections.push(`## ${title}\n\n${plans.join('\n\n')}`);
  }
  return `# Query plans

What PostgreSQL does for the storefront's lists at ${count(totalItems)} products (\`explain (analyze, buffers)\`; Node ${machine.node}, ${machine.system}). Written by \`npm run bench -- catalogue\`, with \`--samples 5\` in a few minutes; \`test/api/platform/query-plans.test.ts\` fails when the shop sends other statements. Filters, counts, orders and words ask nothing of the database (docs/decisions/0014): what remains is one row by its key for each product shown or changed.

${sections.join('\n\n')}
`;
}

async function planOf(open: OpenDatabase, statement: Statement): Promise<string> {
  const { rows } = await open.execute(`explain (analyze, buffers, costs off) ${statement.text}`, statement.values);
  const plan = (rows as { 'QUERY PLAN': string }[]).map(line => line['QUERY PLAN']);
  return `\`\`\`sql\n${shown(statement)}\n\`\`\`\n\n\`\`\`\n${plan.join('\n')}\n\`\`\``;
}
