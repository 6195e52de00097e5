import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { day } from './wire.ts';

it.each(['2026-11-21', '2028-02-29', '0001-01-01', '9999-12-31'])('%s is a day', text => {
  expect(z.safeParse(day, text).success).toBe(true);
});

it.each(['0000-01-01', '2026-02-29', '2026-13-01', '21-11-2026', '2026-11-21T00:00:00Z', ''])(
  '%j is no day, which the database would say by a fault (D28)',
  text => {
    expect(z.safeParse(day, text).success).toBe(false);
  },
);
