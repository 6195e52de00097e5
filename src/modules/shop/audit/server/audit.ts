/** The facade of the audit log: writing entries, and reading those of one record or person. */

export { listActsOfPerson } from './acts-of-person.queries.ts';
export { listActsOn } from './audit.queries.ts';
export { recordAct, recordLook } from './record-act.ts';
