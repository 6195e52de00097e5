import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Machine, newMachine } from '#test/deploy/typed-steps.ts';
import { blocksUnder } from '#test/document-blocks.ts';

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

  it('containers: settings for its own eyes, and what the engine is asked', () => {
    machine.type(step('## In containers'));
    expect(machine.asked()).toEqual([
      'docker compose --file deploy/compose.yaml up --build --detach',
      'docker compose --file deploy/compose.yaml logs shop',
    ]);
    expect(statSync(join(machine.clone, 'deploy/.env')).mode & 0o777).toBe(0o600);
    expect(git(machine.clone, 'status', '--short')).toBe('');
  });

  it('a new version, and back to the one before', () => {
    const shop = machine.at('/opt/bijli-bazaar');
    const before = git(shop, 'rev-parse', 'HEAD');
    git(machine.clone, 'commit', '--allow-empty', '--message', 'A new version');
    git(shop, 'remote', 'set-url', 'origin', machine.clone);
    machine.type(step('## A new version'), '/opt/bijli-bazaar');
    expect(git(shop, 'log', '-1', '--format=%s')).toBe('A new version\n');
    machine.type(step('## Back to the version before'), '/opt/bijli-bazaar');
    expect(git(shop, 'rev-parse', 'HEAD')).toBe(before);
    expect(machine.asked()).toEqual(['systemctl restart bijli-bazaar', 'systemctl restart bijli-bazaar']);
  });
});
