/** Public API of serials: for orders, invoices and returns. */

export {
  freeSerials,
  freeSerialsOf,
  type NotedSerials,
  refuseGaps,
  requireSerials,
  saveSerials,
} from './note-serials.ts';
export { listOut, listSerialLines, markBack, type OutLine, type SerialLineRow } from './serials.queries.ts';
