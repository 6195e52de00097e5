import { CONNECTIONS } from '#bench/load/load.ts';
import type { BenchOptions } from '#bench/options.ts';
import { count, type Machine, reportFile, today, wordsOfMachine, writeFiles } from '#bench/report.ts';
import type { TailRow } from '#bench/tail/measure-tail.ts';
import { TAIL_NOTES, tailTable } from '#bench/tail/tail-table.ts';
import { type DatabaseLimit, wordsOfLimit } from './database-limit.ts';
import { ROUNDS } from './measure.ts';
import type { ReportRow } from './report-rows.ts';
import { tableOf } from './report-table.ts';

type TestedMachine = Machine & { readonly postgres: string };

/** What a run has measured. */
export interface Found {
  readonly rows: readonly ReportRow[];
  readonly tail: readonly TailRow[];
  readonly limits: readonly DatabaseLimit[];
}

/** Writes the figures for programs and as a page. */
export function writeReport(found: Found, machine: TestedMachine, options: BenchOptions): Promise<void> {
  const { seconds, products } = options;
  const settings = { connections: CONNECTIONS, rounds: ROUNDS, seconds, products };
  const json = { at: new Date().toISOString(), machine, ...settings, ...found };
  const file = reportFile('bench', options.isWhole);
  return writeFiles({
    [`${file}.json`]: `${JSON.stringify(json, null, 2)}\n`,
    [`${file}.md`]: page(found, machine, options),
  });
}

function page(found: Found, machine: TestedMachine, { seconds, products }: BenchOptions): string {
  return `# Bench of ${today()}

\`npm run bench\`: ${count(products)} products on PostgreSQL ${machine.postgres} with durable commits, ${CONNECTIONS} connections, each figure the middle of ${ROUNDS} stretches of ${seconds} s; shop and bare handler take turns. ${Math.round(machine.memoryBytes / 2 ** 30)} GB; ${wordsOfMachine(machine)} Server, database and load share the machine, so the requests per second say less than the CPU.

${wordsOfAll(found)}`;
}

/** The tables, each with how to read it. */
export function wordsOfAll({ rows, tail, limits }: Found): string {
  const parts: string[] = [];
  if (rows.length > 0) parts.push(tableOf(rows), limits.map(limit => wordsOfLimit(limit, rows)).join('\n'), NOTES);
  if (tail.length > 0) parts.push('## The long tail', tailTable(tail), TAIL_NOTES);
  return `${parts.filter(part => part !== '').join('\n\n')}\n`;
}

/** How to read the table. */
const NOTES = `- CPU µs: user and system time of the server's process for one request, or for one whole turn of a shopper; without PostgreSQL's.
- Bare, same statements: Fastify and node-postgres with as many connections, sending the very statements that the shop sends for the same address (recorded from it in the same run), prepared by name, and writing the rows with JSON.stringify. It reads no input, checks nothing, makes no answer of its own.
- Bare, same bytes: Fastify sending the finished page from memory.
- Uncached: the public cache has no room, and nobody is handed what is being made for another. What the shop works out once until the catalogue changes (counts of a filter or of words) is remembered as always. Pages come uncompressed here; cached ones come compressed, as browsers ask for them.
- Cart: add one product, read the cart. Checkout: add an address, add to the cart, place the order; shoppers are signed in beforehand. The shop sends the mails of the orders in the same process, meanwhile and after the stretch, and its CPU is all of it; those of the bare handler's orders are sent by nobody.
- PostgreSQL by itself: the statements of a turn, prepared, sent by its own pgbench with no server before it, and one more that picks whose turn it is. Nothing that asks the same of the same machine can do more.
- Rest MB and Peak MB: the memory of the server's process when each address had been asked for once, before any load, and the most it had; a new process for each case.`;
