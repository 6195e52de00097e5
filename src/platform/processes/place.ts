/** The role of a process among those that share a port. */
export interface ProcessPlace {
  /** The first one runs the jobs, so that not all of them poll the queue. */
  readonly isFirst: boolean;
  /** Whether the shop is just being started. Processes that are added or replaced later print nothing. */
  readonly isNew: boolean;
}

export const ALONE: ProcessPlace = { isFirst: true, isNew: true };

const KEPT = '--kept';
const FIRST = '--first';
const NEW = '--new';

/** Passes a process its role in its arguments. */
export function argsFor({ isFirst, isNew }: ProcessPlace): string[] {
  return [KEPT, ...(isFirst ? [FIRST] : []), ...(isNew ? [NEW] : [])];
}

/** The role of this process; undefined without a supervisor. */
export function ownPlace(): ProcessPlace | undefined {
  if (!process.argv.includes(KEPT)) return undefined;
  sayAliveAgainAndAgain();
  return { isFirst: process.argv.includes(FIRST), isNew: process.argv.includes(NEW) };
}

/** Messages to the supervisor. */
export type Word = 'alive' | 'open';
const EVERY_MS = 1_000;

/** A process with a blocked event loop sends no heartbeats. */
function sayAliveAgainAndAgain(): void {
  setInterval(() => say('alive'), EVERY_MS).unref();
  // Without a supervisor nobody would stop this process.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

/**
 * Each process has a socket of its own on the port, and the kernel distributes connections. So connections to a process
 * that dies are reset, not lost.
 */
export function sharedPort(place: ProcessPlace | undefined, port: number, host: string) {
  return { port, host, ...(place && { reusePort: true }) };
}

/** Tells the supervisor, if there is one, that requests are answered from now on. */
export function sayOpen(): void {
  say('open');
}

function say(word: Word): void {
  if (process.connected) process.send?.(word);
}
