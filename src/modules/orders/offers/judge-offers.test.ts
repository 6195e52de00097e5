import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId, type SellerId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import { shareInPaise, worthOfUnits } from '#shared/money/share.ts';
import { findOffers, indexOffers } from './find-offers.ts';
import { judgeByBruteForce } from './judge-by-brute-force.ts';
import { type BuyerFacts, judgeOffers } from './judge-offers.ts';
import type { Offer } from './offer.ts';
import type { OfferLine } from './take-off.ts';

const NOW = new Date('2026-11-20T12:00:00+05:30');
const DECCAN = 'deccan' as SellerId;
const RITCHIE = 'ritchie' as SellerId;

const line = (rupees: number, quantity = 1, more: Partial<OfferLine> = {}): OfferLine => ({
  ...{ productId: newId<'product'>(), sellerId: DECCAN, brand: 'samsung', categories: ['smartphone', 'mobiles'] },
  ...{ price: paise(rupees * 100), quantity },
  ...more,
});

const offer = (more: Partial<Offer> = {}): Offer => ({
  ...{ id: newId<'offer'>(), sellerId: null, code: null, name: 'Diwali', kind: 'percent', percentBp: 1_000 },
  ...{ cap: null, amount: null, buy: null, free: null, bearer: 'shop', conditions: {}, min: paise(0) },
  ...{ combines: false, paused: false, perPerson: null, used: 0, spent: paise(0), most: null, budget: null },
  startsAt: new Date('2026-11-01T00:00:00+05:30'),
  endsAt: new Date('2026-12-01T00:00:00+05:30'),
  ...more,
});

const buyer = (more: Partial<BuyerFacts> = {}): BuyerFacts => ({
  ...{ person: 'asha', isFirstOrder: false, method: null, pincode: null, codes: [], usedBefore: new Map() },
  ...{ delivery: paise(4_900), now: NOW },
  ...more,
});

/** As carts judge: offers without a code are found, those with one were entered. */
const judge = (lines: readonly OfferLine[], offers: readonly Offer[], facts: BuyerFacts) =>
  judgeOffers(
    lines,
    findOffers(indexOffers(offers.filter(({ code }) => code === null)), lines, facts.person),
    offers.filter(({ code }) => code !== null),
    facts,
  );

const saved = (lines: readonly OfferLine[], offers: readonly Offer[], more: Partial<BuyerFacts> = {}) =>
  judge(lines, offers, buyer(more)).discount / 100;

describe('what an offer takes off', () => {
  it('takes a percentage, at most its cap, of the products it is for', () => {
    const lines = [line(1_000), line(500, 2, { brand: 'boat' })];
    expect(saved(lines, [offer()])).toBe(200);
    expect(saved(lines, [offer({ cap: paise(15_000) })])).toBe(150);
    expect(saved(lines, [offer({ conditions: { brands: ['boat'] } })])).toBe(100);
    expect(saved(lines, [offer({ conditions: { categories: ['mobiles'], sellers: [RITCHIE] } })])).toBe(0);
    expect(saved(lines, [offer({ sellerId: DECCAN })])).toBe(200);
    expect(saved(lines, [offer({ sellerId: RITCHIE })])).toBe(0);
  });

  it('takes the cheapest units of buy two, get one free', () => {
    const three = offer({ kind: 'units', buy: 2, free: 1 });
    expect(saved([line(300), line(100), line(200)], [three])).toBe(100);
    expect(saved([line(300, 3), line(100, 3)], [three])).toBe(200);
    expect(saved([line(300, 2)], [three])).toBe(0);
  });

  it('sells a bundle at its price, as often as it is complete', () => {
    const [phone, buds] = [line(1_000, 2), line(400, 3)];
    const both = offer({
      ...{ kind: 'bundle', amount: paise(120_000) },
      conditions: { products: [phone.productId, buds.productId] },
    });
    expect(saved([phone, buds, line(50)], [both])).toBe(400);
    expect(saved([phone], [both])).toBe(0);
  });

  it('takes the delivery charge off each seller it is for', () => {
    const free = offer({ kind: 'delivery', min: paise(50_000) });
    const lines = [line(400), line(200, 1, { sellerId: RITCHIE })];
    expect(saved(lines, [free])).toBe(98);
    expect(saved(lines, [{ ...free, conditions: { sellers: [DECCAN] } }])).toBe(0);
    expect(saved([line(500)], [free], { delivery: paise(0) })).toBe(0);
  });
});

