import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '#config/env.ts';
import { bringUpToDate } from '#platform/db/migrations/bring-up-to-date.ts';
import { openPostgres } from '#platform/db/postgres/postgres.ts';
import { postgresBinaries } from '#test/postgres/postgres-binaries.ts';
import { startPostgres } from '#test/postgres/postgres-cluster.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** Folders that a running shop doesn't read, beside those that are not kept in the repository. */
const UNREAD = new Set(['bench', 'deploy', 'docs', 'examples', 'packages', 'test']);

interface Service {
  readonly image?: string;
  readonly tmpfs?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly volumes?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

/** What is under deploy/ besides what the drills of test/long run (R65). */
describe('the files to deploy with', () => {
  const compose = parse(read('deploy/compose.yaml')) as Compose;
  const services = Object.entries(compose.services);
  const settings = Object.fromEntries(
    [...read('deploy/example.env').matchAll(/^(\w+)=/gm)].map(([, name = '']) => [name, '']),
  );

  it('the Containerfile is without faults and ends without rights', () => {
    const text = read('Containerfile');
    expect(validate(text)).toEqual([]);
    expect(text.match(/^USER .+$/gm)).toEqual(['USER node']);
    expect(text).not.toMatch(/^ADD |:latest/m);
  });

  it('the image has every folder of the project but those that no running shop reads', () => {
    const made = new Set(
      read('.gitignore')
        .split('\n')
        .map(line => line.replaceAll('/', '')),
    );
    const needed = readdirSync(ROOT, { withFileTypes: true })
      .filter(entry => entry.isDirectory() && /^\w/.test(entry.name))
      .map(({ name }) => name)
      .filter(name => !UNREAD.has(name) && !made.has(name))
      .sort();
    const copied = (from: RegExp) => [...read('Containerfile').matchAll(from)].map(([, name = '']) => name).sort();
    expect(copied(/^COPY (\w+) /gm)).toEqual(needed);
    expect(copied(/^COPY --from=build \/shop\/(\w+) /gm)).toEqual([...needed, 'build', 'node_modules'].sort());
    expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(needed.map(name => `!${name}`)));
  });

  it('asks for nothing that the example of settings does not name, and names nothing that is not asked for', () => {
    const asked = new Set([...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
    expect([...asked].sort()).toEqual(Object.keys(settings).sort());
  });

  it('gives the shop an environment that it takes', () => {
    const given: Readonly<Record<string, string>> = {
      ...{
        POSTGRES_PASSWORD: 'secret',
        SHOP_DATABASE_PASSWORD: 'secret',
        SHOP_HOST: 'shop.example',
        FILES_HOST: 'files.shop.example',
      },
      ...{
        S3_KEY: 'key',
        S3_SECRET: 'secret',
        ADMIN_EMAIL: 'keeper@shop.example',
        ADMIN_PASSWORD: 'a harbour of boats',
      },
    };
    const filled = Object.entries(compose.services.shop?.environment ?? {}).map(([name, value]) => [
      name,
      value.replaceAll(
        /\$\{(\w+)(?::\?|:-([^}]*))?\}/g,
        (_, asked: string, otherwise = '') => given[asked] || otherwise,
      ),
    ]);
    const env = readEnv(Object.fromEntries(filled));
    expect(env).toMatchObject({ trustProxy: 1, publicUrl: 'https://shop.example', seed: 'none' });
    expect(env.s3?.publicUrl).toBe('https://files.shop.example');
    expect(env.backups.nightlyFolder).toBe('/data/backups');
    expect(compose.services.shop?.volumes).toContain('pictures:/data');
  });

  it('has the unit make a backup each night, where it may write', () => {
    const text = read('deploy/systemd/example.env');
    const given = Object.fromEntries([...text.matchAll(/^(\w+)='?(.+?)'?$/gm)].map(([, name, value]) => [name, value]));
    const [, state = ''] = /^StateDirectory=(.+)$/m.exec(read('deploy/systemd/bijli-bazaar.service')) ?? [];
    expect(readEnv(given).backups.nightlyFolder).toBe(`/var/lib/${state}/backups`);
  });

  it('lets the world reach the proxy alone, starts all again, and keeps what must be kept', () => {
    const reached = services.flatMap(([name, { ports = [] }]) => ports.map(port => [name, port] as const));
    expect(reached.filter(([, port]) => !port.startsWith('127.0.0.1:')).every(([name]) => name === 'proxy')).toBe(true);
    for (const [name, { restart, volumes = [] }] of services) {
      expect(restart, name).toBe('unless-stopped');
      for (const volume of volumes.filter(volume => !volume.startsWith('.')))
        expect(compose.volumes, name).toHaveProperty(volume.split(':')[0] ?? '');
    }
    expect(compose.services.shop).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    expect(compose.services.database?.volumes).toContain('database:/var/lib/postgresql/data');
  });

  it('names a version of every image', () => {
    const images = [
      ...services.map(([, { image }]) => image),
      ...(read('Containerfile').match(/(?<=^FROM )\S+/gm) ?? []),
    ];
    const named = images.filter(image => image !== undefined);
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter(image => !/:v?\d/.test(image))).toEqual([]);
  });

  it('keeps large temporary files on the volume and not in memory', () => {
    const [, temporary = ''] = /\bTMPDIR=(\S+)/.exec(read('Containerfile')) ?? [];
    const [, volume = ''] = /^VOLUME (\S+)$/m.exec(read('Containerfile')) ?? [];
    expect(temporary.startsWith(`${volume}/`)).toBe(true);
    const inMemory = (compose.services.shop?.tmpfs ?? []).map(place => place.split(':')[0] ?? '');
    expect(inMemory.filter(place => temporary.startsWith(place))).toEqual([]);
    const unit = read('deploy/systemd/bijli-bazaar.service');
    expect(unit).toMatch(/ TMPDIR=\/var\/lib\/bijli-bazaar\//);
    expect(unit).toMatch(/^UMask=0077$/m);
  });

  it('has the shop sign in to PostgreSQL as a role that owns its database and may do nothing else', async () => {
    const { database, shop } = compose.services;
    expect(database?.volumes).toContain('./postgres/shop-role.sh:/docker-entrypoint-initdb.d/shop-role.sh:ro');
    expect(database?.environment?.POSTGRES_USER).toBe('postgres');
    expect(shop?.environment?.DATABASE_URL).toMatch(/^postgres:\/\/shop:\$\{SHOP_DATABASE_PASSWORD:\?\}@/);
    const cluster = await startPostgres({ durable: false });
    try {
      const { hostname, port } = new URL(cluster.url);
      execFileSync('sh', [join(ROOT, 'deploy/postgres/shop-role.sh')], {
        env: {
          PATH: `${postgresBinaries()}:${process.env.PATH}`,
          ...{ PGHOST: hostname, PGPORT: port, POSTGRES_USER: 'postgres', SHOP_DATABASE_PASSWORD: "a'b" },
        },
      });
      const open = await openPostgres(`postgres://shop:${encodeURIComponent("a'b")}@${hostname}:${port}/shop`, 2);
      await bringUpToDate(open, undefined, join(ROOT, 'db/migrations'));
      const { rows } = await open.execute(
        `select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as may_more,
          (select count(*)::int from pg_tables where schemaname = 'public' and tableowner = 'shop') > 20 as owns
          from pg_roles where rolname = current_user`,
      );
      expect(rows).toEqual([{ may_more: false, owns: true }]);
      await open.close();
    } finally {
      await cluster.stop();
    }
  });
});
