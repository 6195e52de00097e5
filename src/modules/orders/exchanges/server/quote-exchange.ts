import type { quoteExchange as endpoint, listExchangeModels } from '#orders/exchanges/contract.ts';
import { conditionOf, type ExchangeQuoteId, findModel, QUOTE_DAYS, valueWith } from '#orders/exchanges/exchange.ts';
import {
  exchangeNotTaken,
  imeiInvalid,
  modelNotTaken,
  tooManyQuotes,
  worthNothing,
} from '#orders/exchanges/refusals.ts';
import { readSerial } from '#orders/serials/read-serial.ts';
import type { Ctx } from '#platform/context.ts';
import { saleFacts } from '#products/catalog/server/catalog.ts';
import type { InputOf, WireAnswerOf } from '#shared/api/endpoint.ts';
import { newId } from '#shared/id.ts';
import { toRupees } from '#shared/money/money.ts';
import { setting } from '#shop/shop/server/shop.ts';
import { insertQuote } from './exchanges.queries.ts';
import { takenWith } from './judge-exchanges.ts';

const DAY_MS = 86_400_000;

/** What can be given, without its values. */
export async function listModels(ctx: Ctx): Promise<WireAnswerOf<typeof listExchangeModels>['data']> {
  const { isOn, models } = await setting(ctx, 'phoneExchange');
  return isOn ? models.map(({ brand, model }) => ({ brand, model })) : [];
}

/**
 * Quotes an old phone and keeps the quote. It reserves nothing: whether the phone is in another exchange is decided by the order.
 * @throws imeiInvalid, modelNotTaken, exchangeNotTaken, worthNothing, tooManyQuotes
 */
export async function quoteExchange(
  ctx: Ctx,
  { productId, imei: typed, answers, ...asked }: InputOf<typeof endpoint>,
): Promise<WireAnswerOf<typeof endpoint>['data']> {
  const imei = readSerial('imei', typed);
  if (imei === undefined) throw imeiInvalid().with({ fields: { imei: () => imeiInvalid().message } });
  if (ctx.network) await ctx.throttle.spend('exchange-quote.network', ctx.network, tooManyQuotes);
  if (ctx.actor) await ctx.throttle.spend('exchange-quote.account', ctx.actor.id, tooManyQuotes);
  const product = (await saleFacts(ctx, [productId])).get(productId);
  if (!product || !(await takenWith(ctx, [product])).has(productId)) throw exchangeNotTaken();
  const model = findModel(await setting(ctx, 'phoneExchange'), asked);
  if (!model) throw modelNotTaken().with({ fields: { model: () => modelNotTaken().message } });
  const condition = conditionOf(answers);
  const value = valueWith(model[condition], product.paid);
  if (value === undefined) throw worthNothing();
  const now = ctx.now();
  const quote = {
    ...{ id: newId() as ExchangeQuoteId, productId, condition, imei, value, model: `${model.brand} ${model.model}` },
    userId: ctx.actor?.id ?? null,
    expiresAt: new Date(now.getTime() + QUOTE_DAYS * DAY_MS),
  };
  await insertQuote(ctx.db, quote, now);
  return {
    ...{ _id: quote.id, productId, condition, model: quote.model },
    value: toRupees(value),
    expiresAt: quote.expiresAt.toISOString(),
  };
}
