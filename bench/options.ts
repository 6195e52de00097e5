import { parseArgs } from 'node:util';
import type { Extent } from '#bench/against/measure.ts';
import { CASE_NAMES } from '#bench/requests/cases.ts';
import { TAIL_NAMES } from '#bench/tail/tail-cases.ts';

const NAMES: readonly string[] = [...CASE_NAMES, ...TAIL_NAMES];

export interface BenchOptions {
  /** The duration of each run of load. */
  readonly seconds: number;
  readonly products: number;
  readonly only: readonly string[];
  /** Whether this is the run that reports are made of: every case, nothing shortened. */
  readonly isWhole: boolean;
}

/** What is compared with another commit, and how much of it is measured. */
export interface AgainstOptions {
  readonly against: string;
  readonly only: readonly string[];
  readonly products: number;
  readonly extent: Extent;
}

const EXTENT: Extent = { sittings: 3, rounds: 3, seconds: 1, warmUpSeconds: 2.5 };
const SHORT: Extent = { sittings: 2, rounds: 3, seconds: 0.5, warmUpSeconds: 1.5 };

export const BENCH_USAGE = `npm run bench -- [--seconds N] [--products N] [--only ${CASE_NAMES.slice(0, 2).join(',')}]
npm run bench -- --against COMMIT [--short] [--seconds N] [--products N] [--only ${CASE_NAMES.slice(0, 2).join(',')}]
                             that commit and this tree in turns; exit code 1 if a row takes a tenth more processor time
npm run bench -- catalogue [--sizes 10000,100000] [--adapter memory|opensearch|both]
                             lists, facets and search by the number of products, and everything else that looks at all of
                             them; OpenSearch is brought by Maven
npm run bench -- costs       processor time of every call and page, beside their class
npm run bench -- processes   what nothing is kept of, by one server process and by two
npm run bench -- orders [--orders N | --database URL]
                             the order desk of a shop with that many orders, or of one that npm run seed has filled, of which it
                             moves 200 orders
npm run bench -- offers      cart and checkout with 500 live offers, and without
npm run bench -- import      a file of 50,000 products, and what visitors notice of it
npm run bench -- flood       what others notice of one client that floods a route
npm run bench -- taps        from a touch to the first painted answer on a slow phone
  --seconds   how long each stretch of load lasts (2; against a commit ${EXTENT.seconds}, or ${SHORT.seconds} if short)
  --products  how many goods are on sale (10000; if short 2000)
  --short     fewer and shorter stretches: about half a minute for each row
  --only      some of: ${NAMES.join(', ')}`;

/** Nothing to say but how it is used. */
export class WrongOptions extends Error {
  constructor(fault: string) {
    super(`${fault}\n${BENCH_USAGE}`);
    this.name = 'WrongOptions';
  }
}

/** What the other benches take, which say nothing of it above: smaller runs for whoever changes them. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  catalogue: ['sizes', 'adapter', 'samples', 'database', 'beside'],
  costs: [],
  flood: [],
  import: ['rows'],
  offers: [],
  orders: ['orders', 'samples', 'database'],
  processes: ['seconds', 'products', 'only'],
  taps: [],
};

/**
 * Looks at the words of any bench before it begins.
 * @throws WrongOptions
 */
export function checkWords([first = '', ...rest]: string[]): void {
  const other = Object.hasOwn(OTHERS, first) ? OTHERS[first] : undefined;
  const words = [first, ...rest].filter(word => word !== '');
  if (other) parsed(rest, other);
  else if (words.some(word => /^--(?:against|short)(?:=|$)/.test(word))) readAgainst(words);
  else readOptions(words);
}

/** @throws WrongOptions */
export function readOptions(args: string[]): BenchOptions {
  const given = parsed(args, ['seconds', 'products', 'only']);
  const isWhole = given.seconds === undefined && given.products === undefined && given.only === undefined;
  return {
    seconds: positive('seconds', given.seconds ?? '2'),
    products: positive('products', given.products ?? '10000'),
    only: namesOf(given.only),
    isWhole,
  };
}

/** @throws WrongOptions */
export function readAgainst(args: string[]): AgainstOptions {
  const isShort = args.includes('--short');
  const given = parsed(
    args.filter(word => word !== '--short'),
    ['against', 'seconds', 'products', 'only'],
  );
  if (!given.against) throw new WrongOptions('Name the commit: --against COMMIT.');
  const extent = isShort ? SHORT : EXTENT;
  return {
    against: given.against,
    only: namesOf(given.only),
    products: positive('products', given.products ?? (isShort ? '2000' : '10000')),
    extent: { ...extent, seconds: positive('seconds', given.seconds ?? String(extent.seconds)) },
  };
}

function namesOf(only: string | undefined): readonly string[] {
  const names = only?.split(',') ?? NAMES;
  const unknown = names.filter(name => !NAMES.includes(name));
  if (unknown.length > 0) throw new WrongOptions(`There is no case named ${unknown.join(', ')}.`);
  return names;
}

function parsed(args: string[], names: readonly string[]): Readonly<Record<string, string | undefined>> {
  const options = Object.fromEntries(names.map(name => [name, { type: 'string' } as const]));
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new WrongOptions(error instanceof Error ? error.message : String(error));
  }
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new WrongOptions(`--${name} must be a number above 0.`);
  return value;
}
