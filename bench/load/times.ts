/** How long the middle one took and how long the slowest in a hundred, in milliseconds. */
export interface Times {
  readonly p50Ms: number;
  readonly p99Ms: number;
}

/** @param took how long each took; sorted here */
export function timesOf(took: number[]): Times {
  took.sort((one, other) => one - other);
  const rank = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN;
  return { p50Ms: rank(0.5), p99Ms: rank(0.99) };
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const WARM_UP = 10;

/** Does one thing after the other, each time after `before`, which is not counted. */
export async function timed(
  samples: number,
  once: (at: number) => Promise<unknown>,
  before: () => Promise<unknown>,
): Promise<Times> {
  const took: number[] = [];
  for (let at = -WARM_UP; at < samples; at += 1) {
    await before();
    const begun = performance.now();
    await once(Math.abs(at));
    if (at >= 0) took.push(performance.now() - begun);
  }
  return timesOf(took);
}
