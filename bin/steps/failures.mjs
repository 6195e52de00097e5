import { isAbsolute, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './node.mjs';

/** @typedef {{file: string, test: string, why: string}} Failure */

/** As much of what a runner says as a summary bears. */
export const longest = 600;

/** The tests that failed in a report of vitest. @returns {Failure[]} a file that could not be read counts as one */
export function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(each => each.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [failure(name, 'could not be read', message)];
    return failed.map(each => failure(name, each.fullName, each.failureMessages.join('\n')));
  });
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
