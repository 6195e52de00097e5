import { availableParallelism, cpus, loadavg, release, totalmem, type } from 'node:os';

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