describe('which offers apply', () => {
  it('takes the best single offer, and those that combine with it', () => {
    const [ten, twenty] = [offer(), offer({ percentBp: 2_000, code: 'DIWALI20' })];
    const prepaid = offer({ kind: 'percent', percentBp: 500, combines: true, conditions: { methods: ['razorpay'] } });
    expect(saved([line(1_000)], [ten, twenty])).toBe(200);
    expect(saved([line(1_000)], [ten, twenty, prepaid])).toBe(200);
    expect(saved([line(1_000)], [ten, twenty, prepaid], { method: 'razorpay' })).toBe(240);
  });

  it('gives no place to an offer that adds nothing', () => {
    const added = { combines: true } as const;
    const free = () => offer({ ...added, kind: 'delivery' });
    const five = Array.from({ length: 5 }, free);
    expect(saved([line(200)], [...five, offer({ ...added, percentBp: 1_000 })])).toBe(69);
    expect(saved([line(200)], [offer({ kind: 'delivery', code: 'FREE' }), ...five, offer(added)])).toBe(69);
  });

  it('says why a code does not apply', () => {
    const why = (more: Partial<Offer>, facts: Partial<BuyerFacts> = {}) =>
      judge([line(1_000)], [offer({ code: 'CODE10', ...more }), offer()], buyer(facts)).refused[0]?.why;
    expect(why({ percentBp: 900 })).toEqual({ reason: 'better one', instead: 'Diwali' });
    expect(why({ min: paise(135_000) })).toEqual({ reason: 'too little', missing: 35_000 });
    expect(why({ startsAt: new Date('2026-11-21T00:00:00Z') })).toMatchObject({ reason: 'not yet' });
    expect(why({ endsAt: NOW })).toEqual({ reason: 'ended', at: NOW });
    expect(why({ paused: true })).toEqual({ reason: 'paused' });
    expect(why({ most: 5, used: 5 })).toEqual({ reason: 'used up' });
    expect(why({ budget: paise(100_000), spent: paise(95_000) })).toEqual({ reason: 'used up' });
    expect(why({ conditions: { persons: ['ravi'] } })).toEqual({ reason: 'not for you' });
    expect(why({ conditions: { firstOrder: true } })).toEqual({ reason: 'first order' });
    expect(why({ conditions: { pincodes: ['56'] } }, { pincode: '110001' })).toEqual({ reason: 'other place' });
    expect(why({ conditions: { brands: ['boat'] } })).toEqual({ reason: 'other products' });
    const once = offer({ code: 'ONCE', perPerson: 1 });
    const { refused } = judge([line(100)], [once], buyer({ usedBefore: new Map([[once.id, 1]]) }));
    expect(refused).toEqual([{ code: 'ONCE', why: { reason: 'used before' } }]);
  });

  it('tells what is nearly reached, the nearest first', () => {
    const near = offer({ min: paise(120_000) });
    const { nearly } = judge(
      [line(1_000)],
      [offer({ min: paise(300_000) }), near, offer({ min: paise(150_000) })],
      buyer(),
    );
    expect(nearly.map(({ missing }) => missing / 100)).toEqual([200, 500]);
  });
});

