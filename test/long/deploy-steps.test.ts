import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Machine, newMachine } from '#test/deploy/typed-steps.ts';
import { runCommand } from '#test/fixtures/run-command.ts';
import { blocksUnder } from '#test/inspect/document-blocks.ts';
import { freshDatabase } from '#test/postgres/fresh-database.ts';

const OPERATIONS = 'docs/operations.md';

/** R65.6: what docs/operations.md says of putting the shop up, typed as it stands there. */
describe('the steps of putting it up', () => {
  let machine: Machine;
  beforeAll(() => {
    machine = newMachine();
  });
  afterAll(() => machine.remove());

  const step = (heading: string) => {
    const [block = '', ...more] = blocksUnder(OPERATIONS, heading, 'sh');
    expect(more).toEqual([]);
    expect(block).not.toBe('');
    return block;
  };
  const git = (folder: string, ...words: readonly string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words], {
      encoding: 'utf8',
    });

  it('a server with systemd: the shop lies in place, built, with settings for its own eyes and a unit', () => {
    machine.type(step('## On a server with systemd'));
    expect(machine.asked()).toEqual(['systemctl daemon-reload', 'systemctl enable --now bijli-bazaar']);
    const shop = machine.at('/opt/bijli-bazaar');
    for (const path of ['build/server/index.js', 'node_modules/.bin/node', 'src/server.ts'])
      expect(existsSync(join(shop, path)), path).toBe(true);
    expect(statSync(machine.at('/etc/bijli-bazaar.env')).mode & 0o777).toBe(0o600);
    expect(readFileSync(machine.at('/etc/passwd'), 'utf8')).toMatch(
      /^bijli:x:\d+:\d+::\/var\/lib\/bijli-bazaar:\/usr\/sbin\/nologin$/m,
    );
    expect(existsSync(machine.at('/etc/systemd/system/bijli-bazaar.service'))).toBe(true);
  });

  it('commands on such a server: about the shop of the unit, as its user', async () => {
    const url = await freshDatabase(inject('postgresUrl'), `steps_${randomUUID()}`);
    const commands = () => machine.type(step('### Commands on such a server'), '/opt/bijli-bazaar');
    const settings = machine.at('/etc/bijli-bazaar.env');
    writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^DATABASE_URL=.*$/m, `DATABASE_URL='${url}'`));
    expect(commands).toThrow('No shop found');
    expect(await runCommand('migrate', [], { DATABASE_URL: url })).toMatchObject({ code: 0 });
    commands();
    expect(existsSync(machine.at('/opt/bijli-bazaar/data'))).toBe(false);
  });

  it('containers: settings for its own eyes, and what the engine is asked', () => {
    machine.type(step('## In containers'));
    expect(machine.asked()).toEqual([
      'docker compose --file deploy/compose.yaml up --build --detach',
      'docker compose --file deploy/compose.yaml logs shop',
    ]);
    expect(statSync(join(machine.clone, 'deploy/.env')).mode & 0o777).toBe(0o600);
    expect(git(machine.clone, 'status', '--short')).toBe('');
  });

  it('a new version, back to the one before, and on to the next', () => {
    const shop = machine.at('/opt/bijli-bazaar');
    const before = git(shop, 'rev-parse', 'HEAD');
    const release = (name: string) => git(machine.clone, 'commit', '--allow-empty', '--message', name);
    // A version is seldom one commit.
    release('Half of it');
    release('A new version');
    git(shop, 'remote', 'set-url', 'origin', machine.clone);
    machine.type(step('## Upgrading'), '/opt/bijli-bazaar');
    expect(git(shop, 'log', '-1', '--format=%s')).toBe('A new version\n');
    machine.type('git pull --quiet --ff-only', '/opt/bijli-bazaar');
    machine.type(step('## Rolling back'), '/opt/bijli-bazaar');
    expect(git(shop, 'rev-parse', 'HEAD')).toBe(before);
    release('A better one');
    machine.type(step('## Upgrading'), '/opt/bijli-bazaar');
    expect(git(shop, 'log', '-1', '--format=%s')).toBe('A better one\n');
    expect(machine.asked()).toEqual(Array.from({ length: 3 }, () => 'systemctl restart bijli-bazaar'));
  });
});
