import { type ExecFileException, execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { KEY_PREFIX } from '#people/accounts/server/keys/key-actor.ts';
import { tokenHash } from '#people/accounts/server/sign-in/token-hash.ts';
import { SCOPES_OF } from '#shared/api/scopes.ts';
import { newId } from '#shared/id.ts';
import type { Actor } from '#test/rights/actors.ts';
import { type Scene, setScene } from '#test/rights/scene.ts';
import { pythonProgram } from '#test/setup/python-program.ts';

const run = promisify(execFile);
const SCHEMATHESIS = { name: 'schemathesis', version: '4.32.5' };
/** For each credential. */
const SECONDS = Number(process.env.SECONDS ?? (process.env.LONG === '1' ? 300 : 60));
const CHECKS = 'not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance';
/** They would end the session that asks. */
const ENDS_SESSIONS = '^/api/(?:auth/(?:logout|reset-password)|account/(?:password|email|delete|sessions))';
const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * Requests that a program of others (Schemathesis) makes from the API document alone, valid ones and broken ones, one after
 * another and in chains. Whoever asks: no answer is a fault of the server, and each is as the document says. R37.1.
 */
describe('requests generated from the API document', () => {
  let scene: Scene;
  let address: string;
  let program: string;
  beforeAll(async () => {
    program = await pythonProgram(SCHEMATHESIS);
    scene = await setScene();
    await scene.shop.app.listen({ host: '127.0.0.1', port: 0 });
    address = `http://127.0.0.1:${(scene.shop.app.server.address() as AddressInfo).port}`;
  });
  afterAll(() => scene.shop.end());

  const keyOf = async (actor: 'seller' | 'administrator') => {
    const key = KEY_PREFIX + actor.padStart(43, 'k');
    await sql`insert into api_keys (id, user_id, name, beginning, key_hash, scopes)
      values (${newId()}, ${scene.personOf(actor).id}, 'generated', 'bbk_', ${tokenHash(key)},
        ${JSON.stringify(SCOPES_OF[actor])})`.execute(scene.shop.open.db);
    return key;
  };
  const session = (actor: Actor) => () => scene.newToken(actor);
  const isKnown = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${address}/api/admin/orders/get`, { headers })).status !== 401;
  };
  const CREDENTIALS: Record<string, (() => Promise<string>) | undefined> = {
    nobody: undefined,
    'a shopper': session('shopper'),
    'a seller': session('seller'),
    'a key of a seller': () => keyOf('seller'),
    'an administrator': session('administrator'),
    'a key of an administrator': () => keyOf('administrator'),
  };

  it.for(Object.keys(CREDENTIALS))(
    'are answered for %s',
    { timeout: SECONDS * 3_000 + 120_000 },
    async (who, { task }) => {
      const token = await CREDENTIALS[who]?.();
      const credential = token ? ['-H', `Authorization: Bearer ${token}`, '--exclude-path-regex', ENDS_SESSIONS] : [];
      const options = [
        '--max-time',
        `${SECONDS}`,
        '--checks',
        CHECKS,
        '--continue-on-failure',
        '--no-shrink',
        '--no-color',
      ];
      const { output, code } = await generate(program, [`${address}/api/openapi.json`, ...options, ...credential]);
      const [, requests = 'none'] = /(\d+) generated/.exec(output) ?? [];
      task.meta.figures = { [`requests of ${who}`]: requests };
      expect(code, output.slice(-20_000)).toBe(0);
      // Who is no longer known would have seen refusals only.
      if (token) expect(await isKnown(token)).toBe(true);
    },
  );
});

async function generate(
  program: string,
  words: readonly string[],
): Promise<{ readonly output: string; readonly code: number }> {
  const cwd = await mkdtemp(join(tmpdir(), 'generated-'));
  return run(program, ['run', ...words], { cwd, maxBuffer: MAX_OUTPUT }).then(
    ({ stdout }) => ({ output: stdout, code: 0 }),
    (error: ExecFileException & { stdout?: string }) => ({ output: error.stdout ?? '', code: Number(error.code) || 1 }),
  );
}
