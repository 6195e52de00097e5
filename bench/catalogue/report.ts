import type { Times } from '#bench/load/times.ts';
import { count, type Machine, megabytes, row, tenth, today, wordsOfMachine } from '#bench/report.ts';
import { PARTS } from './cases.ts';
import { AT_ONCE } from './client.ts';
import { WAYS, type Way } from './measure.ts';
import { ADAPTERS, type Adapter, type MeasuredAdapter, type MeasuredSize } from './size.ts';

const NAMES: Readonly<Record<Adapter, string>> = { memory: 'Index in memory', opensearch: 'OpenSearch' };

const WAY_NAMES: Readonly<Record<Way, string>> = {
  alone: 'one at a time',
  'alone, changed': 'one, after a change',
  crowd: `${AT_ONCE} at once`,
  'crowd, changed': `${AT_ONCE}, after a change`,
};

/** What a large shop with OpenSearch should reach. */
const AIMS = { p99Ms: 150, growth: 2, freshMs: 1_000, readyMs: 5_000, bytes: 400_000_000 };

/** The figures as a page of the documents. */
export function cataloguePage(sizes: readonly MeasuredSize[], machine: Machine): string {
  const adapters = ADAPTERS.filter(adapter => sizes.some(size => foundIn(size, adapter)));
  const loads = sizes.map(({ load }) => tenth(load)).join(', ');
  return `# Large catalogues, ${today()}

\`npm run bench -- catalogue\`: products with 200 attributes (each has those of its category, 11 to 28), asked for over HTTP at a server process of its own without public cache, one request at a time and ${AT_ONCE} at once; PostgreSQL with durable commits and the engine run on the same machine. Milliseconds; each figure is the middle one of three rounds. ${wordsOfMachine(machine)} Load before each size: ${loads}.
${adapters.includes('opensearch') ? `\n## Aims with OpenSearch\n\n${aimTable(sizes)}\n` : ''}${adapters.map(adapter => `\n## ${NAMES[adapter]}\n\n${partTable(sizes, adapter)}\n`).join('')}
- After a change: a product's price was changed by its editor just before the request, so nothing counted before may be used again. The change itself is not in the figures. With ${AT_ONCE} at once, one change comes before ${AT_ONCE} different requests.
- Otherwise what was found and counted for the same address before is shown again; only the rows of the page are read anew.
${limitedNote(sizes)}
## The process, the index, and changes

${processTable(sizes, adapters)}

${sizes.flatMap(({ products, grown }) => (grown ? [`- ${count(grown.products)} products were put on sale in ${count(grown.seconds)} s, up to ${count(products)}.`] : [])).join('\n')}

## Everything else that looks at all products

Milliseconds.

${choreTable(sizes)}

## Each case, one at a time, right after a change

${caseTable(sizes, adapters)}
`;
}

function foundIn({ found }: MeasuredSize, adapter: Adapter): MeasuredAdapter | undefined {
  return found.find(each => each.adapter === adapter);
}

function head(cells: readonly string[]): string {
  return `${row(cells)}\n${row(cells.map((_, at) => (at === 0 ? '---' : '--:')))}`;
}

function both({ p50Ms, p99Ms }: Times): string {
  return `${tenth(p50Ms)} / ${tenth(p99Ms)}`;
}

function partTable(sizes: readonly MeasuredSize[], adapter: Adapter): string {
  const own = sizes.filter(size => foundIn(size, adapter));
  const lines = PARTS.flatMap(part =>
    WAYS.map(way =>
      row([
        `${part}, ${WAY_NAMES[way]}`,
        ...own.map(size => both(foundIn(size, adapter)?.answers.parts[part][way] as Times)),
      ]),
    ),
  );
  return [head(['p50 / p99', ...own.map(({ products }) => count(products))]), ...lines].join('\n');
}

function aimTable(sizes: readonly MeasuredSize[]): string {
  const own = sizes.flatMap(size => foundIn(size, 'opensearch') ?? []);
  const [least, most] = [own[0] as MeasuredAdapter, own.at(-1) as MeasuredAdapter];
  const lines: string[] = [];
  const line = (what: string, values: readonly string[], aim: string, isMet: boolean) =>
    lines.push(row([what, ...values, aim, isMet ? 'met' : 'not met']));
  for (const part of PARTS) {
    const times = own.map(({ answers }) => answers.parts[part]['alone, changed']);
    const growth = most.answers.parts[part]['alone, changed'].p50Ms / least.answers.parts[part]['alone, changed'].p50Ms;
    const values = times.map(({ p50Ms }) => tenth(p50Ms));
    line(`${part}: p50 after a change`, values, `≤ ${AIMS.growth} × the smallest`, growth <= AIMS.growth);
    line(
      `${part}: p99 after a change`,
      times.map(({ p99Ms }) => tenth(p99Ms)),
      `< ${AIMS.p99Ms}`,
      times.every(({ p99Ms }) => p99Ms < AIMS.p99Ms),
    );
  }
  const bounded = (what: string, of: (each: MeasuredAdapter) => number, most: number, text = tenth) =>
    line(
      what,
      own.map(each => text(of(each))),
      `< ${text(most)}`,
      own.every(each => of(each) <= most),
    );
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const bytes = (value: number) => `${megabytes(value)} MB`;
  bounded('A changed price is seen: middle', each => each.fresh.middleMs, AIMS.freshMs, seconds);
  bounded('A changed price is seen: longest of 20', each => each.fresh.longestMs, AIMS.freshMs, seconds);
  bounded('A server process is ready', each => each.start.readyMs, AIMS.readyMs, seconds);
  bounded('Its memory when it is ready', each => each.start.bytes, AIMS.bytes, bytes);
  bounded('Its peak while it was measured', each => each.peakBytes, AIMS.bytes, bytes);
  const compared = sizes.filter(({ same }) => same);
  if (compared.length === own.length) {
    const values = compared.map(
      ({ same }) => `${(same?.asked ?? 0) - (same?.differing.length ?? 0)} of ${same?.asked}`,
    );
    const isMet = compared.every(({ same }) => same?.differing.length === 0);
    line('Answers, counts and all, as those of the index in memory', values, 'all', isMet);
  }
  const products = sizes.filter(size => foundIn(size, 'opensearch')).map(size => count(size.products));
  return [head(['', ...products, 'aim', '']), ...lines].join('\n');
}

function processTable(sizes: readonly MeasuredSize[], adapters: readonly Adapter[]): string {
  const lines = sizes.flatMap(size =>
    adapters.flatMap(adapter => {
      const found = foundIn(size, adapter);
      if (!found) return [];
      const { start, peakBytes, fresh, index } = found;
      return row([
        `${count(size.products)}, ${NAMES[adapter]}`,
        (start.readyMs / 1000).toFixed(1),
        megabytes(start.bytes),
        megabytes(peakBytes),
        index?.seconds ? count(index.seconds) : '–',
        index ? megabytes(index.bytes) : '–',
        (fresh.middleMs / 1000).toFixed(2),
        (fresh.longestMs / 1000).toFixed(2),
      ]);
    }),
  );
  const heads = ['ready s', 'MB then', 'MB at most', 'new index s', 'index MB', 'change seen s', 'longest'];
  return [head(['', ...heads]), ...lines].join('\n');
}

function choreTable(sizes: readonly MeasuredSize[]): string {
  const names = [...new Set(sizes.flatMap(({ chores }) => chores.map(({ name }) => name)))];
  const lines = names.map(name =>
    row([
      name,
      ...sizes.map(({ chores }) => {
        const chore = chores.find(each => each.name === name);
        if (!chore) return '–';
        // JSON has no NaN.
        if (!Number.isFinite(chore.ms)) return 'refused';
        return `${count(chore.ms)}${chore.note ? ` (${chore.note})` : ''}`;
      }),
    ]),
  );
  return [head(['', ...sizes.map(({ products }) => count(products))]), ...lines].join('\n');
}

function caseTable(sizes: readonly MeasuredSize[], adapters: readonly Adapter[]): string {
  const columns = adapters.flatMap(adapter =>
    sizes.flatMap(size => {
      const found = foundIn(size, adapter);
      return found ? [{ title: `${NAMES[adapter]}, ${count(size.products)}`, cases: found.answers.cases }] : [];
    }),
  );
  const lines = (columns[0]?.cases ?? []).map(({ part, name }, at) =>
    row([`${part}: ${name}`, ...columns.map(({ cases }) => (cases[at] ? both(cases[at].changed) : '–'))]),
  );
  return [head(['p50 / slowest', ...columns.map(({ title }) => title)]), ...lines].join('\n');
}

function limitedNote(sizes: readonly MeasuredSize[]): string {
  const limited = sizes.flatMap(size => {
    const found = foundIn(size, 'opensearch')?.answers.limited ?? 0;
    return found > 0 ? [`${found} at ${count(size.products)}`] : [];
  });
  return limited.length > 0
    ? `- Answers of the database because the engine took too long: ${limited.join(', ')}.\n`
    : '';
}
