/** The door to serials: what orders note and need, what invoices print, what returns compare. */

export { type NotedSerials, saveSerials } from './note-serials.ts';
export { freeSerials, refuseGaps, requireSerials } from './require-serials.ts';
export { listOut, listSerialLines, markBack, type OutLine, type SerialLineRow } from './serials.queries.ts';
