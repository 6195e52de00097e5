import type { Crowd } from '#bench/load/stretch.ts';

/** What is behind the servers that are measured. */
export interface World {
  readonly crowd: Crowd;
  /** The session of an administrator. */
  readonly administrator: string;
  /** What a robot finds; without it the server is asked for its sitemap. */
  readonly sitemap?: readonly string[];
  /** Brings the database back to what it was before a stretch. */
  readonly reset: () => Promise<void>;
  /** Resolves when the jobs that a stretch has asked for are done. */
  readonly jobsAreDone: () => Promise<void>;
}
