import { describe, expect, it } from 'vitest';
import { busy } from '#shared/api/busy.ts';
import { problem } from '#shared/api/problem.ts';
import { waitText } from '#shared/text/wait-text.ts';
import { countWrong } from './count-wrong.ts';
import type { Limits } from './limits.ts';
import { Throttle } from './throttle.ts';

const wrong = problem('trial.wrong', 'invalid', 'Wrong.');
const tooMany = problem('trial.too_many', 'too-many', (seconds: number) => `Again in ${waitText(seconds)}.`);
const LIMITS: Limits = {
  'login.network': { by: 'network', kept: 'memory', windows: [[5, 60]] },
  'login.email': { by: 'e-mail', kept: 'memory', windows: [[3, 60]] },
};

function trial() {
  const throttle = new Throttle({ execute: async () => ({ rows: [] }) }, LIMITS);
  let made = 0;
  const attempt = (outcome: 'right' | 'wrong' | 'busy') =>
    countWrong(
      throttle,
      [
        { limit: 'login.network', who: 'here', refusal: tooMany, inARow: false },
        { limit: 'login.email', who: 'asha', refusal: tooMany, inARow: true },
      ],
      wrong,
      async () => {
        made += 1;
        if (outcome === 'wrong') throw wrong();
        if (outcome === 'busy') throw busy();
        return outcome;
      },
    ).catch(error => error.code);
  return { attempt, made: () => made };
}

describe('an attempt that may be wrong', () => {
  it('is made until it was wrong too often, and then not made at all', async () => {
    const { attempt, made } = trial();
    for (let turn = 0; turn < 3; turn += 1) expect(await attempt('wrong')).toBe(wrong.code);
    expect(await attempt('right')).toBe(tooMany.code);
    expect(made()).toBe(3);
  });

  it('does not count when it is right or could not be made', async () => {
    const { attempt } = trial();
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await attempt('right')).toBe('right');
      expect(await attempt('busy')).toBe(busy.code);
    }
  });

  it('resets the count of consecutive failures on success, and keeps the other counts', async () => {
    const { attempt } = trial();
    for (const outcome of ['wrong', 'wrong', 'right', 'wrong', 'wrong', 'right'] as const) await attempt(outcome);
    expect(await attempt('wrong')).toBe(wrong.code);
    expect(await attempt('right'), 'five were wrong over this network').toBe(tooMany.code);
  });
});
