import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failuresOfVitest } from './failures.mjs';

const FILES = {
  'hook.test.ts': `
    import { afterAll, describe, it } from 'vitest';
    describe('a shop', () => {
      afterAll(() => { throw new Error('does not close'); });
      it('sells', () => {});
    });`,
  // Vitest shows the errors within such an error, and here are none.
  'silent.test.ts': `
    import { afterAll, describe, it } from 'vitest';
    describe('a shop', () => {
      afterAll(() => { throw new AggregateError([]); });
      it('sells', () => {});
    });`,
  'test.test.ts': `
    import { expect, it } from 'vitest';
    it('counts', () => expect(1).toBe(2));
    it('adds', () => {});`,
  'load.test.ts': `throw new Error('cannot be loaded', { cause: new Error('no database') });`,
  'late.test.ts': `
    import { it } from 'vitest';
    it('waits', async () => {
      setTimeout(() => { throw new Error('too late'); }, 0);
      await new Promise(resolve => setTimeout(resolve, 100));
    });`,
  'dies.test.ts': `
    import { it } from 'vitest';
    it('dies', () => process.kill(process.pid, 'SIGKILL'));`,
};

// Inside the project, so that the tests find vitest.
const cache = join(import.meta.dirname, '../../.cache');
let folder: string;
let run: unknown;
beforeAll(async () => {
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'failures-'));
  for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
  const report = join(folder, 'run.json');
  const reporter = join(import.meta.dirname, 'vitest-run.reporter.mjs');
  const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');
  const { VITEST: _, ...env } = process.env;
  const child = spawn(process.execPath, [vitest, 'run', '--root', folder, `--reporter=${reporter}`], {
    env: { ...env, VITEST_RUN: report },
    stdio: 'ignore',
  });
  await once(child, 'exit');
  run = JSON.parse(await readFile(report, 'utf8'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('what failed is named, in tests and outside of them, each with its reason', () => {
  const failures = failuresOfVitest(run).map(({ file, test, why }) => [
    file.split('/').at(-1),
    test,
    why.split('\n')[0],
  ]);
  expect(failures).toEqual(
    expect.arrayContaining([
      ['test.test.ts', 'counts', 'AssertionError: expected 1 to be 2 // Object.is equality'],
      ['hook.test.ts', 'hooks of “a shop”', 'Error: does not close'],
      ['load.test.ts', 'the file itself', 'Error: cannot be loaded'],
      ['late.test.ts', 'an error nobody handled', 'Error: too late'],
      ['silent.test.ts', 'the whole file', 'It failed outside of its tests, without an error.'],
      ['dies.test.ts', 'the whole file', 'It did not come to an end; its process may have died.'],
    ]),
  );
  expect(failures.filter(([, test]) => ['sells', 'adds', 'waits'].includes(String(test)))).toEqual([]);
});

it('the cause stands beside the error, without the lines of packages', () => {
  const failure = failuresOfVitest(run).find(({ file }) => file.endsWith('load.test.ts'));
  expect(failure?.why).toContain('Error: no database');
  expect(failure?.why).not.toContain('node_modules');
});

it('a run that left no report has nothing to name', () => expect(failuresOfVitest(null)).toEqual([]));
