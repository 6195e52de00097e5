import { type Column, count, type Machine, table, today, wordsOfMachine } from '#bench/report.ts';
import { type Finding, type Judged, LIMIT } from './judge.ts';
import type { Extent } from './measure.ts';

interface Compared {
  readonly commit: string;
  readonly products: number;
  readonly extent: Extent;
}

type Row = readonly [title: string, judged: Judged];

const COLUMNS: readonly Column<Row>[] = [
  { head: 'Row', of: ([title]) => title, isText: true },
  { head: 'CPU µs before', of: ([, { other }]) => count(other.cpuMicrosEach) },
  { head: 'now', of: ([, { own }]) => count(own.cpuMicrosEach) },
  { head: 'CPU ratio', of: ([, { cpuRatio }]) => cpuRatio.toFixed(2) },
  { head: 'spread', of: ([, { spread }]) => spread.map(each => each.toFixed(2)).join('–') },
  { head: 'per s before', of: ([, { other }]) => count(other.perSecond) },
  { head: 'now', of: ([, { own }]) => count(own.perSecond) },
  { head: 'per s ratio', of: ([, { perSecondRatio }]) => perSecondRatio.toFixed(2) },
  { head: '', of: ([, { finding }]) => WORDS[finding], isText: true },
];

const WORDS: Readonly<Record<Finding, string>> = {
  worse: 'WORSE',
  unclear: 'unclear: measure again',
  same: '',
  better: 'better',
};

/** The rows side by side, and the verdicts. */
export function againstPage(found: ReadonlyMap<string, Judged>, compared: Compared, machine: Machine): string {
  const { commit, products, extent } = compared;
  const { sittings, rounds, seconds } = extent;
  return `# This tree against ${commit}, ${today()}

\`npm run bench -- --against ${commit}\`: each with its own ${count(products)} products, screens and server, in ${sittings} sittings of new processes, ${rounds} pairs of stretches of ${seconds} s in each. ${wordsOfMachine(machine)}

${table(COLUMNS, [...found])}

- CPU ratio: how many times the processor time of one answer it takes now, the middle of the ratios of all pairs; a pair is a stretch of each commit, one right after the other, in changing order. Spread: the lowest and the highest of these ratios; with six pairs or more, one at each end is left out as a stray.
- Worse: the middle is ${LIMIT} or more, and the whole spread lies above 1. A row that looks worse, or whose spread reaches 1, is measured again in as many sittings. It is worse if both measurements together and the second alone say so; otherwise it may be unclear, which is no failure. Better is the same the other way round, measured once.
- Requests per second are told, not judged: server, load and both databases share the machine.
`;
}
