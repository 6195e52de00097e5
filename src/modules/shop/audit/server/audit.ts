/** The door to the audit log: the one way into it, and what was done about one thing. */

export { listActsOfPerson } from './acts-of-person.queries.ts';
export { listActsOn } from './list-acts-on.ts';
export { recordAct } from './record-act.ts';
export { recordLook } from './record-look.ts';
