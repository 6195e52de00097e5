import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { answerWriter } from './answer-writer.ts';
import { shareText } from './wire-schema.ts';

const Card = z.object({ id: z.string(), price: z.nullable(z.number()), note: z.optional(z.string()) });
shareText(Card);
const Answer = z.object({
  cards: z.array(Card),
  first: z.optional(Card),
  shelves: z.array(z.object({ name: z.string(), cards: z.array(Card) })),
  total: z.int(),
});

describe('answerWriter', () => {
  const app = fastify();
  let compile: Parameters<ReturnType<typeof answerWriter>>[1];

  beforeAll(async () => {
    app.get('/', async (_request, reply) => {
      compile = schema => reply.compileSerializationSchema(schema);
    });
    await app.inject('/');
  });
  afterAll(() => app.close());

  const written = (answer: object, write = answerWriter(Answer)) => JSON.parse(write(answer, compile)) as unknown;
  const card = (id: string, more = {}) => ({ id, price: null, ...more });

  it('writes what the schema names, wherever shared values are, and nothing else', () => {
    const answer = {
      cards: [card('a', { secret: 1 }), card('“b”', { price: 0.1, note: '\n' })],
      first: card('a', { secret: 2 }),
      shelves: [
        { name: 'one', cards: [card('c', { secret: 3 })], secret: 4 },
        { name: 'two', cards: [] },
      ],
      total: 2,
      secret: 5,
    };
    expect(written(answer)).toEqual({
      cards: [card('a'), card('“b”', { price: 0.1, note: '\n' })],
      first: card('a'),
      shelves: [
        { name: 'one', cards: [card('c')] },
        { name: 'two', cards: [] },
      ],
      total: 2,
    });
  });

  it('leaves out what is optional, also where nothing else is left', () => {
    expect(written({ cards: [], shelves: [], total: 0 })).toEqual({ cards: [], shelves: [], total: 0 });
    const Only = z.object({ first: z.optional(Card), second: z.optional(Card) });
    const write = answerWriter(Only);
    expect(written({}, write)).toEqual({});
    expect(written({ second: card('b') }, write)).toEqual({ second: card('b') });
  });

  it('refuses an answer that lacks a part', () => {
    expect(() => written({ cards: [], total: 0 })).toThrow('lacks shelves');
    expect(() => written({ cards: [], shelves: [] })).toThrow('total');
    expect(() => written({ cards: [{ id: 'a' }], shelves: [], total: 0 })).toThrow('price');
  });

  it('writes a frozen value once for all answers, and any other each time', () => {
    let reads = 0;
    const counting = (value: object) =>
      Object.defineProperty(value, 'note', {
        enumerable: true,
        get: () => {
          reads += 1;
          return 'read';
        },
      });
    const write = answerWriter(Answer);
    const frozen = Object.freeze(counting(card('a')));
    const answer = { cards: [frozen], first: frozen, shelves: [], total: 1 };
    expect([written(answer, write), written(answer, write)][1]).toMatchObject({ cards: [{ note: 'read' }] });
    const once = reads;
    written(answer, write);
    expect(reads).toBe(once);
    written({ cards: [counting(card('b'))], shelves: [], total: 1 }, write);
    expect(reads).toBeGreaterThan(once);
  });
});
