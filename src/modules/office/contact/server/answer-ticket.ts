import { deskTicketMissing, type TicketMove } from '#office/contact/desk.contract.ts';
import type { ActorCtx, TxCtx } from '#platform/context.ts';
import type { Id, TicketId } from '#shared/id.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { insertAnswer, lockTicket, setTimes } from './desk.queries.ts';
import type { StoredTicket } from './tickets.queries.ts';

export interface TicketAnswer {
  readonly answerId: Id<'ticket answer'>;
  readonly text: string;
  readonly closes: boolean;
}

type Times = Pick<StoredTicket, 'acknowledged_at' | 'answered_at' | 'closed_at'>;

/**
 * Answers a ticket: stores the answer, mails it to the author and shows it on the ticket page. The first answer meets both
 * due dates. Idempotent by `answerId`.
 * @throws deskTicketMissing
 */
export async function answerTicket(
  ctx: ActorCtx,
  id: TicketId,
  { answerId, text, closes }: TicketAnswer,
): Promise<void> {
  await ctx.tx(async tx => {
    const ticket = await lockedTicket(tx, id);
    const { id: authorId, userName: authorName } = ctx.actor;
    const isNew = await insertAnswer(tx.db, {
      ...{ id: answerId, ticketId: id, body: text },
      ...{ authorId, authorName, at: tx.now() },
    });
    if (!isNew) return;
    const after = {
      acknowledged_at: ticket.acknowledged_at ?? tx.now(),
      answered_at: ticket.answered_at ?? tx.now(),
      closed_at: ticket.closed_at ?? (closes ? tx.now() : null),
    };
    await setTimes(tx.db, id, after);
    await record(tx, 'ticket.answered', ticket, after);
    await tx.notify('contact.answered', { answer: answerId });
  });
}

/**
 * Marks a ticket as acknowledged or resolved by other means than mail, or reopens it. If it has that status already,
 * nothing changes and nothing is recorded in the audit log.
 * @throws deskTicketMissing
 */
export async function moveTicket(ctx: ActorCtx, id: TicketId, move: TicketMove): Promise<void> {
  await ctx.tx(async tx => {
    const ticket = await lockedTicket(tx, id);
    const after = moved(ticket, move, tx.now());
    if (isSame(ticket, after)) return;
    await setTimes(tx.db, id, after);
    await record(tx, ACTS[move], ticket, after);
  });
}

const ACTS = { acknowledge: 'ticket.acknowledged', close: 'ticket.closed', reopen: 'ticket.reopened' } as const;

function moved(ticket: Times, move: TicketMove, now: Date): Times {
  const { acknowledged_at, answered_at, closed_at } = ticket;
  if (move === 'acknowledge') return { acknowledged_at: acknowledged_at ?? now, answered_at, closed_at };
  if (move === 'close') return { acknowledged_at, answered_at, closed_at: closed_at ?? now };
  return { acknowledged_at, answered_at, closed_at: null };
}

async function lockedTicket(tx: TxCtx, id: TicketId): Promise<StoredTicket> {
  const ticket = await lockTicket(tx.db, id);
  if (!ticket) throw deskTicketMissing();
  return ticket;
}

type TicketAct = (typeof ACTS)[TicketMove] | 'ticket.answered';

/** The audit log names the ticket by its number, without author and message. */
async function record(tx: TxCtx, act: TicketAct, ticket: StoredTicket, after: Times): Promise<void> {
  const on = { kind: 'ticket', id: ticket.id, name: ticket.number } as const;
  await recordAct(tx, { act, on, before: { status: ticket.status }, after: { status: statusOf(after) } });
}

/** The same rule as the generated column `status`. */
function statusOf({ acknowledged_at, answered_at, closed_at }: Times): StoredTicket['status'] {
  if (closed_at) return 'closed';
  if (answered_at) return 'answered';
  return acknowledged_at ? 'acknowledged' : 'received';
}

function isSame(one: Times, other: Times): boolean {
  return one.acknowledged_at === other.acknowledged_at && one.closed_at === other.closed_at;
}
