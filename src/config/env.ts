import * as z from 'zod/mini';
import type { PaymentSettings } from '#payments/payments/server/providers/payment-providers.ts';
import { readGstin } from '#people/sellers/gstin/gstin.ts';
import type { TraceSettings } from '#platform/tracing/open-traces.ts';
import { readSearchUrl, type SearchSettings } from '#products/catalog/server/engine/opensearch/search-settings.ts';
import { BACKUP_VARIABLES, type BackupSettings, backupsOf } from './backup-env.ts';
import { DATABASE_VARIABLES, type DatabaseEnv, databaseFaults, databaseOf } from './database-env.ts';
import { isServiceVariable, PAYMENT_VARIABLES, paymentFaults, paymentsOf } from './payment-env.ts';
import { TRACE_VARIABLES, tracesOf } from './trace-env.ts';

/** The shop's configuration, read from the environment once at start. */
export interface Env extends DatabaseEnv {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly smtpUrl: string | undefined;
  /** The search engine; undefined for the index in the memory of each process. */
  readonly search: SearchSettings | undefined;
  readonly brandName: string | undefined;
  /** The shop's own GST number. Without it, its own products can't be shipped. */
  readonly gstin: string | undefined;
  readonly adminEmail: string | undefined;
  readonly adminPassword: string | undefined;
  readonly publicUrl: string | undefined;
  /** The number of proxies in front of the server, or their addresses; false if there are none. */
  readonly trustProxy: number | string | false;
  /** The bucket for uploads; undefined to use the data folder. */
  readonly s3: S3Settings | undefined;
  /** Payment providers, beside cash on delivery. */
  readonly payments: PaymentSettings;
  readonly backups: BackupSettings;
  readonly seed: 'demo' | 'none';
  /** The port for metrics, on this machine only. Further processes use the ports after it. */
  readonly metricsPort: number | undefined;
  /** How much memory the public cache of each process may use; by default a share of the machine's. */
  readonly publicCacheBytes: number | undefined;
  /** Statements slower than this, in milliseconds, are logged. */
  readonly slowStatementMs: number | undefined;
  /** Where traces are sent; undefined to make none. */
  readonly tracing: TraceSettings | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
}

/** A bucket of an S3-compatible storage. */
interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly key: string;
  readonly secret: string;
  /** The address for browsers, if it differs from the server's. */
  readonly publicUrl: string | undefined;
  /** Whether the bucket is part of the path and not of the host. */
  readonly pathStyle: boolean;
}

/** Lists everything that is wrong with the environment in one readable message. */
export class WrongEnvironment extends Error {
  constructor(faults: readonly string[]) {
    super(`The environment variables have errors:\n${faults.map(fault => `  - ${fault}`).join('\n')}`);
    this.name = 'WrongEnvironment';
  }
}

const url = (protocols: readonly string[]) =>
  z
    .string()
    .check(
      z.refine(
        text => URL.canParse(text) && protocols.includes(new URL(text).protocol),
        `must be an address that starts with ${protocols.map(name => `${name}//`).join(' or ')}`,
      ),
    );
const email = z.string().check(z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'must be an e-mail address'));

const Variables = z.object({
  PORT: z.optional(
    z
      .string()
      .check(z.refine(text => /^\d{1,5}$/.test(text) && Number(text) <= 65535, 'must be a number from 0 to 65535')),
  ),
  HOST: z.optional(z.string()),
  DATA_DIR: z.optional(z.string()),
  ...DATABASE_VARIABLES,
  SMTP_URL: z.optional(url(['smtp:', 'smtps:'])),
  SEARCH_URL: z.optional(z.string()),
  BRAND_NAME: z.optional(z.string().check(z.maxLength(60, 'must have at most 60 characters'))),
  GSTIN: z.optional(z.string().check(z.refine(text => readGstin(text) !== undefined, 'must be a valid GST number'))),
  ADMIN_EMAIL: z.optional(email),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(z.minLength(8, 'must have at least 8 characters'), z.maxLength(128, 'must have at most 128 characters')),
  ),
  PUBLIC_URL: z.optional(url(['http:', 'https:'])),
  TRUST_PROXY: z.optional(z.string()),
  S3_ENDPOINT: z.optional(url(['http:', 'https:'])),
  S3_REGION: z.optional(z.string()),
  S3_BUCKET: z.optional(
    z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')),
  ),
  S3_KEY: z.optional(z.string()),
  S3_SECRET: z.optional(z.string()),
  S3_PUBLIC_URL: z.optional(url(['http:', 'https:'])),
  S3_PATH_STYLE: z.optional(z.enum(['true', 'false'], 'must be true or false')),
  ...PAYMENT_VARIABLES,
  ...BACKUP_VARIABLES,
  SEED: z.optional(z.enum(['demo', 'none'], 'must be demo or none')),
  METRICS_PORT: z.optional(
    z
      .string()
      .check(
        z.refine(
          text => /^\d{4,5}$/.test(text) && Number(text) >= 1024 && Number(text) <= 65535,
          'must be a number from 1024 to 65535',
        ),
      ),
  ),
  CACHE_MB: z.optional(
    z
      .string()
      .check(
        z.refine(text => /^\d{1,5}$/.test(text) && Number(text) >= 16, 'must be a number of megabytes, 16 or more'),
      ),
  ),
  SLOW_STATEMENT_MS: z.optional(
    z.string().check(z.refine(text => /^\d{1,6}$/.test(text), 'must be a number of milliseconds')),
  ),
  ...TRACE_VARIABLES,
  LOG_LEVEL: z.optional(
    z.enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent'),
  ),
});

