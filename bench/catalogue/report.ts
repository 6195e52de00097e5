import type { Times } from '#bench/load/times.ts';
import { count, type Machine, row, today, wordsOfMachine } from '#bench/report.ts';
import type { MeasuredSize } from './size.ts';

/** The sizes beside each other, a row for each case. */
export function catalogueTable(sizes: readonly MeasuredSize[]): string {
  const heads = sizes.flatMap(({ products }) => [`${count(products)}: p50`, 'p99', 'after a change: p50', 'p99']);
  const lines = [row(['Case', ...heads, 'Aim', '']), row(['---', ...heads.map(() => '--:'), '--:', '---'])];
  let part = '';
  for (const [at, each] of (sizes[0]?.cases ?? []).entries()) {
    if (each.part !== part) lines.push(row([`**${each.part}**`, ...heads.map(() => ''), '', '']));
    part = each.part;
    const all = sizes
      .flatMap(({ cases }) => [cases[at]?.quiet, cases[at]?.changed])
      .filter(timing => timing !== undefined);
    const isMet = all.every(timing => timing.p99Ms < each.p99Ms);
    lines.push(row([each.name, ...all.flatMap(cells), `< ${each.p99Ms}`, isMet ? 'met' : 'missed']));
  }
  return lines.join('\n');
}

/** The figures as a page of the documents. */
export function cataloguePage(sizes: readonly MeasuredSize[], machine: Machine): string {
  const read = sizes.map(
    ({ products, readMs, readBytes }) =>
      `${count(products)} goods: ${Math.round(readMs)} ms and ${(readBytes / 1e6).toFixed(1)} MB`,
  );
  return `# Large catalogues, ${today()}

\`npm run bench -- catalogue\`: lists, counts and search through the API in one process, one request at a time, over one connection to PostgreSQL with durable commits, without the public cache; milliseconds. ${wordsOfMachine(machine)}

${catalogueTable(sizes)}

- After a change: just before each request another product's price was changed, so nothing counted before may be used again. The change itself is not in the figures.
- Otherwise what was found and counted for the same address before is shown again; only the rows of the page are read anew.
- Where several values or keywords stand in one row, they were asked for in turn.
- The aim is met when all four 99th percentiles are below it.
- What a process reads into memory at its start, and after a change that names no products: ${read.join('; ')}.
`;
}

function cells({ p50Ms, p99Ms }: Times): string[] {
  return [p50Ms.toFixed(1), p99Ms.toFixed(1)];
}
