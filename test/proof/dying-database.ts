import type { KyselyPlugin, OperationNode, QueryId } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Where a process can die while it places an order; for each the words of the statement after which it does. */
const STATEMENTS = {
  'after the cart is taken': 'delete from cart_items',
  'after the order with its key': 'insert into orders',
  'after the stock is taken': 'update products set stock',
} as const;
const AROUND = ['before BEGIN', 'before COMMIT', 'after COMMIT, before the answer'] as const;

export type Point = keyof typeof STATEMENTS | (typeof AROUND)[number];
export const POINTS: readonly Point[] = [...(Object.keys(STATEMENTS) as (keyof typeof STATEMENTS)[]), ...AROUND];

export function isPoint(text: string | undefined): text is Point {
  return POINTS.some(point => point === text);
}

/** The same database, but the process dies by SIGKILL when a transaction comes to this point. */
export function dyingAt(point: Point, db: Database): Database {
  const dieIf = (here: Point) => {
    if (here === point) process.kill(process.pid, 'SIGKILL');
  };
  const watched = db.withPlugin(afterStatements(dieIf));
  const transaction = () => ({
    execute: async <Result>(work: Parameters<ReturnType<Database['transaction']>['execute']>[0]) => {
      dieIf('before BEGIN');
      const result = await watched.transaction().execute(async tx => {
        const made = await work(tx);
        dieIf('before COMMIT');
        return made;
      });
      dieIf('after COMMIT, before the answer');
      return result as Result;
    },
  });
  return new Proxy(watched, {
    get(target, name) {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function afterStatements(dieIf: (here: Point) => void): KyselyPlugin {
  const points = new WeakMap<QueryId, Point>();
  return {
    transformQuery({ node, queryId }) {
      const text = wordsOf(node);
      for (const [point, words] of Object.entries(STATEMENTS))
        if (text.includes(words)) points.set(queryId, point as keyof typeof STATEMENTS);
      return node;
    },
    async transformResult({ result, queryId }) {
      const point = points.get(queryId);
      if (point) dieIf(point);
      return result;
    },
  };
}

function wordsOf(node: OperationNode): string {
  return 'sqlFragments' in node && Array.isArray(node.sqlFragments) ? node.sqlFragments.join('') : '';
}
