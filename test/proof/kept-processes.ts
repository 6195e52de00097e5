import { resolve } from 'node:path';
import { keepProcesses } from '#platform/processes/keep-processes.ts';

/** Two servers that share a port, as PROCESSES=2 has them. */
const args = process.argv.slice(2);
await keepProcesses({ program: resolve(import.meta.dirname, 'shop-process.ts'), args, count: 2 });
process.stdin.on('end', () => process.exit()).resume();
