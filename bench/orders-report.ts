import type { Machine } from './machine.ts';
import type { MeasuredOrders } from './orders-measure.ts';

type Size = { readonly orders: number; readonly products: number; readonly samples: number };

/** The figures as a page of the documents. */
export function ordersPage(
  { cases, exported, movedMs }: MeasuredOrders,
  { orders, products, samples }: Size,
  machine: Machine,
): string {
  const count = (value: number) => value.toLocaleString('en-IN');
  const rows = cases.map(({ who, name, quiet, changed, p99Ms }) => {
    const figures = [quiet.p50Ms, quiet.p99Ms, changed.p50Ms, changed.p99Ms].map(value => value.toFixed(1));
    const isMet = Math.max(quiet.p99Ms, changed.p99Ms) < p99Ms;
    return `| ${[who, name, ...figures, `< ${p99Ms}`, isMet ? 'met' : 'missed'].join(' | ')} |`;
  });
  return `# The order desk, ${new Date().toISOString().slice(0, 10)}

\`npm run bench -- orders\`: ${count(orders)} orders of a year with ${count(products)} products of 200 sellers, asked for through the API in one process, one request at a time, over one connection to PostgreSQL; milliseconds, ${count(samples)} samples each. Node ${machine.node}, ${machine.cores} × ${machine.processor}, ${machine.system}; load before the start ${machine.loadBefore.toFixed(1)}.

| Who | What | p50 | p99 | after a move: p50 | p99 | Aim | |
| --- | --- | --: | --: | --: | --: | --: | --- |
${rows.join('\n')}

- After a move: just before each request an order was said to have moved, so the counts by status are worked out anew. Otherwise they are those of before.
- All orders as a CSV file: ${(exported.ms / 1000).toFixed(1)} s, ${(exported.bytes / 1e6).toFixed(1)} MB.
- 200 orders moved by one call: ${(movedMs / 1000).toFixed(2)} s.
`;
}