const anyLine = fc
  .record({
    price: fc.integer({ min: 1, max: 20_000_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    own: fc.boolean(),
  })
  .map(({ price, quantity, own }) => line(0, quantity, { price: paise(price), sellerId: own ? DECCAN : RITCHIE }));
const anyOffer = fc
  .record({
    ...{ kind: fc.constantFrom('percent', 'amount', 'units', 'delivery'), bp: fc.integer({ min: 1, max: 9_000 }) },
    ...{ amount: fc.integer({ min: 1, max: 5_000_000 }), free: fc.integer({ min: 1, max: 3 }), combines: fc.boolean() },
    ...{ hasCode: fc.boolean(), own: fc.boolean(), cap: fc.option(fc.integer({ min: 1, max: 100_000 })) },
  })
  .map(({ kind, bp, amount, free, combines, hasCode, own, cap }) =>
    offer({
      ...{ kind: kind as Offer['kind'], percentBp: bp, amount: paise(amount), buy: 2, free, combines },
      ...{ code: hasCode ? 'ANYCODE' : null, sellerId: own ? DECCAN : null, cap: cap === null ? null : paise(cap) },
    }),
  );

describe('any cart with any offers', () => {
  it('keeps every unit at a paisa or more, adds up, and is the same in any order of the offers', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 6 }),
        fc.array(anyOffer, { maxLength: 8 }),
        (lines, offers) => {
          const found = judge(lines, offers, buyer());
          for (const each of lines) {
            const off = (found.perLine.get(each.productId) ?? []).reduce((total, { amount }) => total + amount, 0);
            expect(each.price * each.quantity - off).toBeGreaterThanOrEqual(each.quantity);
          }
          const parts = [...found.perLine.values()].flat().concat([...found.delivery.values()]);
          expect(parts.reduce((total, { amount }) => total + amount, 0)).toBe(found.discount);
          expect(found.applied.reduce((total, { amount }) => total + amount, 0)).toBe(found.discount);
          expect(
            found.applied.filter(({ offer: { combines, code } }) => !combines || code !== null).length,
          ).toBeLessThanOrEqual(1);
          const turned = judge(lines, offers.toReversed(), buyer());
          expect(turned.discount).toBe(found.discount);
          expect(turned.applied.map(each => each.offer.id)).toEqual(found.applied.map(each => each.offer.id));
        },
      ),
    );
  });

  it('is no dearer than any single offer alone', () => {
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 5 }),
        fc.array(anyOffer, { maxLength: 6 }),
        (lines, offers) => {
          const all = judge(lines, offers, buyer()).discount;
          for (const each of offers) expect(all).toBeGreaterThanOrEqual(judge(lines, [each], buyer()).discount);
        },
      ),
    );
  });

  it('finds the best of 2,000 offers, so it can’t have tried them with each other', () => {
    const lines = Array.from({ length: 10 }, (_, at) => line(100 + at * 50, 1 + (at % 3)));
    const offers = Array.from({ length: 2_000 }, (_, at) =>
      offer({ percentBp: 1 + (at % 1_500), cap: paise(100_000 + at) }),
    );
    const one = Math.max(...offers.map(each => judge(lines, [each], buyer()).discount));
    expect(judge(lines, offers, buyer()).discount).toBe(one);
  });
});

describe('shares', () => {
  it('add up and never exceed their weight', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (numbers, part) => {
        const whole = numbers.reduce((total, each) => total + each, 0);
        const amount = paise(Math.floor(whole * part));
        const shares = shareInPaise(amount, numbers.map(paise));
        expect(shares.reduce((total, each) => total + each, 0)).toBe(amount);
        shares.forEach((share, at) => {
          expect(share).toBeLessThanOrEqual(numbers[at] ?? 0);
          expect(share).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  it('of units add up to the whole, however they are taken', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }),
        (whole, steps) => {
          const all = steps.reduce((total, each) => total + each, 0);
          let before = 0;
          let total = 0;
          for (const units of steps) {
            const worth = worthOfUnits(paise(whole), all, before, units);
            expect(worth).toBeGreaterThanOrEqual(0);
            total += worth;
            before += units;
          }
          expect(total).toBe(whole);
        },
      ),
    );
  });
});

