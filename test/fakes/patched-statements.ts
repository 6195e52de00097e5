import pg from 'pg';
import { StatementBatch } from '#platform/db/postgres/statement-batch.ts';

export interface PatchedStatements {
  /** How many statements were sent otherwise than they were written. */
  readonly times: () => number;
  /** What the database could not even read: then nothing is shown by what fails. */
  readonly nonsense: () => readonly string[];
  readonly end: () => void;
}

type Query = (this: pg.Client, ...given: unknown[]) => unknown;

/** From now on, in this process, statements go to the database with some words in place of others. */
export function patchStatements(from: RegExp, to: string): PatchedStatements {
  const driver = pg.Client.prototype as unknown as { query: Query };
  const query = driver.query;
  let times = 0;
  const nonsense: string[] = [];
  const noteNonsense = (error: { code?: string; message: string } | null) => {
    if (error?.code?.startsWith('42')) nonsense.push(error.message);
  };
  const patchedText = ({ name: _name, ...unnamed }: pg.QueryConfig) => ({
    ...unnamed,
    text: unnamed.text.replace(from, to),
  });
  const patchedBatch = ({ statements, answered }: StatementBatch) => {
    const isMeant = statements.map(({ text }) => from.test(text));
    times += isMeant.filter(Boolean).length;
    const patched = statements.map((each, at) => (isMeant[at] ? patchedText(each) : each));
    return new StatementBatch(patched, outcomes => {
      const refused = outcomes.find((each, at) => isMeant[at] && 'error' in each);
      if (refused && 'error' in refused) noteNonsense(refused.error);
      answered(outcomes);
    });
  };
  driver.query = function (first, ...rest) {
    const [answered] = rest;
    if (first instanceof StatementBatch) return query.call(this, patchedBatch(first), ...rest);
    const config = first as { readonly text?: unknown; readonly name?: string };
    if (typeof config?.text !== 'string' || !from.test(config.text)) return query.call(this, first, ...rest);
    times += 1;
    // Without its name, because under that the connection may know what was written.
    const patched = patchedText(config as pg.QueryConfig);
    if (typeof answered !== 'function') return query.call(this, patched, ...rest);
    return query.call(this, patched, (error: { code?: string; message: string } | null, result: unknown) => {
      noteNonsense(error);
      answered(error, result);
    });
  };
  return {
    times: () => times,
    nonsense: () => nonsense,
    end: () => {
      driver.query = query;
    },
  };
}
