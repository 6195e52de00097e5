import { getEarnings } from '#finance/ledger/contract.ts';
import {
  adjustBalance,
  recordPayout,
  reversePayout,
  setCashCollection,
} from '#finance/ledger/payouts/payouts.contract.ts';
import { newId } from '#shared/id.ts';
import { paise } from '#shared/money/money.ts';
import type { StandingClock } from '#test/fixtures/standing-clock.ts';
import type { Owing } from './command.ts';
import type { People } from './real-people.ts';

/** What an administrator does about balances, each time as the screen would: by what the shop says of them. */
export class RealBooks {
  readonly #people: People;
  readonly #clock: StandingClock;

  constructor(people: People, clock: StandingClock) {
    this.#people = people;
    this.#clock = clock;
  }

  async apply(command: Owing): Promise<void> {
    const { administrator } = this.#people.desks;
    const sellerId = this.#people.sellers[command.seller];
    const { payable, lastPayout, seller } = (await administrator.call(getEarnings, { seller: sellerId })).summary;
    if (command.do === 'change who takes cash')
      await administrator.call(setCashCollection, { sellerId, collectsCash: !seller.collectsCash });
    else if (command.do === 'adjust') {
      const adjusted = { key: newId<'payout'>(), sellerId, amount: paise(command.amount), reason: 'Postage' };
      await administrator.call(adjustBalance, adjusted);
    } else if (command.do === 'reverse') {
      if (lastPayout) await administrator.call(reversePayout, { payoutId: lastPayout.id, reason: 'It came back' });
    } else {
      const amount = paise(payable + command.more);
      if (amount < 1) return;
      const paidOn = this.#clock.now().toISOString().slice(0, 10);
      const said = { key: newId<'payout'>(), sellerId, amount, paidOn, reference: 'HDFC0001' };
      await administrator.call(recordPayout, { ...said, seen: lastPayout?.id ?? null });
    }
  }
}
