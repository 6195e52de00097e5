/** Says inside a transaction that the import was stopped or is another's now: nothing of it may be written. */
export class ImportWasTaken extends Error {}
