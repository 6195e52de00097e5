/** Public API of exchanges for other features. */

export {
  closeExchange,
  eraseExchangesOf,
  eraseQuotesOf,
  exchangesOf,
  insertExchanges,
  listQuotesOf,
  listTakers,
  type NewExchange,
  type OrderExchangeRow,
  setTaker,
  sweepExchanges,
  undoExchanges,
  voidExchanges,
} from './exchanges.queries.ts';
export { type JudgedExchange, judgeExchanges } from './judge-exchanges.ts';
export { takesExchange } from './takes-exchange.ts';
