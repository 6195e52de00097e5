import type { BenchCase } from './cases.ts';
import type { RunningServers } from './running-servers.ts';
import { type Crowd, flowLoad, measured, readLoad, type Stretch, type Subject, visitAll } from './stretch.ts';

/** How often each is measured; the middle one counts. */
export const ROUNDS = 3;
/** Until most of what runs often is compiled; the shop has more of that than the bare handler. */
const WARM_UP_SECONDS = 2.5;

/** The middle of all stretches of one subject. */
export interface Figures {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly cpuMicrosEach: number;
  readonly peakBytes: number;
}

export type Measured = Partial<Record<Subject, Figures>> & {
  /** The middle of the rounds' own ratios of CPU to the bare handler's, which neighbours on the machine disturb least. */
  readonly cpuRatio: Partial<Record<Subject, number>>;
};

export interface MeasureSettings {
  readonly crowd: Crowd;
  readonly seconds: number;
  /** Brings the database back to what it was before a stretch. */
  readonly reset: () => Promise<void>;
  /** Resolves when the jobs that a stretch has asked for are done. */
  readonly jobsAreDone: () => Promise<void>;
  readonly tell: (howFar: string) => void;
}

/** Measures one case: all subjects in turn, several times over, so that each meets the same neighbours. */
export async function measureCase(
  each: BenchCase,
  servers: RunningServers,
  settings: MeasureSettings,
): Promise<Measured> {
  const stretches: Partial<Record<Subject, Stretch[]>> = {};
  if (each.kind === 'read')
    for (const [subject, server] of servers) await visitAll(each, settings.crowd.goods, server, subject);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [subject, server] of servers) {
      settings.tell(round === 0 ? `${subject}, warming up` : `${subject}, round ${round} of ${ROUNDS}`);
      const seconds = round === 0 ? WARM_UP_SECONDS : settings.seconds;
      if (each.kind === 'flow') await settings.reset();
      const { crowd, jobsAreDone } = settings;
      const stretch = await measured(
        server,
        () =>
          each.kind === 'flow'
            ? flowLoad(each, crowd, server, subject, seconds)
            : readLoad(each, crowd.goods, server, subject, seconds),
        jobsAreDone,
      );
      if (round > 0) stretches[subject] = [...(stretches[subject] ?? []), stretch];
    }
  }
  const figures = [...servers].map(async ([subject, server]) => {
    const { peakBytes } = await server.usage();
    return [subject, { ...middleOf(stretches[subject] ?? []), peakBytes }] as const;
  });
  return { ...Object.fromEntries(await Promise.all(figures)), cpuRatio: ratios(stretches) };
}

function middleOf(stretches: readonly Stretch[]) {
  return {
    perSecond: median(stretches.map(({ done, seconds }) => done / seconds)),
    p50Ms: median(stretches.map(each => each.p50Ms)),
    p99Ms: median(stretches.map(each => each.p99Ms)),
    cpuMicrosEach: median(stretches.map(each => each.cpuMicrosEach)),
  };
}

function ratios(stretches: Partial<Record<Subject, Stretch[]>>): Partial<Record<Subject, number>> {
  const bare = stretches.bare ?? [];
  const entries = Object.entries(stretches).map(([subject, own]) => {
    const each = own.map((stretch, round) => stretch.cpuMicrosEach / (bare[round]?.cpuMicrosEach ?? Number.NaN));
    return [subject, median(each)] as const;
  });
  return Object.fromEntries(entries);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
