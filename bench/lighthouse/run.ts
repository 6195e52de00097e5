import { machineFacts, reportFile, runBench, today, writeFiles } from '#bench/report.ts';
import { printLine, step } from '#process/printout.ts';
import { pathIn } from '#shared/language/addresses.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { startDemoShop } from '#test/fixtures/demo-shop.ts';
import { type Browser, measuringBrowser } from './browser.ts';
import { type Visit, visitPage } from './measure-page.ts';
import { missedAims, type PageVisits, visitsTable } from './visits.ts';

const ROUNDS = process.argv.includes('--quick') ? 1 : 3;

interface Page {
  readonly title: string;
  readonly path: string;
}

await runBench(async () => {
  const machine = machineFacts();
  const browser = measuringBrowser();
  const shop = await startDemoShop();
  try {
    const pages = await pagesOf(shop.url);
    const visits = new Map<Page, Visit[]>(pages.map(page => [page, []]));
    // The first visit draws the pictures, as only the first visitor of a new shop would wait for.
    for (const { title, path } of pages)
      await step(`Warm up: ${title}`, () => visitPage(`${shop.url}${path}`, browser.path));
    for (let round = 1; round <= ROUNDS; round++)
      for (const page of pages)
        await step(`Round ${round}: ${page.title}`, async () =>
          visits.get(page)?.push(await visitPage(`${shop.url}${page.path}`, browser.path)),
        );
    const measured = [...visits].map(([{ title }, of]): PageVisits => ({ title, visits: of }));
    const table = visitsTable(measured);
    printLine(`\n${table}\n`);
    const missed = missedAims(measured);
    printLine(missed === 0 ? 'Every figure meets its aim.' : `${missed} of the figures miss their aim (✖).`);
    const at = new Date().toISOString();
    const json = { at, machine, browser: browser.name, rounds: ROUNDS, pages: measured };
    const file = reportFile('lighthouse', true);
    await writeFiles({
      [`${file}.md`]: page(table, machine.loadBefore, browser),
      [`${file}.json`]: `${JSON.stringify(json, null, 2)}\n`,
    });
  } finally {
    await shop.stop();
  }
});

/** The four pages that decide a visit, in every language of the shop; the product is the first of the front page. */
async function pagesOf(url: string): Promise<Page[]> {
  const home = (await (await fetch(`${url}/api/shop/products/get?section=featured&sortBy=newest&limit=1`)).json()) as {
    data: { slug: string }[];
  };
  const pages: Page[] = [
    { title: 'Home', path: '/' },
    { title: 'Listing', path: '/shop/listing' },
    { title: 'Product', path: `/product/${home.data[0]?.slug}` },
    { title: 'Search', path: '/shop/search?keyword=galaxy' },
  ];
  return LANGUAGES.flatMap(({ code, tag }) =>
    pages.map(({ title, path }) => ({ title: `${title}, ${tag}`, path: pathIn(code, path) })),
  );
}

function page(table: string, load: number, browser: Browser): string {
  const window = browser.hasWindow
    ? ', which draws a window of its own beside the page'
    : ', without a window of its own';
  return `# Lighthouse of ${today()}

\`npm run lighthouse\`: the built shop with its demo goods, visited by Lighthouse 13 in ${browser.name}${window}, as a mid-range phone on slow 4G (its own defaults: 150 ms, 1.6 Mbit/s, processor slowed four times), without TLS. Each figure is ${ROUNDS === 1 ? 'of one visit' : `the middle of ${ROUNDS} visits`} after one that drew the pictures; load of the machine before the start ${load.toFixed(1)}.

${table}

Scripts and pictures as sent, compressed. Shop and browser share the machine, and TBT goes by the clock: whatever the machine does beside the page counts four times. "own TBT" is the same sum by the time that the page's own thread had the processor, and "own performance" the score with it in place of the clock's.
`;
}
