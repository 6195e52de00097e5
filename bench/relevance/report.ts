import type { Judged } from './judge.ts';
import { type Figures, figuresOf } from './measures.ts';

/** The figures by kind of query, as a report in Markdown. */
export function relevanceReport(judged: readonly Judged[], products: number, date: string): string {
  const figures = (some: readonly Judged[]) => figuresOf(some.map(({ quality }) => quality));
  const heldBack = judged.filter(({ query }) => query.isHeldBack);
  const open = judged.filter(({ query }) => !query.isHeldBack);
  const rows = [
    ...[...Map.groupBy(judged, ({ query }) => query.about)].map(([about, some]) => rowOf(about, figures(some))),
    rowOf('**Looked at while the search was changed**', figures(open)),
    rowOf('**Held back**', figures(heldBack)),
    rowOf('**All**', figures(judged)),
  ];
  const missed = open.filter(({ quality }) => quality.isMiss).map(({ query }) => `“${query.query}”`);
  return `# Relevance of search, ${date}

\`npm run relevance\`: ${judged.length} judged queries over ${products} made-up products of real families (\`bench/relevance\`). What answers a query is decided by facts of the products, not by what the search finds. Every third query is held back: it is not looked at while the search is changed.

| Queries about | Queries | nDCG@10 | Precision@5 | Misses |
| --- | --: | --: | --: | --: |
${rows.join('\n')}

- nDCG@10: 1 if no other order of the first ten would be better. Precision@5: the share of wanted products among the first five. A miss: something wanted is sold, and none of it is among the first ten.
- Missed, besides those held back: ${missed.length > 0 ? missed.join(', ') : 'nothing'}.
`;
}

function rowOf(about: string, { queries, ndcg, precision, misses }: Figures): string {
  return `| ${about} | ${queries} | ${ndcg.toFixed(3)} | ${precision.toFixed(3)} | ${misses} |`;
}
