import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { type Cast, castOf } from '#test/cast.ts';
import { anyCommand } from '#test/model/command.ts';
import { playDay } from '#test/model/play-day.ts';
import { startTestShop, type TestShop } from '#test/shop.ts';

const LONG = process.env.LONG === '1';
/** In the long run other days each time; what fails is printed with its seed and path, to be played again with these. */
const { MODEL_SEED, MODEL_PATH } = process.env;
const REPLAY = { ...(MODEL_SEED && { seed: Number(MODEL_SEED) }), ...(MODEL_PATH && { path: MODEL_PATH }) };
const RUNS = LONG ? { numRuns: 300, ...REPLAY } : { numRuns: 8, seed: 20261122, ...REPLAY };
const COMMANDS = LONG ? 60 : 30;

let shop: TestShop;
let cast: Cast;
beforeAll(async () => {
  shop = await startTestShop('postgres', { worksJobs: false, limits: {}, payments: { sandbox: true } });
  cast = await castOf(shop);
});
afterAll(() => shop.end());

it(`days of a shop go as a small reference says, ${RUNS.numRuns} of up to ${COMMANDS} commands each`, {
  timeout: 30 * 60_000,
}, async () => {
  const day = fc.array(anyCommand, { minLength: 5, maxLength: COMMANDS, size: 'max' });
  await fc.assert(
    fc.asyncProperty(day, commands => playDay(shop, cast, commands)),
    RUNS,
  );
});
