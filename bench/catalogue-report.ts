import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Timing } from './catalogue-measure.ts';
import type { MeasuredSize } from './catalogue-size.ts';
import type { Machine } from './machine.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** The sizes beside each other, a row for each case. */
export function catalogueTable(sizes: readonly MeasuredSize[]): string {
  const heads = sizes.flatMap(({ products }) => {
    const count = products.toLocaleString('en-IN');
    return [`${count}: p50`, 'p99', 'after a change: p50', 'p99'];
  });
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

/** Writes figures and plans: of a whole run among the project's documents, of a part beside the build. @returns the files, from the root */
export async function writePages(
  sizes: readonly MeasuredSize[],
  plans: string,
  machine: Machine,
  isWhole: boolean,
): Promise<string[]> {
  const day = new Date().toISOString().slice(0, 10);
  const report = isWhole ? `docs/reports/${day}-catalogue.md` : '.cache/results/catalogue.md';
  const planPage = isWhole ? 'docs/query-plans.md' : '.cache/results/query-plans.md';
  await mkdir(join(ROOT, '.cache/results'), { recursive: true });
  await writeFile(join(ROOT, report), page(day, sizes, machine));
  await writeFile(join(ROOT, planPage), plans);
  return [report, planPage];
}

function page(day: string, sizes: readonly MeasuredSize[], machine: Machine): string {
  const read = sizes.map(
    ({ products, readMs, readBytes }) =>
      `${products.toLocaleString('en-IN')} goods: ${Math.round(readMs)} ms and ${(readBytes / 1e6).toFixed(1)} MB`,
  );
  return `# Large catalogues, ${day}

\`npm run bench -- catalogue\`: lists, counts and search through the API in one process, one request at a time, over one connection to PostgreSQL with durable commits, without the public cache; milliseconds. Node ${machine.node}, ${machine.cores} × ${machine.processor}, ${machine.system}; load before the start ${machine.loadBefore.toFixed(1)}.

${catalogueTable(sizes)}

- After a change: just before each request another product's price was changed, so nothing counted before may be used again. The change itself is not in the figures.
- Otherwise what was found and counted for the same address before is shown again; only the rows of the page are read anew.
- Where several values or keywords stand in one row, they were asked for in turn.
- The aim is met when all four 99th percentiles are below it.
- What a process reads into memory at its start, and after a change that names no products: ${read.join('; ')}.
`;
}

function cells({ p50Ms, p99Ms }: Timing): string[] {
  return [p50Ms.toFixed(1), p99Ms.toFixed(1)];
}

function row(texts: readonly string[]): string {
  return `| ${texts.join(' | ')} |`;
}
