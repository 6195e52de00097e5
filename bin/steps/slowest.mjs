import { isAbsolute, relative } from 'node:path';
import { root } from './node.mjs';
import { grey } from './say.mjs';

/** @typedef {{file: string, ms: number}} FileTime */

const shown = 10;

/** What each file of journeys took, all tries added up. @returns {FileTime[]} */
export function timesOfJourneys(report) {
  const testsUnder = ({ specs = [], suites = [] }) => [
    ...specs.flatMap(({ tests }) => tests),
    ...suites.flatMap(testsUnder),
  ];
  return (report?.suites ?? []).map(suite => ({
    file: `${report.config.rootDir}/${suite.file}`,
    ms: testsUnder(suite)
      .flatMap(({ results }) => results)
      .reduce((sum, { duration }) => sum + duration, 0),
  }));
}

/** Prints the slowest files, so that a slow test is noticed. */
export function showSlowest(times) {
  if (times.length === 0) return;
  const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, shown);
  console.log(`\nThe slowest of ${times.length} test files`);
  for (const { file, ms } of slowest) {
    const path = isAbsolute(file) ? relative(root, file) : file;
    console.log(`${grey(`${(ms / 1000).toFixed(1)} s`.padStart(8))}  ${path}`);
  }
}
