import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { run, say } from '#process/printout.ts';

/** What the figures depend on besides the code. */
export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryBytes: number;
  readonly system: string;
  readonly node: string;
  /** How many others wanted the processor in the minute before. */
  readonly loadBefore: number;
}

export function machineFacts(): Machine {
  return {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryBytes: totalmem(),
    system: `${type()} ${release()}`,
    node: process.versions.node,
    loadBefore: loadavg()[0] ?? 0,
  };
}

/** The end of a report's first paragraph. */
export function wordsOfMachine({ node, cores, processor, system, loadBefore }: Machine): string {
  return `Node ${node}, ${cores} × ${processor}, ${system}; load before the start ${loadBefore.toFixed(1)}.`;
}

export function count(value: number): string {
  return Math.round(value).toLocaleString('en-IN');
}

/** A line of a Markdown table. */
export function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Runs a bench; Ctrl-C ends everything: children see their parent go, the database too. */
export function runBench(work: () => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
  return run(work);
}

/** Where a report goes: that of a whole run among the project's documents, of any other beside the build. */
export function reportFile(name: string, isWhole: boolean): string {
  return isWhole ? `docs/reports/${today()}-${name}` : `.cache/results/${name}`;
}

/** Writes files, named from the root, and says so. */
export async function writeFiles(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const path = join(resolve(import.meta.dirname, '..'), file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  say(`Written to ${Object.keys(files).join(' and ')}.`);
}
