import { expect, it } from 'vitest';
import { FaultLog } from './fault-log.ts';

it('keeps of an error what names nobody', () => {
  const log = new FaultLog();
  const err = Object.assign(new TypeError('Key (email)=(asha@home.example) exists'), { code: '23505' });
  log.note(50, { reqId: '4T2R-9XK7-QM3D' }, [{ err, route: '/api/auth/register' }, 'request failed']);
  log.note(50, {}, [err]);
  log.note(60, {}, ['stopped']);
  log.note(40, { reqId: 'A' }, [{ err }, 'job failed']);
  const [first, second, third, ...more] = log.take();
  expect(first).toMatchObject({
    what: 'request failed',
    fault: 'TypeError 23505',
    place: '/api/auth/register',
    reference: '4T2R-9XK7-QM3D',
  });
  expect([second?.what, second?.fault]).toEqual(['error', 'TypeError 23505']);
  expect([third?.what, third?.fault]).toEqual(['stopped', null]);
  expect(more).toEqual([]);
  expect(log.take()).toEqual([]);
});

it('has room for a hundred, those that were put back first', () => {
  const log = new FaultLog();
  for (let at = 0; at < 300; at += 1) log.note(50, {}, [`error ${at}`]);
  const taken = log.take();
  expect(taken).toHaveLength(100);
  log.note(50, {}, ['a later one']);
  log.putBack(taken);
  expect(log.take().map(({ what }) => what)).toEqual(taken.map(({ what }) => what));
});
