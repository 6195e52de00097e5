import type { RecordedStatement, RecordedValue, Recording } from '#bench/bare/recorded.ts';

/** The table from which a script takes whose turn it is: `n`, and `user`, `product`, `token` as texts. */
export const TURNS_TABLE = 'bench_turns';

/**
 * What one flow asks of the database, as a script of pgbench: the same statements in the same order, with the same values
 * in them but for what belongs to a turn. That is worked out first, in one more statement, which a driver would not send.
 */
export function pgbenchScript(recording: Recording, flow: string, turns: number): string {
  const made = new TurnValues();
  const statements = (recording.flows[flow] ?? []).flat().map(statement => withValues(recording, statement, made));
  return `\\set n random(1, ${turns})\n${made.statement()} \\gset\n${statements.join('\n')}\n`;
}

/** Values that are another each turn, each by its own variable. */
class TurnValues {
  readonly #expressions = new Map<string, string>();
  readonly #marks = new Map([
    ['user', '"user"'],
    ['product', 'product'],
  ]);

  variable(pieces: readonly string[]): string {
    const parts = pieces.map((piece, at) => (at % 2 === 1 ? this.#columnOf(piece) : literal(piece)));
    const expression = parts.filter(part => part !== "E''").join(' || ');
    const known = this.#expressions.get(expression) ?? `v${this.#expressions.size}`;
    this.#expressions.set(expression, known);
    return `:${known}`;
  }

  #columnOf(mark: string): string {
    const column = this.#marks.get(mark) ?? `m${this.#marks.size}`;
    this.#marks.set(mark, column);
    return column;
  }

  /** Made ids must be the same wherever they stand, so they are columns of a query of their own. */
  statement(): string {
    const made = [...this.#marks.values()].slice(2).map(column => `, gen_random_uuid()::text as ${column}`);
    const values = [...this.#expressions].map(([expression, name]) => `, ${expression} as ${name}`);
    return `select token as token${values.join('')}
from (select *${made.join('')} from ${TURNS_TABLE} where n = :n) turn`;
  }
}

function withValues({ texts }: Recording, { text, values }: RecordedStatement, made: TurnValues): string {
  const statement = (texts[text] ?? '').replace(/\$(\d+)/g, (_whole, number: string) => {
    const value = values[Number(number) - 1];
    return value ? sqlOf(value, made) : 'null';
  });
  return `${statement.trim().replace(/;$/, '')};`;
}

function sqlOf(value: RecordedValue, made: TurnValues): string {
  if ('tokenHash' in value) return ':token';
  if ('bytes' in value) return literal(`\\x${value.bytes}`);
  if ('pieces' in value) return made.variable(value.pieces);
  return value.same === null || value.same === undefined ? 'null' : literal(String(value.same));
}

/** A colon would begin a variable, so it is written by its number. */
function literal(text: string): string {
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;
}
