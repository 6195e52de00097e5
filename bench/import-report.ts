import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Machine } from './machine.ts';
import type { Visit } from './visitors.ts';

const ROOT = resolve(import.meta.dirname, '..');
const WHOLE = 50_000;

export interface ImportFigures {
  readonly rows: number;
  readonly goods: number;
  readonly quiet: Visit;
  readonly checking: Visit;
  readonly importing: Visit;
  readonly memoryBefore: number;
  readonly peakBytes: number;
}

/** Writes the figures: of a whole run among the project's documents, of a part beside the build. */
export async function writeImportReport(
  figures: ImportFigures,
  machine: Machine & { readonly postgres: string },
): Promise<{ file: string; text: string }> {
  const day = new Date().toISOString().slice(0, 10);
  const isWhole = figures.rows === WHOLE;
  const file = isWhole ? `docs/reports/${day}-import.md` : '.cache/results/import.md';
  const text = page(day, figures, machine);
  await mkdir(join(ROOT, '.cache/results'), { recursive: true });
  await writeFile(join(ROOT, file), text);
  return { file, text };
}

function page(day: string, figures: ImportFigures, machine: Machine & { readonly postgres: string }): string {
  const { rows, goods, quiet, checking, importing, memoryBefore, peakBytes } = figures;
  const count = (number: number) => number.toLocaleString('en-IN');
  const pace = ({ tookMs }: Visit) => count(Math.round((rows * 1000) / tookMs));
  const line = (name: string, visit: Visit, speed: string) =>
    `| ${name} | ${speed} | ${(visit.tookMs / 1000).toFixed(1)} | ${count(visit.answers)} | ${visit.p50Ms.toFixed(1)} | ${visit.p99Ms.toFixed(1)} |`;
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
  return `# A file of ${count(rows)} rows, ${day}

\`npm run bench -- import\`: a seller sends a CSV of ${count(rows)} new products to a shop of ${count(goods)}; it is checked and imported by the server that serves the pages, while eight visitors look round it without end (home, lists, search, products; 80 ms between two pages of one). Node ${machine.node}, PostgreSQL ${machine.postgres} with durable commits on the same machine, ${machine.cores} × ${machine.processor}, ${machine.system}; load before the start ${machine.loadBefore.toFixed(1)}.

| Meanwhile | rows/s | s | pages | p50 ms | p99 ms |
| --- | --: | --: | --: | --: | --: |
${line('Nothing is imported', quiet, '–')}
${line('The file is checked', checking, pace(checking))}
${line('It is imported', importing, pace(importing))}

The server's memory had a peak of ${megabytes(memoryBefore)} before the file came and of ${megabytes(peakBytes)} in the end, ${count(rows)} more products in its index included. By design it rests as long as it works (decision 32): without rests the import would be about twice as fast, and the pages slower.
`;
}
