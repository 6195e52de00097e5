import { type KyselyPlugin, type QueryId, type RootOperationNode, TableNode } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Where a process can die inside a transaction; for each the words of the statement after which it does. */
const STATEMENTS = {
  'after the cart is taken': 'delete from cart_items',
  'after the order with its key': 'insert into orders',
  'after the stock is changed': 'update products set stock',
  'after the money is kept': 'update payments',
  'after the refund is owed': 'insert into refunds',
  'after the parts have moved': 'update order_parts set status',
  'after the timeline': 'insert into order_events',
} as const;
const AROUND = ['before BEGIN', 'before COMMIT', 'after COMMIT, before the answer'] as const;

export type Point = keyof typeof STATEMENTS | (typeof AROUND)[number];

export const PLACING: readonly Point[] = [
  'after the cart is taken',
  'after the order with its key',
  'after the stock is changed',
  ...AROUND,
];
export const MOVING: readonly Point[] = [
  'after the stock is changed',
  'after the parts have moved',
  'after the timeline',
  ...AROUND,
];

/** Of money that comes, and of what was paid going back. */
export const CAPTURING: readonly Point[] = ['after the money is kept', 'after the parts have moved', ...AROUND];
export const REFUNDING: readonly Point[] = ['after the stock is changed', 'after the refund is owed', ...AROUND];

export function isPoint(text: string | undefined): text is Point {
  return [...Object.keys(STATEMENTS), ...AROUND].some(point => point === text);
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
  // One statement may do several things.
  const points = new WeakMap<QueryId, Point[]>();
  return {
    transformQuery({ node, queryId }) {
      const text = wordsOf(node);
      const said = Object.entries(STATEMENTS).filter(([, words]) => text.includes(words));
      points.set(
        queryId,
        said.map(([point]) => point as keyof typeof STATEMENTS),
      );
      return node;
    },
    async transformResult({ result, queryId }) {
      points.get(queryId)?.forEach(dieIf);
      return result;
    },
  };
}

/** A statement as far as its points are told by: text written by hand, or the head of one that was built. */
function wordsOf(node: RootOperationNode): string {
  if (node.kind === 'RawNode') return node.sqlFragments.join('');
  if (node.kind === 'UpdateQueryNode' && node.table && TableNode.is(node.table))
    return `update ${node.table.table.identifier.name}`;
  return node.kind === 'InsertQueryNode' ? `insert into ${node.into?.table.identifier.name}` : '';
}
