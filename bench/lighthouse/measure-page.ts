import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromiumPath } from '#test/chromium.ts';

const LIGHTHOUSE = resolve(import.meta.dirname, '../../.cache/lighthouse/node_modules/lighthouse/cli/index.js');
const FLAGS = '--headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update';
const MOST_REPORT_BYTES = 64 * 1024 * 1024;
const run = promisify(execFile);

/** What one visit as a mid-range phone on a slow 4G line came to. Scores of 0 to 100, times in ms, sizes in bytes as sent. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly scriptBytes: number;
  readonly pictureBytes: number;
}

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly details?: { readonly items?: readonly Request[] } }>
  >;
}

interface Request {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** @throws with Lighthouse's own words when it could not measure, which it is asked for twice */
export function visitPage(url: string): Promise<Visit> {
  return visitOnce(url).catch(() => visitOnce(url));
}

async function visitOnce(url: string): Promise<Visit> {
  const { stdout } = await run(
    process.execPath,
    [LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${FLAGS}`],
    { env: { ...process.env, CHROME_PATH: chromiumPath() }, maxBuffer: MOST_REPORT_BYTES },
  );
  return visitOf(JSON.parse(stdout) as Report);
}

function visitOf({ categories, audits }: Report): Visit {
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details?.items ?? [];
  const bytes = (type: string) =>
    requests.reduce((sum, each) => (each.resourceType === type ? sum + (each.transferSize ?? 0) : sum), 0);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scriptBytes: bytes('Script'),
    pictureBytes: bytes('Image'),
  };
}
