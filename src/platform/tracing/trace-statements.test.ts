import { describe, expect, it } from 'vitest';
import { StatementMeter } from '#platform/db/statements/statement-meter.ts';
import { during } from '#platform/occasion.ts';
import { statementShape, traceStatements } from './trace-statements.ts';
import type { Span } from './traces.ts';

describe('the name of a statement is its operation and its first table', () => {
  it.each([
    ['select "id" from "orders" where "id" = $1', 'SELECT orders'],
    ['insert into "jobs"."job" (a) values ($1)', 'INSERT jobs.job'],
    ['update "products" set stock = stock - $1', 'UPDATE products'],
    ['with a as (select 1 from carts) delete from b', 'WITH carts'],
    [`select 'x from secrets', now()`, 'SELECT'],
    ['select extract(epoch from now())', 'SELECT'],
    ['select extract(epoch from p.created_at) from products p', 'SELECT products'],
    ['begin', 'BEGIN'],
    ['-- why\n  delete from sessions', 'DELETE sessions'],
    ['', 'OTHER'],
  ])('%s', (text, name) => {
    expect(statementShape(text).name).toBe(name);
  });
});

it('a meter that is not traced is as it was made: nothing runs for each statement', () => {
  expect(Object.hasOwn(new StatementMeter(), 'send')).toBe(false);
});

it('a traced meter still counts, and statements of nobody are in no trace', () => {
  const ended: unknown[] = [];
  const span: Span = { traceparent: '', begin: () => span, end: end => void ended.push(end) };
  const meter = new StatementMeter();
  traceStatements(meter);
  meter.send('select 1')();
  expect(ended).toEqual([]);
  const sent = during({ span }, () => meter.send('select 1'));
  sent(Object.assign(new Error('Key (email)=(a@b.example) exists'), { code: '23505' }));
  expect(ended).toEqual([{ fault: '23505' }]);
  expect(meter.timings.read().count).toBe(2);
  expect(meter.failed).toBe(1);
});
