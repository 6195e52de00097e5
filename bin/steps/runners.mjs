import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failuresOfJourneys, failuresOfVitest } from './failures.mjs';
import { root, scriptOf, toolEnv, toolNode } from './node.mjs';
import { runWith } from './program.mjs';
import { timesOfJourneys } from './slowest.mjs';

/**
 * @typedef {{name: string, passed: number, failed: number, skipped: number, secondTry: number, report: object | null,
 *   failures: import('./failures.mjs').Failure[], times: import('./slowest.mjs').FileTime[]}} Outcome
 */

const results = join(root, '.cache', 'results');

/** What one process has read and compiled, the next need not: tests start some hundred. */
const compiled = join(root, '.cache', 'compiled');

/**
 * Runs vitest over the given projects: all their tests, or those chosen.
 * @param {import('./test-files.mjs').Choice} [chosen] their files, and words of their titles if not all @returns {Promise<Outcome>}
 */
export async function runVitest(projects, env, { files, title } = { files: [] }) {
  const { code, report } = await runReporting('vitest.json', file => ({
    args: [
      scriptOf('vitest'),
      'run',
      ...files,
      ...(title === undefined ? [] : ['--testNamePattern', literally(title)]),
      ...projects.flatMap(name => ['--project', name]),
      '--passWithNoTests',
      '--reporter=default',
      '--reporter=./bin/steps/vitest-run.reporter.mjs',
    ],
    env: { ...env, ...chosen(files), VITEST_RUN: file, NODE_COMPILE_CACHE: compiled },
  }));
  const tests = report?.tests ?? [];
  const having = state => tests.filter(test => test.state === state).length;
  const failures = failuresOfVitest(report);
  return count('Unit and API tests', code, report, {
    passed: having('passed'),
    failed: failures.length,
    // What was not asked for counts as skipped to the runner.
    skipped: title === undefined ? having('skipped') + having('pending') : 0,
    failures,
    times: report?.times ?? [],
  });
}

/**
 * Runs the journeys in a real browser: all, or those chosen.
 * @param {import('./test-files.mjs').Choice} [chosen] their files, and words of their titles if not all @returns {Promise<Outcome>}
 */
export async function runJourneys(env, { files, title } = { files: [] }) {
  const { code, report } = await runReporting('journeys.json', file => ({
    args: [
      scriptOf('@playwright/test', 'playwright'),
      'test',
      ...files,
      ...(title === undefined ? [] : ['--grep', literally(title)]),
      '--pass-with-no-tests',
      '--reporter=list,json',
    ],
    env: {
      ...env,
      ...chosen(files),
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      NODE_COMPILE_CACHE: compiled,
    },
  }));
  const stats = report?.stats;
  return count('Browser journeys', code, report, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
    secondTry: stats?.flaky ?? 0,
    failures: failuresOfJourneys(report),
    times: timesOfJourneys(report),
  });
}

/** What is named is run, also if only the long run has it otherwise. */
function chosen(files) {
  return files.length > 0 ? { CHOSEN: '1' } : {};
}

/** Words as the pattern that finds just them. */
function literally(words) {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

async function runReporting(name, commandFor) {
  const file = join(results, name);
  mkdirSync(results, { recursive: true });
  rmSync(file, { force: true });
  const { args, env } = commandFor(file);
  const code = await runWith(toolNode(), args, toolEnv(env));
  return { code, report: readJson(file) };
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** A runner that ended badly without naming a failed test has failed once all the same. */
function count(name, code, report, { failed, ...counts }) {
  return { name, secondTry: 0, ...counts, failed: code !== 0 && failed === 0 ? 1 : failed, report };
}
