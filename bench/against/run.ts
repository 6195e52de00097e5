import { readAgainst } from '#bench/options.ts';
import { machineFacts, reportFile, runBench, writeFiles } from '#bench/report.ts';
import { ROOT } from '#bench/stand/server-process.ts';
import { sitemapPaths } from '#bench/tail/sitemap.ts';
import { printLine, step } from '#process/printout.ts';
import type { Judged } from './judge.ts';
import { compare, type Extent, type Sides } from './measure.ts';
import { checkOut } from './other-commit.ts';
import { againstPage } from './report.ts';
import { comparedRows } from './rows.ts';
import { openSide, type Side } from './side.ts';

/** Enough that a cache which is too small shows, and few enough that a row takes a minute. */
const PAGES = 1_000;

/** Another commit and this tree, row by row in turns. Exit code 1 when a row has become worse. */
await runBench(async () => {
  const { against, only, products, extent } = readAgainst(process.argv.slice(2));
  const machine = machineFacts();
  const commit = await step('Have the other commit ready', tell => checkOut(against, tell));
  const other = await openSide(commit.root, products, PAGES);
  try {
    const own = await openSide(ROOT, products, PAGES);
    try {
      const found = await compareAll(only, await withSitemap({ other, own }, only), extent);
      const page = againstPage(found, { commit: commit.name, products, extent }, machine);
      printLine(`\n${page}`);
      await writeFiles({ [`${reportFile('against', false)}.md`]: page });
      if ([...found.values()].some(({ finding }) => finding === 'worse')) process.exitCode = 1;
    } finally {
      await own.close();
    }
  } finally {
    await other.close();
  }
});

async function compareAll(only: readonly string[], sides: Sides, extent: Extent): Promise<Map<string, Judged>> {
  const found = new Map<string, Judged>();
  for (const row of comparedRows(only)) {
    const kept = row.isCached ? '' : ', uncached';
    try {
      const judged = await step(`Compare: ${row.name}${kept}`, tell => compare(row, sides, extent, tell));
      for (const [title, each] of judged) found.set(title, each);
    } catch (error) {
      // The rows measured before it are worth a report.
      printLine(`${row.name}${kept} could not be compared: ${error instanceof Error ? error.message : error}`);
      process.exitCode = 1;
    }
  }
  return found;
}

/** The addresses of this tree for both, because earlier servers of the bench had no sitemap. */
async function withSitemap({ other, own }: Sides, only: readonly string[]): Promise<Sides> {
  if (!only.includes('robot')) return { other, own };
  const server = await own.start(true);
  const sitemap = (await sitemapPaths(server.url)).slice(0, PAGES);
  await server.stop();
  const walked = (side: Side): Side => ({ ...side, world: { ...side.world, sitemap } });
  return { other: walked(other), own: walked(own) };
}
