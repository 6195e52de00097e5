/** What the shop's server did, as the bare server is to do it. */
export interface Recording {
  /** Statements by address; texts are numbered, because most are alike. */
  readonly reads: Readonly<Record<string, readonly RecordedStatement[]>>;
  readonly pages: Readonly<Record<string, RecordedPage>>;
  /** For each flow, for each step, the statements. */
  readonly flows: Readonly<Record<string, readonly (readonly RecordedStatement[])[]>>;
  readonly texts: readonly string[];
}

export interface RecordedStatement {
  /** Which of the texts. */
  readonly text: number;
  readonly values: readonly RecordedValue[];
}

export interface RecordedPage {
  readonly headers: Readonly<Record<string, string>>;
  readonly base64: string;
}

/** What stands in a flow's statements in place of what belonged to the recorded turn alone. */
export type Mark = 'user' | 'product' | 'address' | 'key' | `new ${number}`;

/**
 * A value of a statement: as it was, bytes, the hash of the session's token, or a text in which every second piece is
 * a mark.
 */
export type RecordedValue =
  | { readonly same: unknown }
  | { readonly bytes: string }
  | { readonly tokenHash: true }
  | { readonly pieces: readonly string[] };
