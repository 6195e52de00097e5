import type { Act, SubjectKind } from './acts.ts';

/**
 * What other features have stored in the audit log, in the language that is spoken. It is stored in English, as several
 * administrators read it. Undefined is what people wrote, which stays as it is.
 */
export interface AuditWords {
  /** The name of a fact, such as a field of a setting. */
  readonly fact: (stored: string) => string | undefined;
  /** The name of a record that people have not named. */
  readonly name: (kind: SubjectKind, stored: string) => string | undefined;
  readonly value: (of: ChangedFact, stored: string) => string | undefined;
}

export interface ChangedFact {
  readonly act: Act;
  /** The id of what was changed. */
  readonly subject: string;
  readonly fact: string;
}
