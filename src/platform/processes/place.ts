/** What a process is among those that share a port. */
export interface ProcessPlace {
  /** One of them does the jobs, so that the queue is not looked at by all. */
  readonly isFirst: boolean;
  /** The shop is opened just now, so there is somebody to be told; processes that join it or come back say nothing. */
  readonly isNew: boolean;
}

export const ALONE: ProcessPlace = { isFirst: true, isNew: true };

const KEPT = '--kept';
const FIRST = '--first';
const NEW = '--new';

/** How a process is told its place; it can be seen among its arguments. */
export function argsFor({ isFirst, isNew }: ProcessPlace): string[] {
  return [KEPT, ...(isFirst ? [FIRST] : []), ...(isNew ? [NEW] : [])];
}

/** The place of this process; undefined when nobody keeps it. */
export function ownPlace(): ProcessPlace | undefined {
  if (!process.argv.includes(KEPT)) return undefined;
  sayAliveAgainAndAgain();
  return { isFirst: process.argv.includes(FIRST), isNew: process.argv.includes(NEW) };
}

/** What a process says to the one that keeps it. */
export type Word = 'alive' | 'open';
const EVERY_MS = 1_000;

/** A process whose loop stands still says nothing, which is how it is told from one that is only busy. */
function sayAliveAgainAndAgain(): void {
  setInterval(() => say('alive'), EVERY_MS).unref();
  // Without a keeper nobody would end us: as if it had told us to.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
}

/**
 * Where to listen at a place: each process has a socket of its own on the port, and the system deals out connections. So
 * what comes to one that dies is broken off and not forgotten.
 */
export function sharedPort(place: ProcessPlace | undefined, port: number, host: string) {
  return { port, host, ...(place && { reusePort: true }) };
}

/** Tells the keeper, if there is one, that requests are answered from now on. */
export function sayOpen(): void {
  say('open');
}

function say(word: Word): void {
  if (process.connected) process.send?.(word);
}
