import { type ChildProcess, fork } from 'node:child_process';
import { argsFor, type Word } from './place.ts';
import { type Stop, stopping } from './stopping.ts';

const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 30_000;
/** A process that ran this long did not fail because of its start. */
const LIVED_WELL_MS = 60_000;
const LOOK_EVERY_MS = 1_000;
/**
 * Ticks without a sign of life after which a process is killed, before the ten seconds that a request may take are over
 * (docs/security-cases.md I10).
 */
const SILENT_LOOKS = 7;

export interface KeptProgram {
  readonly program: string;
  readonly args?: readonly string[];
  readonly count: number;
}

/** The slot of one process, which may be replaced. */
export interface Seat {
  readonly number: number;
  child?: ChildProcess;
  pauseMs: number;
  /** Ticks since the last sign of life; not counted before the first. */
  silent: number;
}

/**
 * Runs a program in several processes that share its port. The first one opens the shop; if it fails, everything ends with
 * its exit code. After that, processes that die or hang are replaced, with exponential backoff. The first signal stops all
 * gracefully, the second immediately.
 */
export async function keepProcesses(kept: KeptProgram): Promise<void> {
  const seats = Array.from(
    { length: kept.count },
    (_, at): Seat => ({ number: at + 1, pauseMs: FIRST_PAUSE_MS, silent: 0 }),
  );
  const stop = stopping(() => seats.flatMap(({ child }) => child ?? []));
  const [first, ...others] = seats as [Seat, ...Seat[]];
  await opened(begin(kept, first, true), stop);
  replaceWhenItEnds(kept, first, stop);
  for (const seat of others) {
    begin(kept, seat, false);
    replaceWhenItEnds(kept, seat, stop);
  }
  // Counted in ticks, which stop with this process: after the machine slept, no process counts as silent.
  setInterval(() => {
    for (const seat of seats) {
      seat.silent += 1;
      if (seat.silent > SILENT_LOOKS) seat.child?.kill('SIGKILL');
    }
  }, LOOK_EVERY_MS);
}

function begin({ program, args = [] }: KeptProgram, seat: Seat, isNew: boolean): ChildProcess {
  const child = fork(program, [...args, ...argsFor({ isFirst: seat.number === 1, isNew })]);
  seat.child = child;
  seat.silent = Number.NEGATIVE_INFINITY;
  child.on('message', () => {
    seat.silent = 0;
  });
  // Written to while it was dying.
  child.on('error', () => {});
  return child;
}

/** Resolves when it listens; if it ends before, so does this process. */
function opened(child: ChildProcess, stop: Stop): Promise<void> {
  return new Promise(done => {
    const end = (code: number | null, signal: NodeJS.Signals | null) =>
      stop.isWanted() ? stop.ended(code, signal) : process.exit(code ?? 1);
    child.once('exit', end);
    child.on('message', (word: Word) => {
      if (word !== 'open') return;
      child.off('exit', end);
      done();
    });
  });
}

function replaceWhenItEnds(kept: KeptProgram, seat: Seat, stop: Stop): void {
  const begun = performance.now();
  seat.child?.once('exit', (code, signal) => {
    delete seat.child;
    if (stop.isWanted()) return stop.ended(code, signal);
    if (performance.now() - begun > LIVED_WELL_MS) seat.pauseMs = FIRST_PAUSE_MS;
    const pause = seat.pauseMs;
    process.stderr.write(`Process ${seat.number} ended (${signal ?? code}); another starts in ${pause / 1000} s.\n`);
    seat.pauseMs = Math.min(pause * 2, MAX_PAUSE_MS);
    setTimeout(() => {
      if (stop.isWanted()) return;
      begin(kept, seat, false);
      replaceWhenItEnds(kept, seat, stop);
    }, pause);
  });
}
