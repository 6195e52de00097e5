import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { editOf } from '#shared/api/edit-of.ts';
import { get, put } from '#shared/api/endpoint.ts';
import { isProblem } from '#shared/api/problem.ts';
import type { ValueFault } from '#shared/api/value-fault.ts';
import { commaList, day, findWords, id, line, pageQuery, rupees } from '#shared/api/wire.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import { speaking } from '#shared/language/speaking.ts';
import { readInput } from './read-input.ts';

const list = get('/list', {
  summary: 'A list',
  query: z.strictObject({ ...pageQuery, brand: z.optional(commaList()), find: findWords }),
  output: z.object({}),
});
const Answered = z.object({ _id: z.string(), price: rupees, count: z.int(), listed: z.boolean() });
const change = put('/change', {
  summary: 'A change',
  body: editOf(
    z.strictObject({
      price: z.optional(rupees),
      count: z.optional(z.int()),
      lines: z.optional(z.array(z.strictObject({ quantity: z.int() }))),
      move: z.optional(z.union([z.strictObject({ by: z.int() }), z.strictObject({ to: z.int(), seen: z.int() })])),
    }),
    Answered,
  ),
  output: z.object({}),
});

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

const ask = (query: object) => readInput(list, { params: {}, query, body: undefined });
const send = (body: unknown) => readInput(change, { params: {}, query: {}, body });
function faultsOf(work: () => unknown) {
  try {
    return work();
  } catch (error) {
    return isProblem(error) ? error.fields : error;
  }
}

describe('parameters of a call', () => {
  it.each([
    [{ brand: '' }, {}],
    [{ brand: ',' }, {}],
    [{ brand: ' ', page: '2' }, { page: 2 }],
    [{ brand: 'apple,' }, { brand: ['apple'] }],
    [{ brand: ',apple,,boat,' }, { brand: ['apple', 'boat'] }],
    [{ page: '', limit: '', find: '  ' }, {}],
  ])('that say nothing ask for nothing: %j', (query, read) => {
    expect(ask(query)).toEqual(read);
  });

  it('that the call does not have are refused even when they are empty', () => {
    expect(faultsOf(() => ask({ colour: '' }))).toEqual({ colour: 'is not a known field' });
  });
});

describe('the body of a call', () => {
  it.each([
    ['2', 2],
    ['0', 0],
    ['-3', -3],
    ['123456789012345', 123_456_789_012_345],
  ])('may say a number by its digits: %j', (count, number) => {
    expect(send({ count })).toEqual({ count: number });
  });

  it('that is not there is one without fields', () => {
    expect(send(undefined)).toEqual({});
    expect(faultsOf(() => send(null))).toEqual({ body: 'must be an object' });
  });

  it('may do so anywhere in it, and also with decimals', () => {
    expect(send({ price: '49.50', lines: [{ quantity: '2' }, { quantity: 3 }] })).toEqual({
      price: 4950,
      lines: [{ quantity: 2 }, { quantity: 3 }],
    });
    expect(send({ move: { to: '4', seen: '5' } })).toEqual({ move: { to: 4, seen: 5 } });
    expect(send({ move: { by: '4' } })).toEqual({ move: { by: 4 } });
  });

  it.each([true, null, [2], {}, '', ' 2', '2 ', '+2', '02', '2e3', '0x2', '1_000', '1,000', 'Infinity', 'NaN', '٢'])(
    'says no number by %j',
    count => {
      expect(faultsOf(() => send({ count }))).toEqual({ count: 'must be a number' });
    },
  );

  it('says no number by digits that no number keeps exactly', () => {
    expect(faultsOf(() => send({ count: '9007199254740993' }))).toEqual({ count: 'must be a number' });
  });

  it('names what is wrong with a number that was said by its digits', () => {
    expect(faultsOf(() => send({ count: '2.5', price: '49.999' }))).toEqual({
      count: 'must be a whole number',
      price: 'must have at most two decimals',
    });
  });

  it('names every key that nobody knows by itself, with where it stands', () => {
    expect(faultsOf(() => send({ one: 1, two: 2, lines: [{ quantity: 1, three: 3 }, {}] }))).toEqual({
      one: 'is not a known field',
      two: 'is not a known field',
      'lines.0.three': 'is not a known field',
      'lines.1.quantity': 'is required',
    });
  });

  it('may have what the record is answered with; only what can be changed is read', () => {
    expect(send({ _id: 'x', listed: true, price: 49.5, count: 2 })).toEqual({ price: 4950, count: 2 });
  });
});

