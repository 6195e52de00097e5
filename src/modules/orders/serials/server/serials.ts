/** The door to serials: what orders note and need, what invoices print, what returns compare. */

export { type NotedSerials, noteSerials } from './note-serials.ts';
export { freeSerials, refuseGaps, requireSerials } from './require-serials.ts';
export { listOut, listSerialLines, markBack, type OutLine, type SerialLine } from './serials.queries.ts';
