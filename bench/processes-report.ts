import type { ProcessesRow } from './processes-measure.ts';
import type { TestedMachine } from './write-report.ts';

const AIM = 1.7;

/** The figures as a page of the documents. */
export function processesPage(rows: readonly ProcessesRow[], seconds: number, machine: TestedMachine): string {
  const count = (value: number) => Math.round(value).toLocaleString('en-IN');
  const lines = rows.map(({ title, one, two, askingShare, servingShare }) => {
    const ratio = two.perSecond / one.perSecond;
    const others = Math.max(0, machine.cores - askingShare - servingShare);
    const cells = [
      title,
      count(one.perSecond),
      count(two.perSecond),
      ratio.toFixed(2),
      one.p99Ms.toFixed(0),
      two.p99Ms.toFixed(0),
      count(one.cpuMicrosEach),
      count(two.cpuMicrosEach),
      servingShare.toFixed(2),
      askingShare.toFixed(2),
      others.toFixed(2),
      ratio >= AIM ? 'met' : 'missed',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return `# One process and two, ${new Date().toISOString().slice(0, 10)}

\`npm run bench -- processes\`: answers of which nothing is kept, by one server process and by two that share a port, in turns, each figure the middle of 3 stretches of ${seconds} s over 32 connections. PostgreSQL ${machine.postgres}, Node ${machine.node}, ${machine.cores} × ${machine.processor}, ${machine.system}; load before the start ${machine.loadBefore.toFixed(1)}.

| Case | one: per s | two: per s | ratio | one: p99 ms | two: p99 ms | one: CPU µs | two: CPU µs | cores of the two | cores of who asks | cores left for PostgreSQL | Aim ≥ ${AIM} |
| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: | --- |
${lines.join('\n')}

Server, database and load share the machine. Two processes can give ${AIM} times as much only where one leaves most of a core idle; where PostgreSQL and the load already take the second core, the ratio says that there was none left, not that the processes stand in each other's way. The CPU of one answer tells: it stays the same.
`;
}
