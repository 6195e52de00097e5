import { CONNECTIONS } from '#bench/load/load.ts';
import type { BenchOptions } from '#bench/options.ts';
import { count, type Machine, reportFile, today, wordsOfMachine, writeFiles } from '#bench/report.ts';
import type { DatabaseLimit } from './database-limit.ts';
import { ROUNDS } from './measure.ts';
import type { ReportRow } from './report-rows.ts';
import { tableOf } from './report-table.ts';

type TestedMachine = Machine & { readonly postgres: string };

/** What a run has measured; `found` is what is said beneath the table. */
export interface Found {
  readonly rows: readonly ReportRow[];
  readonly limits: readonly DatabaseLimit[];
  readonly found: readonly string[];
}

/** Writes the figures for programs and as a page. */
export function writeReport(found: Found, machine: TestedMachine, options: BenchOptions): Promise<void> {
  const { seconds, products } = options;
  const { rows, limits } = found;
  const settings = { connections: CONNECTIONS, rounds: ROUNDS, seconds, products };
  const json = { at: new Date().toISOString(), machine, ...settings, rows, limits };
  const file = reportFile('bench', options.isWhole);
  return writeFiles({
    [`${file}.json`]: `${JSON.stringify(json, null, 2)}\n`,
    [`${file}.md`]: page(found, machine, options),
  });
}

function page({ rows, found }: Found, machine: TestedMachine, { seconds, products }: BenchOptions): string {
  return `# Bench of ${today()}

\`npm run bench\`: ${count(products)} products on PostgreSQL ${machine.postgres} with durable commits, ${CONNECTIONS} connections, each figure the middle of ${ROUNDS} stretches of ${seconds} s; shop and bare handler take turns. ${Math.round(machine.memoryBytes / 2 ** 30)} GB; ${wordsOfMachine(machine)} Server, database and load share the machine, so the requests per second say less than the CPU.

${tableOf(rows)}

${found.join('\n')}

${NOTES}`;
}

/** How to read the table. */
export const NOTES = `- CPU µs: user and system time of the server's process for one request, or for one whole turn of a shopper; without PostgreSQL's.
- Bare, same statements: Fastify and node-postgres with as many connections, sending the very statements that the shop sends for the same address (recorded from it in the same run), prepared by name, and writing the rows with JSON.stringify. It reads no input, checks nothing, makes no answer of its own.
- Bare, same bytes: Fastify sending the finished page from memory.
- Uncached: the public cache has no room, and nobody is handed what is being made for another. What the shop works out once until the catalogue changes (counts of a filter or of words) is remembered as always. Pages come uncompressed here; cached ones come compressed, as browsers ask for them.
- Cart: add one product, read the cart. Checkout: add an address, add to the cart, place the order; shoppers are signed in beforehand. The shop sends the mails of the orders in the same process, meanwhile and after the stretch, and its CPU is all of it; those of the bare handler's orders are sent by nobody.
- PostgreSQL by itself: the statements of a turn, prepared, sent by its own pgbench with no server before it, and one more that picks whose turn it is. Nothing that asks the same of the same machine can do more.
- Peak MB: the most memory the server's process had, in this case alone.
`;
