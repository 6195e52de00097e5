import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CopiedProject, copyProject } from '#test/fixtures/copied-project.ts';
import { MONEY_RULES } from './money-rules.ts';

const ROOT = resolve(import.meta.dirname, '../..');
interface Outcome {
  readonly failed: number;
  readonly passed: number;
}

/** Each rule is taken out of a copy of the shop, where its test must fail, and not by being unreadable. */
describe('every rule of money is needed', () => {
  let project: CopiedProject;
  let copy: string;
  beforeAll(async () => {
    project = await copyProject();
    copy = project.folder;
  });
  afterAll(() => project.remove());

  async function run(test: string, bail: number): Promise<Outcome> {
    const report = join(copy, 'report.json');
    const kind = test.startsWith('src/') ? 'unit' : 'api';
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const says = ['--reporter=json', `--outputFile=${report}`, `--bail=${bail}`];
    const child = spawn(process.execPath, [vitest, 'run', '--project', kind, test, ...says], {
      cwd: copy,
      // As every day, and not as a worker of this run.
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
      stdio: 'ignore',
    });
    await once(child, 'exit');
    const { numFailedTests, numPassedTests } = JSON.parse(await readFile(report, 'utf8'));
    await rm(report);
    return { failed: numFailedTests, passed: numPassedTests };
  }

  it.for([...new Set(MONEY_RULES.map(({ test }) => test))])(
    'with all of them in place nothing fails in %s',
    async test => {
      const { failed, passed } = await run(test, 0);
      expect(failed).toBe(0);
      expect(passed).toBeGreaterThan(0);
    },
  );

  it.for(MONEY_RULES)('$rule', async ({ rule, file, from, to, test }, { task }) => {
    const path = join(copy, file);
    const source = await readFile(path, 'utf8');
    expect(source.split(from), `"${rule}" is not once in ${file} any more`).toHaveLength(2);
    await writeFile(
      path,
      source.replace(from, () => to),
    );
    try {
      // The first that fails is enough.
      const { failed } = await run(test, 1);
      task.meta.figures = { 'fails without it': test };
      expect(failed, `without "${rule}" nothing fails`).toBeGreaterThan(0);
    } finally {
      await writeFile(path, source);
    }
  });
});