it('finds what looking at each offer for each line finds', () => {
  const lines = [
    line(900),
    line(500, 2, { brand: 'boat', sellerId: RITCHIE }),
    line(80, 1, { categories: ['cable'] }),
    line(900, 3, { brand: 'mi', sellerId: RITCHIE }),
  ];
  const some = <Value>(values: readonly Value[]) => fc.option(fc.subarray([...values]), { nil: undefined });
  const rarely = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3 });
  const conditions = fc.record({
    products: some([...lines.map(({ productId }) => productId), newId<'product'>()]),
    brands: some(['samsung', 'boat', 'mi']),
    categories: some(['smartphone', 'mobiles', 'cable']),
    sellers: some([DECCAN, RITCHIE]),
    persons: some(['ravi', 'asha']),
    methods: some(['razorpay', 'COD']),
    pincodes: some(['56', '1100']),
    firstOrder: fc.boolean(),
  });
  const ids = Array.from({ length: 40 }, () => newId<'offer'>());
  // Few values each, so that many offers are alike.
  const any = fc.record({
    conditions: fc.oneof(conditions, fc.constantFrom({}, { brands: ['boat'] }, { methods: ['COD'] })),
    sellerId: fc.constantFrom(null, null, DECCAN, RITCHIE),
    kind: fc.constantFrom(
      'percent' as const,
      'amount' as const,
      'units' as const,
      'bundle' as const,
      'delivery' as const,
    ),
    ...{ percentBp: fc.constantFrom(500, 1_000, 5_000), amount: fc.constantFrom(paise(30_000), paise(100)) },
    ...{ buy: fc.constantFrom(1, 2), free: fc.constant(1), cap: rarely(fc.constant(paise(9_900))) },
    min: fc.oneof(fc.constant(paise(0)), fc.integer({ min: 0, max: 600_000 }).map(paise)),
    combines: fc.boolean(),
    code: rarely(fc.constantFrom('CODE1', 'CODE2')),
    ...{ paused: fc.constantFrom(false, false, false, true), perPerson: rarely(fc.constantFrom(1, 3)) },
    ...{
      most: rarely(fc.constant(5)),
      used: fc.integer({ min: 0, max: 5 }),
      budget: rarely(fc.constant(paise(50_000))),
    },
    startsAt: fc.constantFrom(
      new Date('2026-11-01T00:00:00Z'),
      new Date('2026-11-01T00:00:00Z'),
      new Date('2026-11-25'),
    ),
  });
  const added = fc.constantFrom(...[500, 1_000].map(percentBp => ({ percentBp, combines: true })));
  const facts = fc.record({
    ...{ person: fc.constantFrom('ravi', 'asha', null), isFirstOrder: fc.constantFrom(true, false, null) },
    ...{ method: fc.constantFrom('COD', null), pincode: fc.constantFrom('560001', null) },
    usedBefore: fc.subarray(ids).map(used => new Map(used.map(id => [id, 2]))),
    delivery: fc.constantFrom(paise(0), paise(4_900)),
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(any, added), { maxLength: 40 }), fc.subarray(lines), facts, (drawn, own, known) => {
      const offers = drawn.map((each, at) => offer({ ...each, id: ids[at] ?? newId<'offer'>() }));
      expect(judge(own, offers, buyer(known))).toEqual(judgeByBruteForce(own, offers, buyer(known)));
    }),
    { numRuns: 300 },
  );
});

it('looks at no offer for another person', () => {
  const others = Array.from({ length: 1_000 }, () => offer({ conditions: { persons: ['asha'] } }));
  expect(findOffers(indexOffers(others), [line(900)], 'ravi')).toEqual([]);
});

it('takes one that stands alone with its like that is added, whichever is older', () => {
  const [one, other] = [offer({ combines: true, name: 'Added' }), offer({ name: 'Alone' })];
  const ids = [one.id, other.id].sort();
  for (const [first, second] of [ids, ids.toReversed()])
    expect(
      saved(
        [line(1_000)],
        [
          { ...one, id: first as Offer['id'] },
          { ...other, id: second as Offer['id'] },
        ],
      ),
    ).toBe(190);
});
