import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  count,
  type Machine,
  machineFacts,
  reportFile,
  row,
  runBench,
  today,
  wordsOfMachine,
  writeFiles,
} from '#bench/report.ts';
import { startServer } from '#bench/stand/server-process.ts';
import { openStand } from '#bench/stand/stand.ts';
import { printLine, step } from '#process/printout.ts';
import { importClient } from './client.ts';
import { fileOfGoods } from './file.ts';
import { type Visit, visitWhile } from './visitors.ts';

const ROWS = 50_000;
const GOODS = 10_000;
const QUIET_MS = 15_000;

/** A product file is checked and imported while visitors browse: how fast, in how much memory, and what visitors notice. */
await runBench(async () => {
  const { values } = parseArgs({ options: { rows: { type: 'string' } } });
  const rows = Number(values.rows ?? ROWS);
  const machine = machineFacts();
  const stand = await openStand(GOODS);
  try {
    const settings = { databaseUrl: stand.databaseUrl, dataDir: stand.dataDir, isCached: true };
    const server = await step('Open the shop', () => startServer('bench/stand/shop-server.ts', settings));
    try {
      const importer = await importClient(stand.open.db, server.url);
      const slugs = await importer.someSlugs();
      await visitWhile(server.url, slugs, pause(3_000));
      const memoryBefore = (await server.usage()).peakBytes;
      const quiet = await step('Visit it while nothing is imported', () =>
        visitWhile(server.url, slugs, pause(QUIET_MS)),
      );
      const id = await step('Send the file', () => importer.send(fileOfGoods(rows)));
      const checking = await step(`Check ${count(rows)} rows`, () =>
        visitWhile(server.url, slugs, importer.until(id, 'checked')),
      );
      const importing = await step('Import them', async () => {
        await importer.begin(id);
        return visitWhile(server.url, slugs, importer.until(id, 'done'));
      });
      const { peakBytes } = await server.usage();
      const figures = { rows, quiet, checking, importing, memoryBefore, peakBytes };
      const page = importPage(figures, { ...machine, postgres: stand.postgresVersion });
      printLine(`\n${page}`);
      await writeFiles({ [`${reportFile('import', rows === ROWS)}.md`]: page });
    } finally {
      await server.stop();
    }
  } finally {
    await stand.close();
  }
});

interface ImportFigures {
  readonly rows: number;
  readonly quiet: Visit;
  readonly checking: Visit;
  readonly importing: Visit;
  readonly memoryBefore: number;
  readonly peakBytes: number;
}

function importPage(figures: ImportFigures, machine: Machine & { readonly postgres: string }): string {
  const { rows, quiet, checking, importing, memoryBefore, peakBytes } = figures;
  const pace = ({ tookMs }: Visit) => count((rows * 1000) / tookMs);
  const line = (name: string, visit: Visit, speed: string) =>
    row([
      name,
      speed,
      (visit.tookMs / 1000).toFixed(1),
      count(visit.answers),
      visit.p50Ms.toFixed(1),
      visit.p99Ms.toFixed(1),
    ]);
  const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;
  return `# A file of ${count(rows)} rows, ${today()}

\`npm run bench -- import\`: a seller sends a CSV of ${count(rows)} new products to a shop of ${count(GOODS)}; it is checked and imported by the server that serves the pages, while eight visitors look round it without end (home, lists, search, products; 80 ms between two pages of one). PostgreSQL ${machine.postgres} with durable commits on the same machine, ${wordsOfMachine(machine)}

| Meanwhile | rows/s | s | pages | p50 ms | p99 ms |
| --- | --: | --: | --: | --: | --: |
${line('Nothing is imported', quiet, '–')}
${line('The file is checked', checking, pace(checking))}
${line('It is imported', importing, pace(importing))}

The server's memory had a peak of ${megabytes(memoryBefore)} before the file came and of ${megabytes(peakBytes)} in the end, ${count(rows)} more products in its index included. By design it rests as long as it works (decision 32): without rests the import would be about twice as fast, and the pages slower.
`;
}
