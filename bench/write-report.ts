import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { DatabaseLimit } from './database-limit.ts';
import { CONNECTIONS } from './load.ts';
import type { Machine } from './machine.ts';
import { ROUNDS } from './measure.ts';
import type { BenchOptions } from './options.ts';
import type { ReportRow } from './report-rows.ts';
import { tableOf } from './report-table.ts';

export type TestedMachine = Machine & { readonly postgres: string };

/** What a run has measured; `found` is what is said beneath the table. */
export interface Found {
  readonly rows: readonly ReportRow[];
  readonly limits: readonly DatabaseLimit[];
  readonly found: readonly string[];
}

const ROOT = resolve(import.meta.dirname, '..');

/** Writes figures and table; a whole run among the project's reports, a part beside the build. @returns the files, from the root */
export async function writeReport(found: Found, machine: TestedMachine, options: BenchOptions): Promise<string[]> {
  const at = new Date().toISOString();
  const folder = options.isWhole ? 'docs/reports' : '.cache/results';
  const name = options.isWhole ? `${at.slice(0, 10)}-bench` : 'bench';
  const { seconds, products } = options;
  const json = {
    at,
    machine,
    connections: CONNECTIONS,
    rounds: ROUNDS,
    seconds,
    products,
    rows: found.rows,
    limits: found.limits,
  };
  await mkdir(join(ROOT, folder), { recursive: true });
  await writeFile(join(ROOT, folder, `${name}.json`), `${JSON.stringify(json, null, 2)}\n`);
  await writeFile(join(ROOT, folder, `${name}.md`), page(at, found, machine, options));
  return [`${folder}/${name}.json`, `${folder}/${name}.md`];
}

function page(at: string, { rows, found }: Found, machine: TestedMachine, { seconds, products }: BenchOptions): string {
  return `# Bench of ${at.slice(0, 10)}

\`npm run bench\`: ${products.toLocaleString('en-IN')} products on PostgreSQL ${machine.postgres} with durable commits, ${CONNECTIONS} connections, each figure the middle of ${ROUNDS} stretches of ${seconds} s; shop and bare handler take turns. Node ${machine.node}, ${machine.cores} × ${machine.processor}, ${Math.round(machine.memoryBytes / 2 ** 30)} GB, ${machine.system}; load before the start ${machine.loadBefore.toFixed(1)}. Server, database and load share the machine, so the requests per second say less than the CPU.

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