describe('what a value must be, where the schema states a limit and no words', () => {
  const limits = put('/limits', {
    summary: 'Limits',
    body: z.partial(
      z.strictObject({
        name: z.string().check(z.minLength(1), z.maxLength(5)),
        code: z.string().check(z.minLength(3)),
        stars: z.int().check(z.gte(1), z.lte(5)),
        price: rupees.check(z.positive()),
        ids: z.array(z.string()).check(z.minLength(1), z.maxLength(2)),
        order: z.enum(['asc', 'desc']),
        letter: z.enum(LETTERS),
        listed: z.boolean(),
        address: z.strictObject({}),
        mail: z.email(),
      }),
    ),
    output: z.object({}),
  });
  const faultIn = (body: object) => faultsOf(() => readInput(limits, { params: {}, query: {}, body }));

  it.each([
    [{ name: 'too long' }, 'must have at most 5 characters'],
    [{ name: '' }, 'can’t be blank'],
    [{ name: 7 }, 'must be text'],
    [{ code: 'ab' }, 'must have at least 3 characters'],
    [{ stars: 6 }, 'must be at most 5'],
    [{ stars: 0 }, 'must be at least 1'],
    [{ price: 0 }, 'must be more than 0'],
    [{ ids: [] }, 'must have at least 1 entry'],
    [{ ids: ['a', 'b', 'c'] }, 'must have at most 2 entries'],
    [{ ids: 'a' }, 'must be a list'],
    [{ order: 'up' }, 'must be one of: asc, desc'],
    [{ letter: '?' }, `must be one of: ${LETTERS.join(', ')}`],
    [{ listed: 'yes' }, 'must be true or false'],
    [{ address: 'here' }, 'must be an object'],
    [{ mail: 'nobody' }, 'Invalid input'],
  ])('is said: %j', (body, sentence) => {
    expect(faultIn(body)).toEqual({ [Object.keys(body)[0] ?? '']: sentence });
  });
});

describe('what is wrong with a value', () => {
  const twice = z.array(z.int()).check(z.refine(() => false, 'twice' satisfies ValueFault));
  const wrong = put('/wrong', {
    summary: 'A change',
    body: z.strictObject({ _id: id(), from: day, name: line(9), price: rupees, count: z.int(), numbers: twice }),
    output: z.object({}),
  });
  const body = { _id: 'A', from: '2026-02-30', name: ' ', price: 0.001, count: 1.5, numbers: [1, 1], other: 1 };
  const faultsIn = (language: string) =>
    speaking(language, () => faultsOf(() => readInput(wrong, { params: {}, query: {}, body })) as object);

  it('is said in English', () => {
    expect(faultsIn('en')).toEqual({
      _id: 'must be a UUID in lower case',
      from: 'must be a date, such as 2026-11-21',
      name: 'can’t be blank',
      price: 'must have at most two decimals',
      count: 'must be a whole number',
      numbers: 'must not name anything twice',
      other: 'is not a known field',
    });
  });

  it.each(LANGUAGES.map(({ code }) => code).filter(code => code !== 'en'))('and in %s, with no English word', code => {
    for (const sentence of Object.values(faultsIn(code))) expect(sentence.replace('UUID', '')).not.toMatch(/[a-z]/i);
  });
});
