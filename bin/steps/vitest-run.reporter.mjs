import { writeFileSync } from 'node:fs';

/**
 * Writes to VITEST_RUN what a run found: every test with its result, the time of each file with hooks and imports, and
 * what failed outside of a test: hooks, files that did not load or did not end, rejections that nobody handled. Vitest's
 * own JSON leaves those out, or names the file without the reason.
 * @typedef {{file: string, test: string, state: string, ms: number, figures: object, why: string}} TestRun
 * @typedef {{tests: TestRun[], times: import('./slowest.mjs').FileTime[],
 *   outside: import('./failures.mjs').Failure[]}} VitestRun
 */
export default class VitestRunReporter {
  onTestRunEnd(modules, errors) {
    const run = {
      tests: modules.flatMap(testsOf),
      times: modules.map(timeOf),
      outside: [...modules.flatMap(failuresOutsideTests), ...errors.map(unhandled)],
    };
    writeFileSync(process.env.VITEST_RUN, JSON.stringify(run));
  }
}

function testsOf(module) {
  return [...module.children.allTests()].map(test => {
    const { state, errors } = test.result();
    return {
      file: module.moduleId,
      test: test.fullName,
      state,
      ms: test.diagnostic()?.duration ?? 0,
      figures: test.meta().figures ?? {},
      why: textOf(errors ?? []),
    };
  });
}

function timeOf(module) {
  const { collectDuration, duration } = module.diagnostic();
  return { file: module.moduleId, ms: collectDuration + duration };
}

function failuresOutsideTests(module) {
  const file = module.moduleId;
  const suites = [...module.children.allSuites()].filter(suite => suite.errors().length > 0);
  const found = [
    ...(module.errors().length > 0 ? [{ file, test: 'the file itself', why: textOf(module.errors()) }] : []),
    ...suites.map(suite => ({ file, test: `hooks of “${suite.fullName}”`, why: textOf(suite.errors()) })),
  ];
  const state = module.state();
  if (found.length > 0 || state === 'passed' || state === 'skipped') return found;
  if (state !== 'failed')
    return [{ file, test: 'the whole file', why: 'It did not come to an end; its process may have died.' }];
  const hasFailedTest = [...module.children.allTests()].some(test => test.result().state === 'failed');
  return hasFailedTest
    ? []
    : [{ file, test: 'the whole file', why: 'It failed outside of its tests, without an error.' }];
}

function unhandled(error) {
  return { file: error.VITEST_TEST_PATH ?? 'outside of files', test: 'an error nobody handled', why: textOf([error]) };
}

/** Messages with the lines of the project's own code, and what caused them. */
function textOf(errors) {
  return errors
    .flatMap(error => [error, error.cause].filter(Boolean))
    .map(({ stack, message, name }) => stack?.replace(/^ +at .*node_modules.*\n?/gm, '').trim() || message || name)
    .join('\n');
}
