import { parseArgs } from 'node:util';
import { CASE_NAMES, type CaseName } from '#bench/requests/cases.ts';

export interface BenchOptions {
  /** How long each stretch of load lasts. */
  readonly seconds: number;
  readonly products: number;
  readonly only: readonly CaseName[];
  /** Whether this is the run that reports are made of: every case, nothing shortened. */
  readonly isWhole: boolean;
}

export const BENCH_USAGE = `npm run bench -- [--seconds N] [--products N] [--only ${CASE_NAMES.slice(0, 2).join(',')}]
npm run bench -- catalogue   lists, counts and search at 10,000 and 100,000 goods
npm run bench -- processes   reads that nothing is kept of, by one server process and by two
npm run bench -- orders      the order desk
npm run bench -- import      a file of 50,000 products, and what visitors notice of it
npm run bench -- flood       what others notice of one client that floods a route
npm run bench -- taps        from a touch to the first painted answer on a slow phone
  --seconds   how long each stretch of load lasts (2)
  --products  how many goods are on sale (10000)
  --only      some of: ${CASE_NAMES.join(', ')}`;

/** Nothing to say but how it is used. */
export class WrongOptions extends Error {
  constructor(fault: string) {
    super(`${fault}\n${BENCH_USAGE}`);
    this.name = 'WrongOptions';
  }
}

/** What the other benches take, which say nothing of it above: smaller runs for whoever changes them. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  catalogue: ['products', 'samples'],
  flood: [],
  import: ['rows'],
  orders: ['orders', 'samples'],
  processes: ['seconds', 'products'],
  taps: [],
};

/**
 * Looks at the words of any bench before it begins.
 * @throws WrongOptions
 */
export function checkWords([first = '', ...rest]: string[]): void {
  const other = Object.hasOwn(OTHERS, first) ? OTHERS[first] : undefined;
  if (other) parsed(rest, other);
  else readOptions([first, ...rest].filter(word => word !== ''));
}

/** @throws WrongOptions */
export function readOptions(args: string[]): BenchOptions {
  const given = parsed(args, ['seconds', 'products', 'only']);
  const only = (given.only?.split(',') ?? CASE_NAMES) as CaseName[];
  const unknown = only.filter(name => !CASE_NAMES.includes(name));
  if (unknown.length > 0) throw new WrongOptions(`There is no case named ${unknown.join(', ')}.`);
  const isWhole = given.seconds === undefined && given.products === undefined && given.only === undefined;
  return {
    seconds: positive('seconds', given.seconds ?? '2'),
    products: positive('products', given.products ?? '10000'),
    only,
    isWhole,
  };
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
