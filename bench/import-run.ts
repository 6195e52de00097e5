import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { run, say, step } from '#process/printout.ts';
import { importClient } from './import-client.ts';
import { fileOfGoods } from './import-file.ts';
import { writeImportReport } from './import-report.ts';
import { machineFacts } from './machine.ts';
import { startServer } from './server-process.ts';
import { openStand } from './stand.ts';
import { visitWhile } from './visitors.ts';

const ROWS = 50_000;
const GOODS = 10_000;
const QUIET_MS = 15_000;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));

/** A file of goods is checked and imported while people look round the shop: how fast, in how much memory, and what they notice. */
await run(async () => {
  const { values } = parseArgs({ options: { rows: { type: 'string' } } });
  const rows = Number(values.rows ?? ROWS);
  const machine = machineFacts();
  const stand = await openStand(GOODS);
  try {
    const settings = { databaseUrl: stand.databaseUrl, dataDir: stand.dataDir, isCached: true };
    const server = await step('Open the shop', () => startServer('shop-server.ts', settings));
    try {
      const importer = await importClient(stand.open.db, server.url);
      const slugs = await importer.someSlugs();
      await visitWhile(server.url, slugs, pause(3_000));
      const memoryBefore = (await server.usage()).peakBytes;
      const quiet = await step('Visit it while nothing is imported', () =>
        visitWhile(server.url, slugs, pause(QUIET_MS)),
      );
      const id = await step('Send the file', () => importer.send(fileOfGoods(rows)));
      const checking = await step(`Check ${rows.toLocaleString('en-IN')} rows`, () =>
        visitWhile(server.url, slugs, importer.until(id, 'checked')),
      );
      const importing = await step('Import them', async () => {
        await importer.begin(id);
        return visitWhile(server.url, slugs, importer.until(id, 'done'));
      });
      const { peakBytes } = await server.usage();
      const figures = { rows, goods: GOODS, quiet, checking, importing, memoryBefore, peakBytes };
      const { file, text } = await writeImportReport(figures, { ...machine, postgres: stand.postgresVersion });
      say(`\n${text}\nWritten to ${file}.`);
    } finally {
      await server.stop();
    }
  } finally {
    await stand.close();
  }
});
