import {
  messageInvalid,
  tooManyFromAddress,
  tooManyMessages,
  tooManyMessagesFromNetwork,
} from '#office/contact/contract.ts';
import { type ContactMessage, readContactMessage } from '#office/contact/message.ts';
import { newTicketNumber } from '#office/contact/ticket-number.ts';
import type { Ctx, TxCtx } from '#platform/context.ts';
import { blocksOf } from '#platform/http/safety/network-of.ts';
import { takeFromShop } from '#platform/throttle/take-from-shop.ts';
import { refusalOf } from '#platform/throttle/throttle.ts';
import { newId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import {
  countFromAddress,
  countFromNetwork,
  findSameMessage,
  insertTicket,
  lockWriter,
  noteNetwork,
} from './tickets.queries.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Each message triggers a mail to an unverified address, so the limit is low (R10.5). */
const MAX_PER_ADDRESS_AND_DAY = 5;
/** Many people may share one network; only a flood exceeds this. */
const MAX_PER_NETWORK_AND_HOUR = 20;

export interface Received {
  readonly number: string;
  readonly receivedAt: Date;
}

/**
 * Stores a message under a new ticket number, mails it to the shop and acknowledges it to the author. An identical message
 * within a day returns the existing ticket (R10.3).
 * @throws messageInvalid, tooManyMessages, tooManyFromAddress, tooManyMessagesFromNetwork
 */
export async function receiveMessage(ctx: Ctx, typed: ContactMessage, network: string): Promise<Received> {
  const read = speaking(ctx.language, () => readContactMessage(typed));
  if ('faults' in read) {
    const [first = ''] = Object.values(read.faults);
    throw messageInvalid(first).with({ fields: read.faults });
  }
  const { message } = read;
  const { block } = blocksOf(network);
  await ctx.throttle.spend('contact.block', block, tooManyMessages);
  const { refused } = await takeFromShop(ctx.throttle, 'contact', network);
  if (refused) throw refusalOf(refused, tooManyMessages);
  const received = await ctx
    .tx(tx => storeMessage(tx, message, network))
    .catch(async error => {
      await giveBack(ctx, block);
      throw error;
    });
  if (!received.isNew) await giveBack(ctx, block);
  return received;
}

async function giveBack({ throttle }: Ctx, block: string): Promise<void> {
  await throttle.giveBack('contact.block', block);
  await throttle.giveBack('contact.shop', 'contact');
}

async function storeMessage(
  tx: TxCtx,
  message: ContactMessage,
  network: string,
): Promise<Received & { readonly isNew: boolean }> {
  await lockWriter(tx.db, message.email, network);
  const same = await findSameMessage(tx.db, message, ago(tx, DAY_MS));
  if (same) return { number: same.number, receivedAt: same.received_at, isNew: false };

  await refuseTooMany(tx, message.email, network);
  await noteNetwork(tx.db, network, tx.now(), ago(tx, DAY_MS));
  const id = newId<'ticket'>();
  const received = { number: newTicketNumber(), receivedAt: tx.now() };
  await insertTicket(tx.db, { ...message, ...received, id, userId: tx.actor?.id ?? null, language: tx.language });
  await tx.notify('contact.received', { ticket: id });
  await tx.notify('contact.acknowledged', { ticket: id });
  return { ...received, isNew: true };
}

async function refuseTooMany(tx: TxCtx, email: string, network: string): Promise<void> {
  const { sent, firstAt } = await countFromAddress(tx.db, email, ago(tx, DAY_MS));
  if (sent >= MAX_PER_ADDRESS_AND_DAY && firstAt) {
    const waitMs = firstAt.getTime() + DAY_MS - tx.now().getTime();
    throw tooManyFromAddress(Math.ceil(waitMs / HOUR_MS)).with({ retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
  if ((await countFromNetwork(tx.db, network, ago(tx, HOUR_MS))) >= MAX_PER_NETWORK_AND_HOUR)
    throw tooManyMessagesFromNetwork().with({ retryAfterSeconds: HOUR_MS / 1000 });
}

function ago(ctx: Ctx, ms: number): Date {
  return new Date(ctx.now().getTime() - ms);
}
