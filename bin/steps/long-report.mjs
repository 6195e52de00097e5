import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './node.mjs';

const folder = join('docs', 'reports');
/** Folders of the tests that run at full counts in a long run. */
const proofs = [join('test', 'long'), join('test', 'proof')];

/**
 * Writes the dated report of a long run: the machine, each long test with its time and the figures it left in
 * `task.meta.figures`, and the sums of every runner. @returns {string} its path
 */
export function writeLongReport(outcomes, start) {
  const day = new Date(start).toISOString().slice(0, 10);
  const path = join(folder, `${day}-long.md`);
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, path), reportOf(outcomes, start, day));
  return path;
}

function reportOf(outcomes, start, day) {
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const sums = outcomes.map(({ name, passed, failed, skipped }) => `| ${name} | ${passed} | ${failed} | ${skipped} |`);
  return [
    `# Long run of ${day}`,
    `Took ${minutes} minutes on ${machine}, ${type()} ${release()}.`,
    ['| Runner | passed | failed | skipped |', '| --- | ---: | ---: | ---: |', ...sums].join('\n'),
    '## The proofs at full counts',
    longTests(outcomes).join('\n') || 'None ran.',
    '',
  ].join('\n\n');
}

function longTests(outcomes) {
  const tests = outcomes.flatMap(({ report }) => report?.tests ?? []);
  const long = tests.filter(({ file }) => proofs.some(place => relative(root, file).startsWith(place)));
  return long.flatMap(({ test, state, ms, figures }) => [
    `- **${state}** ${test} (${(ms / 1000).toFixed(1)} s)`,
    ...Object.entries(figures).map(([name, value]) => `  - ${name}: ${value}`),
  ]);
}
