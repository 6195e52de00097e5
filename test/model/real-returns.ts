import { requestReturn, withdrawReturn } from '#orders/returns/contract.ts';
import { moveReturn } from '#orders/returns/desk.contract.ts';
import type { DeskMove, ReturnId, ReturnState } from '#orders/returns/return/return-states.ts';
import type { Database } from '#platform/db/database.ts';
import { newId, type OrderId } from '#shared/id.ts';
import type { Buyer } from '#test/builders/buying.ts';
import type { Returning } from './command.ts';
import type { People } from './real-people.ts';

const NEXT: Readonly<Partial<Record<ReturnState, DeskMove>>> = {
  requested: 'approve',
  approved: 'receive',
  received: 'settle',
};

/** Returns as shoppers ask for them and as desks decide them. */
export class RealReturns {
  readonly #db: Database;
  readonly #people: People;
  readonly #asked: { readonly id: ReturnId; readonly buyer: Buyer }[] = [];

  constructor(db: Database, people: People) {
    this.#db = db;
    this.#people = people;
  }

  get ids(): ReturnId[] {
    return this.#asked.map(({ id }) => id);
  }

  async ask(
    { orderId, buyer }: { readonly orderId: OrderId; readonly buyer: Buyer },
    { what, quantity, isFaulty, hasUpiId }: Extract<Returning, { do: 'ask back' }>,
  ): Promise<void> {
    const line = await this.#db
      .selectFrom('order_lines')
      .innerJoin('order_parts', 'order_parts.id', 'part_id')
      .select(['order_lines.id', 'part_id'])
      .where('order_id', '=', orderId)
      .where('product_id', '=', this.#people.goods[what] ?? ('' as never))
      .executeTakeFirst();
    if (!line) return;
    const id = newId<'return'>();
    await buyer.call(requestReturn, {
      ...{ _id: id, partId: line.part_id, lines: [{ lineId: line.id as never, quantity }] },
      ...{ reason: isFaulty ? 'faulty' : 'unwanted', words: '', photos: [] },
      ...(hasUpiId && { upiId: 'asha.rao@okhdfcbank' }),
    });
    this.#asked.push({ id, buyer });
  }

  async decide(command: Exclude<Returning, { do: 'ask back' }>): Promise<void> {
    const asked = this.#asked.at(-1 - (command.which % this.#asked.length));
    if (!asked) return;
    const { id: _id, buyer } = asked;
    if (command.do === 'withdraw') {
      await buyer.call(withdrawReturn, { _id });
      return;
    }
    const move = command.move === 'next' ? await this.#nextOf(_id) : command.move;
    if (!move) return;
    const goods = command.isRestocked ? 'restocked' : 'written_off';
    await this.#people.desks[command.by].call(moveReturn, {
      ...{ _id, move },
      ...(move === 'receive' && { goods }),
      ...(move === 'refuse' && { note: 'It came back broken.' }),
    });
  }

  async #nextOf(id: ReturnId): Promise<DeskMove | undefined> {
    const row = this.#db.selectFrom('returns').select('state').where('id', '=', id);
    return NEXT[(await row.executeTakeFirstOrThrow()).state];
  }
}
