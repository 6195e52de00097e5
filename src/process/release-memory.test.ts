import { getHeapStatistics } from 'node:v8';
import { expect, it } from 'vitest';
import { releaseMemory } from './release-memory.ts';

const MIB = 1024 * 1024;

/** Much that is no longer needed when it returns, in small pieces as modules and rows are. */
function leaveGarbage(): number {
  const rows = Array.from({ length: 400_000 }, (_, at) => ({ name: `row ${at}`, parts: [at, at + 1] }));
  return rows.length;
}

it('returns the memory of what is no longer needed', () => {
  leaveGarbage();
  const before = getHeapStatistics();
  releaseMemory();
  const after = getHeapStatistics();
  expect(before.total_heap_size - after.total_heap_size).toBeGreaterThan(20 * MIB);
  expect('gc' in globalThis).toBe(false);
});
