import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { printLine, run } from '#process/printout.ts';

/** The environment that the figures depend on. */
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

export interface Column<Row> {
  readonly head: string;
  readonly of: (row: Row) => string;
  readonly isText?: true;
}

/** Rows as a Markdown table whose columns stand under each other in a terminal too. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const cells = rows.map(each => columns.map(column => column.of(each)));
  const widths = columns.map(({ head }, at) => Math.max(3, head.length, ...cells.map(each => each[at]?.length ?? 0)));
  const line = (texts: readonly string[]) =>
    row(texts.map((text, at) => (columns[at]?.isText ? text.padEnd(widths[at] ?? 0) : text.padStart(widths[at] ?? 0))));
  const rule = widths.map((width, at) => (columns[at]?.isText ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(columns.map(column => column.head)), line(rule), ...cells.map(line)].join('\n');
}

export function tenth(value: number): string {
  return value.toFixed(1);
}

export function megabytes(bytes: number): string {
  return count(bytes / 1_000_000);
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** Runs a bench; Ctrl-C ends everything: children see their parent go, the database too. */
export function runBench(work: () => Promise<void>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
  return run(work);
}

/** The file of a report: of a full run among the documents, of others in the build's folder. */
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
  printLine(`Written to ${Object.keys(files).join(' and ')}.`);
}
