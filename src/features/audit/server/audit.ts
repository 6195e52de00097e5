/** The door to the audit log: the one way into it. */
export { recordAct } from './record-act.ts';
