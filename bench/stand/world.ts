import type { Crowd } from '#bench/load/stretch.ts';

/** The data behind the measured servers. */
export interface World {
  readonly crowd: Crowd;
  /** The session of an administrator. */
  readonly administrator: string;
  /** The pages that a robot finds; without them the server's sitemap is read. */
  readonly sitemap?: readonly string[];
  /** Resets the database to its state before a run. */
  readonly reset: () => Promise<void>;
  /** Resolves when the jobs of a run are done. */
  readonly jobsAreDone: () => Promise<void>;
}
