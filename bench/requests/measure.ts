import type { BareServerSettings } from '#bench/bare/bare-server.ts';
import {
  type Crowd,
  flowLoad,
  measured,
  readLoad,
  type Stretch,
  SUBJECTS,
  type Subject,
  visitAll,
} from '#bench/load/stretch.ts';
import { median, type Times } from '#bench/load/times.ts';
import { type ServerProcess, startServer } from '#bench/stand/server-process.ts';
import type { ShopServerSettings } from '#bench/stand/shop-server.ts';
import type { BenchCase } from './cases.ts';

/** How often each is measured; the middle one counts. */
export const ROUNDS = 3;
/** Until most of what runs often is compiled; the shop has more of that than the bare handler. */
const WARM_UP_SECONDS = 2.5;

/** The median of all runs of one subject. */
export interface Figures extends Times {
  readonly perSecond: number;
  readonly cpuMicrosEach: number;
}

interface Memory {
  /** When everything had been asked for once, before any load. */
  readonly restBytes: number;
  readonly peakBytes: number;
}

export type Measured = Partial<Record<Subject, Figures & Memory>> & {
  /** The middle of the rounds' own ratios of CPU to the bare handler's, which neighbours on the machine disturb least. */
  readonly cpuRatio: Partial<Record<Subject, number>>;
};

export interface MeasureSettings {
  readonly crowd: Crowd;
  readonly seconds: number;
  /** Resets the database to its state before a run. */
  readonly reset: () => Promise<void>;
  /** Resolves when the jobs of a run are done. */
  readonly jobsAreDone: () => Promise<void>;
  readonly tell: (howFar: string) => void;
}

type RunningServers = ReadonlyMap<Subject, ServerProcess>;

/** The servers that a case is measured on, new for each, so that memory is that of this case. What a shopper does is never cached. */
export async function startServers(
  each: BenchCase,
  settings: Omit<ShopServerSettings, 'isCached'> & BareServerSettings,
): Promise<RunningServers> {
  const started = new Map<Subject, ServerProcess>();
  for (const subject of SUBJECTS.filter(subject => each.kind === 'read' || subject !== 'uncached'))
    started.set(
      subject,
      subject === 'bare'
        ? await startServer('bench/bare/bare-server.ts', settings)
        : await startServer('bench/stand/shop-server.ts', { ...settings, isCached: subject === 'cached' }),
    );
  return started;
}

/** Measures one case: all subjects in turn, several times over, so that each meets the same neighbours. */
export async function measureCase(
  each: BenchCase,
  servers: RunningServers,
  settings: MeasureSettings,
): Promise<Measured> {
  const stretches: Partial<Record<Subject, Stretch[]>> = {};
  const rest = new Map<Subject, number>();
  for (const [subject, server] of servers) {
    if (each.kind === 'read') await visitAll(each, settings.crowd.goods, server, subject);
    rest.set(subject, (await server.usage()).residentBytes);
  }
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
    return [subject, { ...middleOf(stretches[subject] ?? []), restBytes: rest.get(subject) ?? 0, peakBytes }] as const;
  });
  return { ...Object.fromEntries(await Promise.all(figures)), cpuRatio: ratios(stretches) };
}

export function middleOf(stretches: readonly Stretch[]): Figures {
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
