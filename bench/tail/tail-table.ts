import { type Column, count, megabytes, table, tenth } from '#bench/report.ts';
import type { TailRow } from './measure-tail.ts';

const COLUMNS: readonly Column<TailRow>[] = [
  { head: 'Case', of: each => each.title, isText: true },
  { head: 'Part', of: each => each.part, isText: true },
  { head: 'Counted', of: each => each.kind, isText: true },
  { head: 'answers', of: each => count(each.done) },
  { head: 'per s', of: each => count(each.perSecond) },
  { head: 'p50 ms', of: each => tenth(each.p50Ms) },
  { head: 'p99 ms', of: each => tenth(each.p99Ms) },
  { head: 'CPU µs', of: each => count(each.cpuMicrosEach) },
  { head: 'other page p99 ms, alone', of: each => tenth(each.otherAloneMs) },
  { head: 'beside this', of: each => tenth(each.otherBesideMs) },
  { head: 'Rest MB', of: each => megabytes(each.restBytes) },
  { head: 'Peak MB', of: each => megabytes(each.peakBytes) },
  { head: 'Aim', of: each => (each.aim === null ? '' : `≥ ${count(each.aim)}/s`), isText: true },
  { head: '', of: each => (each.aim === null ? '' : each.perSecond >= each.aim ? 'met' : 'missed'), isText: true },
];

export function tailTable(rows: readonly TailRow[]): string {
  return table(COLUMNS, rows);
}

/** How to read the table. */
export const TAIL_NOTES = `- One stretch each, on a server that has made none of these pages before; its public cache is as large as a shop's without settings. Pages are asked for compressed, as browsers do, over 32 connections unless said otherwise.
- Product pages in turn: each of 10,000 products once, then each once again. Those of the first time are made anew; those of the second come from the cache as far as it holds them. A walk ends after 60 times the length of a stretch, wherever it has come to: see the number of answers.
- A robot walks the sitemap: all addresses that it names, in their order, four at once.
- One price change a second: product lists of the API, 64 product pages and the home page in turn; each second another of these products has its price changed through the API. The stretch is ten times as long as others.
- Flash sale: of a hundred visitors 95 look at one product (page and call of the API in turn), three at listings, two order it (address, cart, order: three answers each, counted as placing; who is told that the price has changed meanwhile does not order). Each order changes its stock, and each second its price is changed. The mails of the orders count.
- CPU µs: of the server's process for one answer of the stretch, whatever it was, changes of prices and mails included; without PostgreSQL's.
- Other page: the 99th percentile of a text page that is kept and has nothing to do with the case, for somebody who opens it every 23 ms, with nothing else going on and beside the stretch. Nobody should wait for the page of another.
- Rest MB and Peak MB: the memory of the server's process three seconds after the stretch, and the most until then.`;
