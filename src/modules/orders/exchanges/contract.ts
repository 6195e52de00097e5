import * as z from 'zod/mini';
import { get, post } from '#shared/api/endpoint.ts';
import { dataOf, id, instant, rupees } from '#shared/api/wire.ts';
import { PHONE_CONDITIONS } from './exchange.ts';

/** Longest typed IMEI, with spaces and dashes. */
export const MAX_TYPED_IMEI = 40;

export const listExchangeModels = get('/shop/exchange/models', {
  summary: 'Phones that are taken in exchange, by brand and model; none while the shop takes none',
  output: dataOf(z.array(z.object({ brand: z.string(), model: z.string() }))),
});

export const ExchangeQuote = z.object({
  _id: id<'exchange quote'>(),
  productId: id<'product'>(),
  /** Brand and model. */
  model: z.string(),
  condition: z.enum(PHONE_CONDITIONS),
  value: rupees,
  expiresAt: instant,
});
export type ExchangeQuote = z.output<typeof ExchangeQuote>;

export const quoteExchange = post('/shop/exchange/quotes', {
  summary:
    'What an old phone is worth with a product that its seller takes phones for. The quote stands for seven days and is chosen in the checkout; it is final once the phone has been looked at',
  body: z.strictObject({
    productId: id<'product'>(),
    brand: z.string().check(z.maxLength(40)),
    model: z.string().check(z.maxLength(60)),
    imei: z.string().check(z.maxLength(MAX_TYPED_IMEI)),
    answers: z.strictObject({
      switchesOn: z.boolean(),
      screenIsWhole: z.boolean(),
      allWorks: z.boolean(),
      looksGood: z.boolean(),
    }),
  }),
  output: dataOf(ExchangeQuote),
});
