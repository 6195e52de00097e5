import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Runs `npm run <name> -- <words>` without npm, which adds nothing but time. */
function ask(name: string, ...words: string[]): Promise<{ code: number; words: string }> {
  const [, file = '', ...own] = scripts[name]?.split(' ') ?? [];
  return new Promise(done => {
    execFile(process.execPath, [file, ...own, ...words], { cwd: root }, (error, stdout, stderr) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, words: stdout + stderr }),
    );
  });
}

/** What every command begins its work with, and says so. */
const WORK = /Checking for|Installing|Building/;

test.each(Object.keys(scripts))('npm run %s says what it does, and takes no word that it does not know', async name => {
  const [help, other] = await Promise.all([ask(name, '--help'), ask(name, '--nonsense')]);
  expect(help.words).toContain('npm ');
  expect(help.words + other.words).not.toMatch(WORK);
  expect(help.code).toBe(0);
  expect(other.words).toMatch(/npm |--help/);
  expect(other.code).toBe(2);
});

test.each([
  ['catalogue', '--help', 0],
  ['orders', '--rows', 2],
  ['--only', 'everything', 2],
] as const)('npm run bench -- %s %s is answered before anything is looked for', async (first, second, code) => {
  const answer = await ask('bench', first, second);
  expect(answer.words).toContain('npm run bench -- catalogue');
  expect(answer.words).not.toMatch(WORK);
  expect(answer.code).toBe(code);
});
