/** Public API of exchanges for other features. */

export {
  deleteExpiredQuotes,
  eraseExchangesOf,
  exchangesOf,
  insertExchanges,
  listQuotesOf,
  listTakers,
  type NewExchange,
  type OrderExchangeRow,
  setTaker,
  settleExchange,
  type UndoneExchange,
  undoExchanges,
  voidExchanges,
} from './exchanges.queries.ts';
export { type ChosenExchange, type JudgedExchange, judgeExchanges } from './judge-exchanges.ts';
export { takesExchange } from './takes-exchange.ts';
