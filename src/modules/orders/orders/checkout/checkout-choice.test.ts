import { describe, expect, it } from 'vitest';
import { newId } from '#shared/id.ts';
import { begunCheckout, forgetBegun, keepBegun } from './begun-checkout.ts';
import { forgetChoice, keepChoice, keptChoice } from './checkout-choice.ts';

const [asha, farhan] = [newId<'user'>(), newId<'user'>()];
const address = newId<'address'>();

describe('what is chosen at the checkout', () => {
  it('is there again after a reload, and gone once the server knows it', () => {
    const tab = aTab();
    keepChoice(tab, asha, { address, method: 'sandbox' });
    expect(keptChoice(tab, asha)).toEqual({ address, method: 'sandbox' });
    forgetChoice(tab);
    expect(keptChoice(tab, asha)).toEqual({});
  });

  it('is shown to no other account', () => {
    const tab = aTab();
    keepChoice(tab, asha, { address, method: 'sandbox' });
    expect(keptChoice(tab, farhan)).toEqual({});
  });

  it.each(['', '[', '7', '{}', 'null'])('is nothing when it was kept as %s', text => {
    const tab = aTab();
    tab.setItem('checkoutChoice', text);
    expect(keptChoice(tab, asha)).toEqual({});
  });

  it('leaves out a way of paying that there is not', () => {
    const tab = aTab();
    tab.setItem('checkoutChoice', JSON.stringify({ userId: asha, method: 'barter' }));
    expect(keptChoice(tab, asha).method).toBeUndefined();
  });
});

describe('a checkout whose order was sent', () => {
  it('is known until the answer has come, to its account alone', () => {
    const tab = aTab();
    const id = newId<'checkout'>();
    keepBegun(tab, asha, id);
    expect([begunCheckout(tab, asha), begunCheckout(tab, farhan)]).toEqual([id, undefined]);
    forgetBegun(tab);
    expect(begunCheckout(tab, asha)).toBeUndefined();
  });

  it.each(['', '{', `${asha}`, `${asha} 7`])('is none where %s was kept', text => {
    const tab = aTab();
    tab.setItem('begunCheckout', text);
    expect(begunCheckout(tab, asha)).toBeUndefined();
  });
});

function aTab() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
