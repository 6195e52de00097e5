import { orderIsMissing } from '#orders/orders/contract.ts';
import type { PaymentStatus } from '#orders/orders/moves/order-move.ts';
import { findOrderToPay } from '#orders/orders/server/orders.ts';
import {
  type captureOrder as endpoint,
  nothingToPay,
  type ReturnWords,
  tooManyPayments,
} from '#orders/settlement/contract.ts';
import { methodTexts } from '#orders/settlement/method-texts.ts';
import type { PaymentState, ProviderName } from '#payments/payments/payment-states.ts';
import {
  askingTime,
  findMoneyApart,
  listTries,
  type PaymentProviders,
  type PaymentRow,
} from '#payments/payments/server/payments.ts';
import type { ActorCtx, Ctx } from '#platform/context.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import type { OrderId, ProposedEditId, UserId } from '#shared/id.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees, type Paise, toRupees } from '#shared/money/money.ts';
import { findToPay } from './pay-order.ts';
import { asProblem, settle } from './settle.ts';

/**
 * Called when the shopper returns from paying. Asks the provider and trusts only its answer; the return parameters only
 * select the attempt. Idempotent.
 * @throws orderIsMissing also for another shopper's order; nothingToPay for cash on delivery; providerRefuses;
 *   tooManyPayments
 */
export async function captureOrder(
  ctx: ActorCtx,
  providers: PaymentProviders,
  { orderId, ...words }: InputOf<typeof endpoint>,
): Promise<CaptureResult> {
  return captureFor(ctx, providers, { orderId, userId: ctx.actor.id }, words);
}

export type CaptureResult = Omit<WireAnswerOf<typeof endpoint>, 'success'>;

interface Owned {
  readonly orderId: OrderId;
  readonly userId: UserId;
  /** The edit whose difference is paid, null for the order; without it, whatever was tried last. */
  readonly editId?: ProposedEditId | null;
}

/** The same for an order of somebody who need not be signed in. @throws the same */
export async function captureFor(
  ctx: Ctx,
  providers: PaymentProviders,
  { orderId, userId, editId: asked }: Owned,
  words: ReturnWords,
): Promise<CaptureResult> {
  await ctx.throttle.spend('payment.account', userId, tooManyPayments);
  const found = await findOrderToPay(ctx.db, orderId, userId);
  if (!found) throw orderIsMissing();
  if (found.payment_method === 'COD') throw nothingToPay('on delivery');
  const tries = await listTries(ctx.db, orderId, asked);
  const chosen = (await tryReturned(providers, tries, words)) ?? tries[0];
  // On a timeout, the scheduled jobs ask again later.
  if (chosen) await settle(ctx, providers, chosen.id, askingTime()).catch(asProblem(ctx));

  const editId = chosen?.edit_id ?? asked ?? null;
  const order = (await findToPay(ctx.db, { orderId, userId, editId })) ?? found;
  const latest = (await listTries(ctx.db, orderId)).find(({ id }) => id === chosen?.id);
  const apart = latest && (await findMoneyApart(ctx.db, latest));
  const { status, message } = speaking(ctx.language, () =>
    paymentStandingOf({
      ...{ order: order.payment_status, latest: latest?.state, isHeld: order.isHeld, isEdit: editId !== null },
      ...(apart && {
        apart: {
          asked: latest.amount_paise,
          arrived: apart.amount_paise,
          currency: apart.currency,
          method: latest.provider,
        },
      }),
    }),
  );
  const payUntil = order.isHeld && order.held_until ? order.held_until.toISOString() : null;
  const amount = latest ? toRupees(latest.amount_paise) : null;
  return {
    message,
    data: { orderId, editId, paymentStatus: status, payUntil, hasArrived: apart !== undefined, amount },
  };
}

/** The attempt named by the return parameters; undefined if it belongs to another order. */
async function tryReturned(
  providers: PaymentProviders,
  tries: readonly PaymentRow[],
  { payerId, ...words }: Readonly<Record<string, string | undefined>>,
): Promise<PaymentRow | undefined> {
  const given = Object.entries({ ...words, PayerID: payerId }).filter(([, value]) => value !== undefined);
  const query = Object.fromEntries(given) as Record<string, string>;
  const provider = tries[0] && providers.named(tries[0].provider);
  const word = await provider?.readReturn(query);
  return word && tries.find(({ provider_ref }) => provider_ref === word.ref);
}

/** The state of an order, or of an edit of it, when the shopper returns from paying. */
interface PaymentStanding {
  readonly order: PaymentStatus;
  /** State of the attempt the shopper returns from. */
  readonly latest: PaymentState | undefined;
  /** Whether it still awaits payment. */
  readonly isHeld: boolean;
  readonly isEdit: boolean;
  /** Money received in a different amount, currency or way than requested, or a second time. */
  readonly apart?: {
    readonly asked: Paise;
    readonly arrived: Paise;
    readonly currency: string;
    readonly method: ProviderName;
  };
}

/** Status and message for the shopper. `failed` if this attempt failed, even if another is possible. */
function paymentStandingOf({ order, latest, isHeld, isEdit, apart }: PaymentStanding): {
  status: PaymentStatus;
  message: string;
} {
  const over = isEdit ? t('orders.settlement.refusal.editOver') : t('orders.settlement.refusal.over');
  if (order === 'paid') return { status: 'paid', message: t('orders.settlement.told.paid') };
  if (order !== 'pending' && order !== 'failed')
    return { status: order, message: t('orders.settlement.told.paidTooMuch') };
  if (latest === 'returned') {
    const message = isEdit ? t('orders.settlement.told.editTooLate') : t('orders.settlement.told.tooLate');
    return { status: 'failed', message };
  }
  const waits = isEdit ? t('orders.settlement.told.editStillWaiting') : t('orders.settlement.told.stillWaiting');
  if (apart && latest !== 'open') return { status: 'failed', message: apartWords(apart, isHeld ? waits : over) };
  if (!isHeld) return { status: 'failed', message: over };
  if (latest === 'open')
    return {
      status: 'pending',
      message: t('orders.settlement.told.pending'),
    };
  return { status: 'failed', message: t('orders.settlement.told.failed') };
}

function apartWords(apart: NonNullable<PaymentStanding['apart']>, next: string): string {
  return `${whatArrived(apart)} ${next}`;
}

function whatArrived({ asked, arrived, currency, method }: NonNullable<PaymentStanding['apart']>): string {
  if (currency !== 'INR') return t('orders.settlement.told.otherCurrency', { currency, asked: exactRupees(asked) });
  return arrived === asked
    ? t('orders.settlement.told.otherWay', { arrived: exactRupees(arrived), method: methodTexts(method, null).label })
    : t('orders.settlement.told.apart', { arrived: exactRupees(arrived), asked: exactRupees(asked) });
}
