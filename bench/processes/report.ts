import { type Column, count, type Machine, table, today, wordsOfMachine } from '#bench/report.ts';
import { ROUNDS } from '#bench/requests/measure.ts';
import type { Cores } from './cores.ts';
import { AIM, gain } from './gain.ts';
import type { ProcessesRow } from './measure.ts';

const SHARED_WORDS = `Gain: how many times as much two processes could answer as one if each had a processor to itself, worked out from the processor time of an answer: twice that of one process, divided by that of two. Here server, database and load share too few processors to keep them apart (that takes four), so the ratio of the answers counted only says how much of the second processor the others had left. What two processes lose by waiting for the same locks is in that ratio alone.`;

/** The figures as a page of the documents. */
export function processesPage(
  rows: readonly ProcessesRow[],
  seconds: number,
  cores: Cores | undefined,
  machine: Machine & { readonly postgres: string },
): string {
  const way = cores ? 'kept apart' : 'processor';
  const columns: readonly Column<ProcessesRow>[] = [
    { head: 'Case', of: ({ title }) => title, isText: true },
    { head: 'one: per s', of: ({ one }) => count(one.perSecond) },
    { head: 'two: per s', of: ({ two }) => count(two.perSecond) },
    { head: 'ratio', of: ({ one, two }) => (two.perSecond / one.perSecond).toFixed(2) },
    { head: 'one: p99 ms', of: ({ one }) => one.p99Ms.toFixed(0) },
    { head: 'two: p99 ms', of: ({ two }) => two.p99Ms.toFixed(0) },
    { head: 'one: CPU µs', of: ({ one }) => count(one.cpuMicrosEach) },
    { head: 'two: CPU µs', of: ({ two }) => count(two.cpuMicrosEach) },
    { head: 'cores of the two', of: ({ servingShare }) => servingShare.toFixed(2) },
    { head: 'cores of who asks', of: ({ askingShare }) => askingShare.toFixed(2) },
    {
      head: 'cores left for PostgreSQL',
      of: each => Math.max(0, machine.cores - each.askingShare - each.servingShare).toFixed(2),
    },
    { head: 'gain', of: ({ one, two }) => gain(way, one, two).toFixed(2) },
    { head: `Aim ≥ ${AIM}`, of: ({ one, two }) => (gain(way, one, two) >= AIM ? 'met' : 'missed'), isText: true },
  ];
  return `# One process and two, ${today()}

\`npm run bench -- processes\`: answers of which nothing is kept, by one server process and by two that share a port, in turns, each figure the middle of ${ROUNDS} stretches of ${seconds} s over 32 connections. PostgreSQL ${machine.postgres}, ${wordsOfMachine(machine)}

${cores ? apartWords(cores) : SHARED_WORDS}

${table(columns, rows)}
`;
}

function apartWords({ servers, postgres, load }: Cores): string {
  const named = (of: readonly number[]) => of.join(', ');
  return `Gain: how many times as much two processes answered as one. Each had its own processors: the servers ${named(servers)}, PostgreSQL ${named(postgres)}, the load ${named(load)}.`;
}
