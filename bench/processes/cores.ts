import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Which processors each has to itself. */
export interface Cores {
  readonly servers: readonly number[];
  readonly postgres: readonly number[];
  readonly load: readonly number[];
}

/** Two for servers, one for the load, and the others, at least one, for PostgreSQL; with fewer nobody is kept apart. */
export function shareOut(available: readonly number[]): Cores | undefined {
  const [one, two, load, ...postgres] = available;
  if (one === undefined || two === undefined || load === undefined || postgres.length === 0) return undefined;
  return { servers: [one, two], postgres, load: [load] };
}

/** The processors that this process may use; known only on Linux. */
export function availableCores(): readonly number[] {
  try {
    return coresIn(/^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '');
  } catch {
    return [];
  }
}

/** @param list as the kernel writes it: `0-3,8` */
export function coresIn(list: string): number[] {
  return list.split(',').flatMap(range => {
    const [from = Number.NaN, to = from] = range.split('-').map(Number);
    return Number.isNaN(from) || range === '' ? [] : Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
}

/** Keeps all threads of a process, and processes that it starts from now on, to these processors. */
export function pin(pid: number, cores: readonly number[]): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores.join(','), String(pid)], { stdio: 'ignore' });
}

/** The process that a backend of PostgreSQL was started by. */
export function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
