import { linesOf, type SoldProduct } from './families.ts';

/** Which products answer a query: by their facts, so that a judgement is not what the search says. */
type Test = (product: SoldProduct) => boolean;

export interface JudgedQuery {
  readonly query: string;
  /** What is difficult about it, for the figures by kind. */
  readonly about: string;
  /** What was asked for, and what comes near it. */
  readonly wanted: Test;
  readonly near: Test;
  /** Held back while the search is changed, so that it is not made for these queries. */
  readonly isHeldBack: boolean;
}

/** Every third query is held back. */
const HELD_BACK = 3;

/** The queries of `queries.txt`: `query | what is wanted | what comes near`, below headings in brackets. */
export function judgedQueries(): JudgedQuery[] {
  let about = '';
  const judged: JudgedQuery[] = [];
  for (const line of linesOf('queries.txt')) {
    const heading = /^\[(.+)\]$/.exec(line)?.[1];
    if (heading) {
      about = heading;
      continue;
    }
    const [query = '', wanted = '', near = ''] = line.split(' | ').map(part => part.trim());
    const isHeldBack = judged.length % HELD_BACK === HELD_BACK - 1;
    judged.push({ query, about, wanted: testOf(wanted), near: near ? testOf(near) : () => false, isHeldBack });
  }
  return judged;
}

/** What a product is worth as an answer: 3 if it is wanted, 1 if it comes near, otherwise 0. */
export function gradeOf({ wanted, near }: JudgedQuery, product: SoldProduct): number {
  return wanted(product) ? 3 : near(product) ? 1 : 0;
}

/**
 * Reads a test: conditions that must all be true, `kind=smartphone brand=Apple,Samsung price<=20000 model^=iPhone_13
 * type*=Front_Load`. Alternatives are separated by commas, blanks are written as underscores.
 */
function testOf(text: string): Test {
  const tests = text.split(' ').map(conditionOf);
  return product => tests.every(test => test(product));
}

const CONDITION = /^(\w+)(<=|>=|\^=|\*=|=)(.+)$/;

function conditionOf(text: string): Test {
  const [, name = '', sign, said = ''] = CONDITION.exec(text) ?? [];
  if (!sign) throw new Error(`Not a condition: ${text}`);
  const values = said.split(',').map(value => value.replaceAll('_', ' ').toLowerCase());
  const factOf = ({ facts, price, title }: SoldProduct) =>
    (name === 'price' ? String(price) : name === 'title' ? title : (facts[name] ?? '')).toLowerCase();
  const least = Number(said);
  const holds: Readonly<Record<string, (fact: string) => boolean>> = {
    '<=': fact => fact !== '' && Number(fact) <= least,
    '>=': fact => fact !== '' && Number(fact) >= least,
    '=': fact => values.includes(fact),
    '^=': fact => values.some(value => fact.startsWith(value)),
    '*=': fact => values.some(value => fact.includes(value)),
  };
  return product => holds[sign]?.(factOf(product)) ?? false;
}
