import type { OpenDatabase } from '#platform/db/database.ts';
import { cacheTag } from '#platform/http/cache/cache-tags.ts';
import type { ProductList } from '#products/catalog/contract.ts';
import { liveProducts } from '#products/catalog/server/index/live-products.ts';
import type { Shop } from '#src/shop.ts';
import type { Machine } from './machine.ts';
import type { Record, Statement } from './record-statements.ts';

/** The statements behind lists, search, front page and product page, each with the plan PostgreSQL carried out. */
export async function planPage(open: OpenDatabase, shop: Shop, record: Record, machine: Machine): Promise<string> {
  const first = await shop.app.inject({ url: '/api/shop/products/get?limit=1' });
  const [product] = first.json<ProductList>().data as unknown as { _id: Parameters<typeof cacheTag.product>[0] }[];
  const change = (...tags: string[]) => shop.context.tx(async tx => tx.changed(...tags));
  const id = product?._id ?? ('' as never);
  const parts: [title: string, work: () => Promise<unknown>][] = [
    [
      'A page of a list or a search, right after a product has changed',
      () => shop.app.inject({ url: '/api/shop/search/phone' }),
    ],
    ['The front page', () => shop.app.inject({ url: '/api/shop/products/home' })],
    ['A product’s page', () => shop.app.inject({ url: `/api/shop/products/get/${id}` })],
    ['All goods into memory: the first and the second piece', () => liveProducts(shop.context)],
  ];
  const sections: string[] = [];
  for (const [at, [title, work]] of parts.entries()) {
    await (at === parts.length - 1 ? change(cacheTag.catalog) : change(cacheTag.catalog, cacheTag.product(id)));
    const { statements } = await record(work);
    const plans: string[] = [];
    for (const statement of at === parts.length - 1 ? statements.slice(0, 2) : statements)
      plans.push(await planOf(open, statement));
    sections.push(`## ${title}\n\n${plans.join('\n\n')}`);
  }
  const count = first.json<ProductList>().totalItems.toLocaleString('en-IN');
  return `# Query plans

What PostgreSQL does for the storefront's lists at ${count} goods, written by \`npm run bench -- catalogue\` (\`explain (analyze, buffers)\`; Node ${machine.node}, ${machine.system}). Filters, counts, orders and words ask nothing of the database (docs/decisions/0014): what remains is one row by its key for each product shown or changed.

${sections.join('\n\n')}
`;
}

async function planOf(open: OpenDatabase, { text, values }: Statement): Promise<string> {
  const { rows } = await open.execute(`explain (analyze, buffers, costs off) ${text}`, values);
  const plan = (rows as { 'QUERY PLAN': string }[]).map(line => line['QUERY PLAN']);
  return `\`\`\`sql\n${text.replace(/\s+/g, ' ').trim()}\n\`\`\`\n\n\`\`\`\n${plan.join('\n')}\n\`\`\``;
}
