import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addKey } from '#people/accounts/keys/keys.contract.ts';
import { castOf, givePasswords } from '#test/fixtures/cast.ts';
import { freePort } from '#test/fixtures/free-port.ts';
import { startTestShop, type TestShop } from '#test/fixtures/shop.ts';

/** The first that knows the version of 2026-07-28. */
const VERSION = '0.2.0-alpha.12';
const PASSWORD = 'a password of the test';
const run = promisify(execFile);

const OWN_TOOLS = 'calls a tool of the suite’s own, which only its sample server has';
const NO_RESOURCES = 'is about resources, which the servers do not have and do not declare';
const NO_PROMPTS = 'is about prompts, which the servers do not have and do not declare';
const NO_STREAMS = 'is about streams and questions to the client; each POST is answered with one JSON message';
const EXTENSION = 'is about an extension that the servers do not declare';

/** Scenarios that do not apply, and why. Every other one is run. */
const LEFT_OUT: readonly (readonly [scenario: RegExp, why: string])[] = [
  [/^tools-call-|^json-schema-2020-12$/, OWN_TOOLS],
  [/^resources-|resource-not-found$/, NO_RESOURCES],
  [/^prompts-/, NO_PROMPTS],
  [/^elicitation-|^input-required-|^server-sse-/, NO_STREAMS],
  [/^tasks-|^sep-2640-skills-/, EXTENSION],
  [/^logging-set-level$/, 'is about logs for the client, which the servers do not declare'],
  [/^completion-complete$/, 'is about completion of prompts and resources'],
  [/^http-custom-header/, 'is about tools whose parameters are headers too; there are none'],
];

interface Check {
  readonly id: string;
  readonly status: string;
  readonly errorMessage?: string;
}

/** Checks of scenarios that apply which do not, and why. */
const NOT_CHECKED: Readonly<Record<string, string>> = {
  'sep-2575-server-rejects-undeclared-capability': OWN_TOOLS,
  'sep-2575-missing-capability-http-400': OWN_TOOLS,
  'sep-2575-http-server-no-independent-requests-on-stream': OWN_TOOLS,
  'sep-2575-server-no-log-without-loglevel': OWN_TOOLS,
  'sep-2549-prompts-list-caching-hints': NO_PROMPTS,
  'sep-2549-resources-list-caching-hints': NO_RESOURCES,
  'sep-2549-resources-templates-list-caching-hints': NO_RESOURCES,
};
/** Of the shop alone: the check calls a tool without arguments, and agents must say which platform they are of. */
const NOT_CHECKED_OF_SHOP = ['sep-2243-server-accepts-whitespace-header-value'];

const home = mkdtempSync(join(tmpdir(), 'mcp-'));
const program = join(home, 'node_modules/@modelcontextprotocol/conformance/dist/index.js');
let shop: TestShop;
let withKey: Server;
const urls = { shop: '', office: '' };

beforeAll(async () => {
  const suite = `@modelcontextprotocol/conformance@${VERSION}`;
  execFileSync('npm', ['install', '--prefix', home, '--no-save', '--ignore-scripts', suite], { stdio: 'pipe' });
  const port = await freePort();
  shop = await startTestShop('embedded', { address: `http://127.0.0.1:${port}` });
  const cast = await castOf(shop);
  await givePasswords(shop, PASSWORD);
  const seller = await shop.as(cast.deccan);
  const scopes = ['products:read' as const, 'orders:read' as const, 'reports:read' as const];
  const { key } = await seller.call(addKey, { name: 'Suite', scopes, password: PASSWORD });
  await shop.app.listen({ port, host: '127.0.0.1' });
  withKey = bearing(key, port);
  await new Promise<void>(listening => withKey.listen(0, '127.0.0.1', listening));
  urls.shop = `http://127.0.0.1:${port}/api/ucp/mcp`;
  urls.office = `http://127.0.0.1:${(withKey.address() as AddressInfo).port}/api/mcp`;
}, 300_000);
afterAll(async () => {
  withKey.close().closeAllConnections();
  await shop.end();
  rmSync(home, { recursive: true, force: true });
});

/** The suite sends no credentials, so something in front of the shop adds the key. */
function bearing(key: string, port: number): Server {
  return createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, authorization: `Bearer ${key}` };
    const { method, url: path } = incoming;
    const asked = request({ host: '127.0.0.1', port, method, path, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    asked.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(asked);
  });
}

/** Names of scenarios with the versions of the protocol that each is for. */
async function scenarios(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { stdout } = await run(process.execPath, [program, 'list', '--server'], { cwd: home });
  return new Map(
    [...stdout.matchAll(/^ {2}- (\S+) \[(.*)\]$/gm)].map(([, name = '', versions = '']) => [name, versions.split(',')]),
  );
}

/** What a scenario finds wrong. */
async function faultsOf(scenario: string, version: string, url: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(home, 'result-'));
  const told = [program, 'server', '--url', url, '--scenario', scenario, '--spec-version', version, '-o', folder];
  // It ends with an error where a check fails, and the file has all checks.
  await run(process.execPath, told, { cwd: home }).catch(() => undefined);
  const [file] = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('checks.json'),
  );
  if (file === undefined) return ['no result was written'];
  const checks = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Check[];
  if (checks.length === 0) return ['nothing was checked'];
  return checks
    .filter(({ id, status }) => status === 'FAILURE' && !(id in NOT_CHECKED))
    .filter(({ id }) => url !== urls.shop || !NOT_CHECKED_OF_SHOP.includes(id))
    .map(({ id, errorMessage = '' }) => `${id}: ${errorMessage}`);
}

/** R92.8, R98.22: by the suite of the protocol itself. */
describe.each(['shop', 'office'] as const)('the tools of the %s', server => {
  it('conform in every scenario that applies', { timeout: 600_000 }, async ({ task }) => {
    const all = [...(await scenarios())];
    const apply = all.filter(([name]) => !LEFT_OUT.some(([left]) => left.test(name)));
    expect(apply.length).toBeGreaterThanOrEqual(8);
    const faults: string[] = [];
    for (const [scenario, versions] of apply)
      for (const version of versions)
        for (const fault of await faultsOf(scenario, version, urls[server]))
          faults.push(`${scenario} in ${version}: ${fault}`);
    const names = apply.map(([name]) => name);
    task.meta.figures = { scenarios: `${names.length} of ${all.length}: ${names.join(', ')}` };
    expect(faults).toEqual([]);
  });

  it('leave out what is there and has a reason', async () => {
    const all = [...(await scenarios()).keys()];
    for (const [left] of LEFT_OUT)
      expect([String(left), all.some(name => left.test(name))]).toEqual([String(left), true]);
  });
});
