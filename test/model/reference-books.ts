import type { Owing, Seller } from './command.ts';
import { COMMISSION, DELIVERY, GST, PRICES } from './goods.ts';
import { type Part, totalOf } from './reference-part.ts';
import type { Owed } from './snapshot.ts';

const GST_ON_COMMISSION = 1_800;
const TCS = 50;
const TDS = 10;
/** So many days after delivery it may be paid out. */
const PAID_OUT_AFTER = 7;

/** Of all amounts here, none is below zero, so a half goes up. */
const share = (amount: number, hundredths: number) => Math.round((amount * hundredths) / 10_000);
/** Goods without tax are no taxable supply. */
const withoutTax = (amount: number, hundredths: number) =>
  hundredths === 0 ? 0 : Math.round((amount * 10_000) / (10_000 + hundredths));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** A part whose goods are delivered, and whether something about it is open. */
interface Sold {
  readonly part: Part;
  readonly isOpen: boolean;
}

/** What each seller is owed, worked out anew each time from what is sold and kept: nothing is ever added up or reversed. */
export class ReferenceBooks {
  readonly #payouts: { seller: Seller; amount: number; stands: boolean }[] = [];
  readonly #adjusted = { deccan: 0, ritchie: 0 };
  readonly #takesCash = { deccan: false, ritchie: false };

  takesCash(seller: Seller): boolean {
    return this.#takesCash[seller];
  }

  standing(seller: Seller, sold: readonly Sold[], today: number): Owed {
    const own = sold
      .filter(({ part }) => part.seller === seller && (isCredited(part) || part.keptOn !== null))
      .map(each => ({ ...each, due: dueFor(each.part) }));
    const byHand = this.#adjusted[seller] - sum(this.#standing(seller).map(({ amount }) => amount));
    const isRipe = ({ part, isOpen }: Sold) =>
      !isOpen && part.cash !== 'owed' && today >= (part.keptOn ?? part.deliveredOn ?? today) + PAID_OUT_AFTER;
    const dueOf = (some: readonly { due: number }[]) => sum(some.map(({ due }) => due));
    return {
      balance: dueOf(own) + byHand,
      payable: dueOf(own.filter(isRipe)) + byHand,
      held: dueOf(own.filter(({ isOpen }) => isOpen)),
      awaitingCash: dueOf(own.filter(({ part }) => part.cash === 'owed')),
    };
  }

  apply(command: Owing, { payable }: Owed): string {
    const { seller } = command;
    if (command.do === 'change who takes cash') this.#takesCash[seller] = !this.#takesCash[seller];
    else if (command.do === 'adjust') {
      if (command.amount === 0) return 'ledger.amount';
      this.#adjusted[seller] += command.amount;
    } else if (command.do === 'reverse') {
      const last = this.#standing(seller).at(-1);
      if (last) last.stands = false;
    } else {
      const amount = payable + command.more;
      if (amount < 1) return 'done';
      if (amount > payable) return 'ledger.more_than_payable';
      this.#payouts.push({ seller, amount, stands: true });
    }
    return 'done';
  }

  #standing(seller: Seller) {
    return this.#payouts.filter(payout => payout.seller === seller && payout.stands);
  }
}

/** Delivered, and its money is here or owed by somebody known. */
function isCredited({ deliveredOn, isCash, cash, payment }: Part): boolean {
  if (deliveredOn === null) return false;
  return isCash ? cash !== 'expected' : payment !== 'pending';
}

/** What a seller is owed for a delivered part: what the shopper keeps of it less the shares, and less the cash it took. */
function dueFor(part: Part): number {
  if (part.keptOn !== null) return -totalOf(part);
  const kept = part.lines.map((bought, what) => (bought - (part.returned[what] ?? 0)) * (PRICES[what] ?? 0));
  const delivery = DELIVERY - part.deliveryBack;
  const gross = sum(kept) + delivery;
  const rates = [...new Set(COMMISSION)];
  const commission = sum(rates.map(rate => share(sum(kept.filter((_, what) => COMMISSION[what] === rate)), rate)));
  const highest = Math.max(...part.lines.map((bought, what) => (bought > 0 ? (GST[what] ?? 0) : 0)));
  const taxable = sum(kept.map((amount, what) => withoutTax(amount, GST[what] ?? 0))) + withoutTax(delivery, highest);
  const shares = commission + 2 * share(commission, GST_ON_COMMISSION / 2) + share(taxable, TCS) + share(gross, TDS);
  return gross - shares - (part.didSellerTakeCash ? totalOf(part) : 0);
}
