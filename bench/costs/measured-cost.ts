import type { Cost } from '#platform/http/load/costs.ts';

/** The least processor time that an answer took, as `test/api/platform/limits/costs.test.ts` measured it. */
export interface MeasuredCost {
  /** Method and path of a call, or the path of a page. */
  readonly name: string;
  readonly cost: Cost;
  readonly cpuMs: number;
}
