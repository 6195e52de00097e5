import { describe, expect, it } from 'vitest';
import { Cells } from './cells.ts';
import { Metrics } from './metrics.ts';
import { Timings } from './timings.ts';

describe('what is told', () => {
  it('is a head and a line for each set of labels, in the text format of Prometheus', async () => {
    const metrics = new Metrics();
    const refusals = metrics.tallies('refusals_total', 'Refusals by\ncode.', ['code']);
    refusals.of(['stock']).count += 2;
    refusals.of(['a "b" \\c']).count += 1;
    metrics.reading('up', 'gauge', 'Whether.', () => 1);
    expect(await metrics.text()).toBe(
      `# HELP refusals_total Refusals by\\ncode.
# TYPE refusals_total counter
refusals_total{code="stock"} 2
refusals_total{code="a \\"b\\" \\\\c"} 1
# HELP up Whether.
# TYPE up gauge
up 1
`,
    );
  });

  it('has times by bounds that add up', async () => {
    const metrics = new Metrics();
    const timings = metrics.timings('took_seconds', 'How long.', ['route']).of(['/']);
    for (const seconds of [0.005, 0.02, 3, 60]) timings.note(seconds);
    const text = await metrics.text();
    expect(text).toContain('took_seconds_bucket{route="/",le="0.005"} 1\n');
    expect(text).toContain('took_seconds_bucket{route="/",le="0.025"} 2\n');
    expect(text).toContain('took_seconds_bucket{route="/",le="10"} 3\n');
    expect(text).toContain('took_seconds_bucket{route="/",le="+Inf"} 4\n');
    expect(text).toContain('took_seconds_sum{route="/"} 63.025\n');
    expect(text).toContain('took_seconds_count{route="/"} 4\n');
  });

  it('leaves out what can’t be read, and shows the rest', async () => {
    const metrics = new Metrics();
    metrics.reading('broken', 'gauge', 'Is away.', () => Promise.reject(new Error('away')));
    metrics.reading('whole', 'gauge', 'Is here.', () => 7);
    expect(await metrics.text()).toMatch(/^# HELP broken .*\n# TYPE broken gauge\n# HELP whole .*\n.*\nwhole 7\n$/);
  });

  it('names nothing twice', () => {
    const metrics = new Metrics();
    metrics.reading('up', 'gauge', 'Whether.', () => 1);
    expect(() => metrics.reading('up', 'gauge', 'Whether.', () => 1)).toThrow('counted twice');
  });
});

it('cells are limited: those after the last are reported as one', () => {
  const cells = new Cells(() => ({ count: 0 }), 3);
  for (const code of ['a', 'b', 'c', 'd', 'e', 'a']) cells.of([code]).count += 1;
  expect(cells.all().map(({ values, cell }) => [values[0], cell.count])).toEqual([
    ['a', 2],
    ['b', 1],
    ['c', 1],
    ['other', 2],
  ]);
});

it('a time on a bound is within it', () => {
  const timings = new Timings([1, 2]);
  for (const seconds of [1, 2, 2.1]) timings.note(seconds);
  expect(timings.read()).toEqual({
    upTo: [
      [1, 1],
      [2, 2],
    ],
    count: 3,
    sum: 5.1,
  });
});
