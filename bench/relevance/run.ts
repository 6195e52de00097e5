import { writeFile } from 'node:fs/promises';
import { judge } from './judge.ts';
import { openJudgedShop } from './judged-shop.ts';
import { judgedQueries } from './judgements.ts';
import { relevanceReport } from './report.ts';

/** Queries that are answered worse than this are shown with what they found, unless they are held back. */
const POOR = 0.8;

const shop = await openJudgedShop();
const judged = await Promise.all(judgedQueries().map(query => judge(shop, query)));
const date = new Date().toISOString().slice(0, 10);
const report = relevanceReport(judged, shop.products.length, date);
console.log(report);
if (process.argv.includes('--poor'))
  for (const { query, quality, titles } of judged.filter(({ query }) => !query.isHeldBack))
    if (quality.ndcg < POOR) console.log(`${query.query} (${quality.ndcg.toFixed(2)})\n  ${titles.join('\n  ')}`);
await writeFile(new URL(`../../docs/reports/${date}-relevance.md`, import.meta.url), report);
