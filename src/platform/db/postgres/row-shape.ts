import pg from 'pg';

/** What PostgreSQL sends of a row: each column as text. */
type SentRow = readonly (string | null)[];

/** How the rows of a statement are read: the names of its columns, and what makes a value of each column's text. */
export class RowShape {
  readonly fields: pg.FieldDef[];
  readonly #parsers: readonly ((text: string) => unknown)[];
  /** Copied for each row, so that all of them are alike to the engine. */
  readonly #empty: Readonly<Record<string, null>>;

  constructor(fields: pg.FieldDef[]) {
    this.fields = fields;
    this.#parsers = fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text'));
    this.#empty = Object.fromEntries(fields.map(({ name }) => [name, null]));
  }

  read(sent: SentRow): object {
    const row: Record<string, unknown> = { ...this.#empty };
    for (let at = 0; at < this.fields.length; at += 1) {
      const text = sent[at] ?? null;
      row[(this.fields[at] as pg.FieldDef).name] = text === null ? null : this.#parsers[at]?.(text);
    }
    return row;
  }
}

export const NO_COLUMNS = new RowShape([]);
