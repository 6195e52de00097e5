import { describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { forgetChoice, keepBought, keepChoice, keptChoice, orderBought } from './checkout-choice.ts';

const [asha, farhan] = [newId<'user'>(), newId<'user'>()];
const address = newId<'address'>();

describe('what is chosen at the checkout', () => {
  it('is there again after a reload, and gone once the order is placed', () => {
    const tab = aTab();
    keepChoice(tab, asha, { address, method: 'razorpay' });
    expect(keptChoice(tab, asha)).toEqual({ address, method: 'razorpay' });
    forgetChoice(tab);
    expect(keptChoice(tab, asha)).toEqual({});
  });

  it('is shown to no other account', () => {
    const tab = aTab();
    keepChoice(tab, asha, { address, method: 'razorpay' });
    expect(keptChoice(tab, farhan)).toEqual({});
  });

  it.each(['', '[', '7', '{}', 'null'])('is nothing when it was kept as %s', text => {
    const tab = aTab();
    for (const key of ['checkoutChoice', 'boughtNow']) tab.setItem(key, text);
    expect(keptChoice(tab, asha)).toEqual({});
    expect(orderBought(tab, 'one')).toBeUndefined();
  });

  it('leaves out a way of paying that there is not', () => {
    const tab = aTab();
    tab.setItem('checkoutChoice', JSON.stringify({ userId: asha, method: 'barter' }));
    expect(keptChoice(tab, asha).method).toBeUndefined();
  });
});

it('each of several purchases knows its order', () => {
  const tab = aTab();
  const [one, other] = [newId<'order'>(), newId<'order'>()];
  keepBought(tab, 'one', one);
  keepBought(tab, 'other', other);
  expect([orderBought(tab, 'one'), orderBought(tab, 'other'), orderBought(tab, 'third')]).toEqual([
    one,
    other,
    undefined,
  ]);
});

function aTab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
