import { PGlite } from '@electric-sql/pglite';
import { type Catalogue, ColumnFacts, type Origin } from './column-facts.ts';
import { nodeIn, nodesIn, readTree } from './query-tree.ts';

/** A column of the rows of a statement, as PostgreSQL describes it without running it. */
export interface DescribedColumn {
  readonly name: string;
  /** As PostgreSQL names it: `timestamp with time zone`, `uuid[]`. */
  readonly type: string;
  readonly mayBeNull: boolean;
  readonly origin: Origin | null;
}

/** The embedded engine with the tables of the shop: it analyses statements, and runs none. */
export class Describer {
  readonly #lite: PGlite;
  readonly #catalogue: Catalogue;

  private constructor(lite: PGlite, catalogue: Catalogue) {
    this.#lite = lite;
    this.#catalogue = catalogue;
  }

  static async open(schema: string): Promise<Describer> {
    const lite = await PGlite.create();
    await lite.exec(schema);
    return new Describer(lite, await readCatalogue(lite));
  }

  /** To be called one after the other. @throws what PostgreSQL says when the text is no statement of these tables */
  async describe(text: string): Promise<DescribedColumn[]> {
    await this.#lite.exec('begin');
    try {
      await this.#lite.exec(`prepare described as ${text}`);
      const { rows: prepared } = await this.#lite.query<{ types: string[] | null; given: string[] }>(
        `select result_types::text[] as types, parameter_types::text[] as given from pg_prepared_statements`,
      );
      const { types, given } = prepared[0] ?? { types: null, given: [] };
      // The body of a function is stored as it was analysed, and a function may have any statement with parameters.
      await this.#lite.exec(
        `create function described(${given.join(', ')}) returns void language sql begin atomic ${text}; end`,
      );
      const { rows } = await this.#lite.query<{ body: string }>(
        `select prosqlbody::text as body from pg_proc where proname = 'described'`,
      );
      const facts = new ColumnFacts(nodeIn(nodesIn(nodesIn(readTree(rows[0]?.body ?? ''))[0])[0]), this.#catalogue);
      return facts.targets.map((target, index) => ({
        name: String(target.resname),
        type: types?.[index] ?? 'unknown',
        mayBeNull: facts.mayBeNull(target),
        origin: facts.originOf(target),
      }));
    } finally {
      await this.#lite.exec('rollback; deallocate all');
    }
  }

  close(): Promise<void> {
    return this.#lite.close();
  }
}

async function readCatalogue(lite: PGlite): Promise<Catalogue> {
  const { rows: tables } = await lite.query<{ id: number; name: string }>(
    `select oid::int as id, relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  const { rows: columns } = await lite.query<{ key: string; name: string; isNullable: boolean }>(
    `select attrelid || '.' || attnum as key, attname as name, c.relkind = 'r' and not attnotnull as "isNullable"
     from pg_attribute join pg_class c on c.oid = attrelid`,
  );
  const { rows: functions } = await lite.query<{ id: number; name: string; isStrict: boolean }>(
    `select oid::int as id, proname as name, proisstrict as "isStrict" from pg_proc`,
  );
  const { rows: operators } = await lite.query<{ id: number; name: string }>(
    `select oid::int as id, oprname as name from pg_operator`,
  );
  return {
    tables: new Map(tables.map(({ id, name }) => [id, name])),
    columns: new Map(columns.map(({ key, ...column }) => [key, column])),
    functions: new Map(functions.map(({ id, ...each }) => [id, each])),
    operators: new Map(operators.map(({ id, name }) => [id, name])),
  };
}
