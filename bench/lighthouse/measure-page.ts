import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { blockingScore, ownBlocking, type Trace } from './own-blocking.ts';

const LIGHTHOUSE = resolve(import.meta.dirname, '../../.cache/lighthouse/node_modules/lighthouse/cli/index.js');
const FLAGS = '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update';
const run = promisify(execFile);

/** What one visit as a mid-range phone on a slow 4G line came to. Scores of 0 to 100, times in ms, sizes in bytes as sent. */
export interface Visit {
  readonly performance: number;
  /** `performance` with `ownBlocking` in place of `blocking`. */
  readonly ownPerformance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaint: number;
  readonly blocking: number;
  /** `blocking` by the processor's time in place of the clock's. */
  readonly ownBlocking: number;
  readonly shift: number;
  readonly scriptBytes: number;
  readonly pictureBytes: number;
}

interface Report {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, AuditResult>>;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

interface AuditResult {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly Request[] };
}

interface Request {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** @throws with Lighthouse's own words when it could not measure, which it is asked for twice */
export function visitPage(url: string, browser: string): Promise<Visit> {
  return visitOnce(url, browser).catch(() => visitOnce(url, browser));
}

async function visitOnce(url: string, browser: string): Promise<Visit> {
  const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
  try {
    const report = join(folder, 'visit.json');
    await run(
      process.execPath,
      [
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${report}`,
        '--save-assets',
        `--chrome-flags=${FLAGS}`,
      ],
      { env: { ...process.env, CHROME_PATH: browser } },
    );
    const trace = await readJson<Trace>(join(folder, 'visit-0.trace.json'));
    return visitOf(await readJson<Report>(report), ownBlocking(trace, new URL(url).origin));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readJson<T>(path: string): Promise<T> {
  return JSON.parse(await readFile(path, 'utf8')) as T;
}

function visitOf({ categories, audits }: Report, own: number): Visit {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (type: string) =>
    requests.reduce((sum, each) => (each.resourceType === type ? sum + (each.transferSize ?? 0) : sum), 0);
  return {
    performance: score('performance'),
    ownPerformance: Math.round(ownPerformance(categories.performance, audits, own) * 100),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    ownBlocking: own,
    shift: value('cumulative-layout-shift'),
    scriptBytes: bytes('Script'),
    pictureBytes: bytes('Image'),
  };
}

/** Of 0 to 1: Lighthouse's own mean of its figures, where blocking counts as much as it would have without neighbours. */
function ownPerformance(category: Category | undefined, audits: Report['audits'], own: number): number {
  const counted = category?.auditRefs.filter(({ weight }) => weight > 0) ?? [];
  const scoreOf = (id: string) => (id === 'total-blocking-time' ? blockingScore(own) : (audits[id]?.score ?? 0));
  const sum = (of: (ref: Category['auditRefs'][number]) => number) => counted.reduce((all, ref) => all + of(ref), 0);
  return sum(({ id, weight }) => weight * scoreOf(id)) / sum(({ weight }) => weight);
}