/** Every variable the shop reads but those of payment services; docs/configuration.md explains each. */
export const VARIABLE_NAMES: readonly string[] = Object.keys(Variables.shape).filter(name => !isServiceVariable(name));

/** A bucket needs all four. */
const S3_NEEDS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'];

/** @throws WrongEnvironment naming every invalid variable and what it must be, never its value */
export function readEnv(source: Readonly<Record<string, string | undefined>>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const read = Variables.safeParse(given);
  const faults = read.success ? [] : read.error.issues.map(issue => `${issue.path.join('.')} ${issue.message}`);
  if (Boolean(given.ADMIN_EMAIL) !== Boolean(given.ADMIN_PASSWORD))
    faults.push('ADMIN_EMAIL and ADMIN_PASSWORD must be set together');
  const isS3 = Object.keys(given).some(name => name.startsWith('S3_'));
  const lacking = S3_NEEDS.filter(name => !given[name]);
  if (isS3 && lacking.length > 0)
    faults.push(`${lacking.join(' and ')} must be set too, because other S3_ variables are set`);
  const search = given.SEARCH_URL === undefined ? undefined : readSearchUrl(given.SEARCH_URL);
  if (typeof search === 'string') faults.push(`SEARCH_URL ${search}`);
  faults.push(...databaseFaults(given), ...paymentFaults(given));
  if (!read.success || faults.length > 0) throw new WrongEnvironment(faults);

  const v = read.data;
  return {
    port: Number(v.PORT ?? 3000),
    host: v.HOST ?? '127.0.0.1',
    dataDir: v.DATA_DIR ?? 'data',
    ...databaseOf(v),
    smtpUrl: v.SMTP_URL,
    search: typeof search === 'string' ? undefined : search,
    brandName: v.BRAND_NAME,
    gstin: readGstin(v.GSTIN ?? ''),
    adminEmail: v.ADMIN_EMAIL?.toLowerCase(),
    adminPassword: v.ADMIN_PASSWORD,
    publicUrl: v.PUBLIC_URL,
    trustProxy: trustOf(v.TRUST_PROXY),
    s3: s3Of(v),
    payments: paymentsOf(given),
    backups: backupsOf(v, v.DATA_DIR ?? 'data'),
    seed: v.SEED ?? (v.DATABASE_URL ? 'none' : 'demo'),
    metricsPort: v.METRICS_PORT === undefined ? undefined : Number(v.METRICS_PORT),
    publicCacheBytes: v.CACHE_MB === undefined ? undefined : Number(v.CACHE_MB) * 1024 * 1024,
    slowStatementMs: v.SLOW_STATEMENT_MS === undefined ? undefined : Number(v.SLOW_STATEMENT_MS),
    tracing: tracesOf(v),
    logLevel: v.LOG_LEVEL ?? 'info',
  };
}

function s3Of(v: z.output<typeof Variables>): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret } = v;
  if (!endpoint || !bucket || !key || !secret) return undefined;
  const pathStyle = v.S3_PATH_STYLE !== 'false';
  return { endpoint, bucket, key, secret, region: v.S3_REGION ?? 'us-east-1', publicUrl: v.S3_PUBLIC_URL, pathStyle };
}

function trustOf(text: string | undefined): number | string | false {
  if (!text || text === 'false' || text === '0') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}
