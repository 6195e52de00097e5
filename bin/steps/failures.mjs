import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './node.mjs';

/** @typedef {{file: string, test: string, why: string}} Failure */

/** As much of what a runner says as a summary bears. */
export const longest = 600;

/**
 * What failed in a run of vitest, in tests and outside of them.
 * @param {import('./vitest-run.reporter.mjs').VitestRun | null} run @returns {Failure[]}
 */
export function failuresOfVitest(run) {
  const failed = (run?.tests ?? []).filter(({ state }) => state === 'failed');
  return [...failed, ...(run?.outside ?? [])].map(({ file, test, why }) => failure(file, test, why));
}

/** The journeys that failed at every try, or at the first of two. @returns {Failure[]} */
export function failuresOfJourneys(report) {
  const under = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(under)];
  return (report?.suites ?? []).flatMap(under).flatMap(({ file, title, ok, tests }) => {
    const error = tests.flatMap(({ results }) => results).find(result => result.error)?.error;
    return error
      ? [failure(`${report.config.rootDir}/${file}`, ok ? `${title} (passed on retry)` : title, error.message)]
      : [];
  });
}

/** @returns {Failure} with the file's path in the project */
export function failure(file, test, why) {
  const plain = stripVTControlCharacters(why ?? '').trim();
  return {
    file: isAbsolute(file) ? relative(root, file) : file,
    test,
    why: plain.length > longest ? `${plain.slice(0, longest)}…` : plain,
  };
}
