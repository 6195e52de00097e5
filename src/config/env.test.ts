import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { readEnv, WrongEnvironment } from './env.ts';

it('an empty environment opens the demo shop on the own machine', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: 'data',
    seed: 'demo',
    databaseUrl: undefined,
  });
});

it('an external database starts without the demo', () => {
  expect(readEnv({ DATABASE_URL: 'postgres://localhost/shop' }).seed).toBe('none');
});

it('several processes, replicas and a pooler need PostgreSQL', () => {
  expect(readEnv({}).processes).toBe(1);
  expect(readEnv({ PROCESSES: 'auto' }).processes).toBe(1);
  const DATABASE_URL = 'postgres://db1:5433,db2/shop';
  expect(readEnv({ DATABASE_URL, PROCESSES: '4' }).processes).toBe(4);
  expect(readEnv({ DATABASE_URL, PROCESSES: 'auto' }).processes).toBe(availableParallelism());
  expect(readEnv({ DATABASE_URL, DATABASE_REPLICA_URL: 'postgres://r1,r2/shop' }).replicaUrls).toEqual([
    'postgres://r1/shop',
    'postgres://r2/shop',
  ]);
  expect(() => readEnv({ PROCESSES: '2', DATABASE_REPLICA_URL: 'postgres://r1/shop' })).toThrow(
    /DATABASE_REPLICA_URL needs DATABASE_URL.*\n.*PROCESSES must be 1 without DATABASE_URL/,
  );
  for (const PROCESSES of ['0', '65', '-1', '2.5', 'many'])
    expect(() => readEnv({ DATABASE_URL, PROCESSES })).toThrow('PROCESSES must be auto or a number from 1 to 64');
  expect(() => readEnv({ DATABASE_URL: 'postgres://db1:none,db2/shop' })).toThrow('DATABASE_URL must be an address');
});

it('everything that is wrong is said at once, without the values', () => {
  const wrong = () => readEnv({ PORT: '99999', SMTP_URL: 'ftp://secret', ADMIN_EMAIL: 'nobody', SEED: 'some' });
  expect(wrong).toThrow(WrongEnvironment);
  expect(wrong).toThrow(
    /PORT .*\n.*SMTP_URL .*\n.*ADMIN_EMAIL .*\n.*SEED .*\n.*ADMIN_EMAIL and ADMIN_PASSWORD must be set together/,
  );
  expect(wrong).not.toThrow(/secret/);
});

it('a bucket for uploads needs its address, name, key and secret, or none of them', () => {
  expect(readEnv({}).s3).toBeUndefined();
  const given = { S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'goods', S3_KEY: 'key', S3_SECRET: 'hidden' };
  expect(readEnv(given).s3).toMatchObject({ region: 'us-east-1', pathStyle: true, publicUrl: undefined });
  const wrong = () => readEnv({ S3_ENDPOINT: 's3.example', S3_SECRET: 'hidden', S3_PATH_STYLE: 'maybe' });
  expect(wrong).toThrow(/S3_ENDPOINT .*\n.*S3_PATH_STYLE .*\n.*S3_BUCKET and S3_KEY must be set too/);
  expect(wrong).not.toThrow(/hidden/);
});

it('test payments are offered on the embedded database, and elsewhere only where they are asked for', () => {
  const DATABASE_URL = 'postgres://localhost/shop';
  expect(readEnv({}).payments.sandbox).toBe(true);
  expect(readEnv({ PAYMENT_SANDBOX: 'off' }).payments.sandbox).toBe(false);
  expect(readEnv({ DATABASE_URL }).payments.sandbox).toBe(false);
  expect(readEnv({ DATABASE_URL, PAYMENT_SANDBOX: 'on' }).payments.sandbox).toBe(true);
});

it('a payment provider has all its keys and an address to come back to, or is none', () => {
  const razorpay = {
    RAZORPAY_KEY_ID: 'rzp_test',
    RAZORPAY_KEY_SECRET: 'hidden',
    RAZORPAY_WEBHOOK_SECRET: 'hidden too',
  };
  expect(readEnv({}).payments.services?.razorpay).toBeUndefined();
  expect(readEnv(razorpay).payments.services?.razorpay?.settings).toEqual({
    keyId: 'rzp_test',
    keySecret: 'hidden',
    webhookSecret: 'hidden too',
    ways: '',
  });
  const half = () =>
    readEnv({ RAZORPAY_KEY_ID: 'rzp_test', PAYPAL_CLIENT_SECRET: 'hidden', PAYPAL_WEBHOOK_ID: 'WH-1' });
  expect(half).toThrow('RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET must be set too');
  expect(half).toThrow('PAYPAL_CLIENT_ID must be set too');
  const unfound = () => readEnv({ ...razorpay, DATABASE_URL: 'postgres://localhost/shop' });
  expect(unfound).toThrow(/PUBLIC_URL must be set with RAZORPAY_/);
  expect(unfound).not.toThrow(/hidden/);
});

it('metrics are off unless a port is named, which must be one that anybody may listen on', () => {
  expect(readEnv({}).metricsPort).toBeUndefined();
  expect(readEnv({ METRICS_PORT: '9464' }).metricsPort).toBe(9464);
  expect(readEnv({ CACHE_MB: '100' }).publicCacheBytes).toBe(100 * 1024 * 1024);
  expect(() => readEnv({ CACHE_MB: '15' })).toThrow('CACHE_MB must be a number of megabytes');
  expect(() => readEnv({ METRICS_PORT: '80', SLOW_STATEMENT_MS: 'soon' })).toThrow(
    /METRICS_PORT must .*\n.*SLOW_STATEMENT_MS must/,
  );
});
