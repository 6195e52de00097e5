import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { decodeAnswer } from './call.ts';
import { get, readAs } from './endpoint.ts';
import { instant } from './wire.ts';

it('an answer that is read as something else is decoded first', () => {
  const listDays = get('/days', { summary: 'Days', output: z.object({ data: z.array(instant) }) });
  const listYears = readAs(listDays, ({ data }) => data.map(day => day.getUTCFullYear()));
  expect(decodeAnswer(listYears, { data: ['2026-11-26T00:00:00.000Z'] })).toEqual([2026]);
  expect(listYears).toMatchObject({ method: 'GET', path: '/days' });
});
