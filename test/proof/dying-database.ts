import { type KyselyPlugin, type QueryId, type RootOperationNode, TableNode } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Where a process can die inside a transaction; for each the words of the statement after which it does. */
const STATEMENTS = {
  'after the cart is taken': 'delete from cart_items',
  'after the order with its key': 'insert into orders',
  'after the stock is changed': 'update products',
  'after the money is kept': 'update payments',
  'after the payment is dropped': 'update payments',
  'after the refund is owed': 'insert into refunds',
  'after the parts have moved': 'update order_parts',
  'after the timeline': 'insert into order_events',
  'after the return has moved': 'update returns',
  'after the ledger is written': 'insert into ledger_postings',
  'after the invoice is credited': 'insert into invoices',
  'after the provider has written it': 'insert into sandbox_refunds',
  'after the refund is noted': 'update refunds',
  'after the act is written down': 'insert into audit_entries',
} as const;
const AROUND = ['before BEGIN', 'before COMMIT', 'after COMMIT, before the answer'] as const;
/** Of the second transaction, where the first is the provider's. */
const AROUND_SECOND = ['before the second BEGIN', 'before the second COMMIT', 'after the second COMMIT'] as const;

export type Point = keyof typeof STATEMENTS | (typeof AROUND)[number] | (typeof AROUND_SECOND)[number];

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

/** Of a shopper who cancels what is not paid yet, and what is. */
export const CANCELLING_UNPAID: readonly Point[] = [
  'after the payment is dropped',
  'after the stock is changed',
  'after the parts have moved',
  'after the timeline',
  ...AROUND,
];
export const CANCELLING_PAID: readonly Point[] = [
  'after the refund is owed',
  'after the stock is changed',
  'after the parts have moved',
  'after the timeline',
  ...AROUND,
];

/** Of a return that is settled, of its money going back through a provider, and of cash that was sent by hand. */
export const SETTLING: readonly Point[] = [
  'after the ledger is written',
  'after the invoice is credited',
  'after the return has moved',
  'after the refund is owed',
  'after the stock is changed',
  'after the parts have moved',
  'after the timeline',
  ...AROUND,
];
export const SENDING: readonly Point[] = [
  'after COMMIT, before the answer',
  'after the refund is noted',
  'after the provider has written it',
  'before BEGIN',
  'before COMMIT',
  ...AROUND_SECOND,
];
export const SETTLING_BY_HAND: readonly Point[] = [
  'after the refund is noted',
  'after the act is written down',
  ...AROUND,
];

export function isPoint(text: string | undefined): text is Point {
  return [...Object.keys(STATEMENTS), ...AROUND, ...AROUND_SECOND].some(point => point === text);
}

/** The same database, but the process dies by SIGKILL when a transaction comes to this point. */
export function dyingAt(point: Point, db: Database): Database {
  const dieIf = (here: Point) => {
    if (here === point) process.kill(process.pid, 'SIGKILL');
  };
  const watched = db.withPlugin(afterStatements(dieIf));
  let transactions = 0;
  const transaction = () => ({
    execute: async <Result>(work: Parameters<ReturnType<Database['transaction']>['execute']>[0]) => {
      transactions += 1;
      const [beforeBegin, beforeCommit, afterCommit] = transactions === 2 ? AROUND_SECOND : AROUND;
      dieIf(beforeBegin);
      const result = await watched.transaction().execute(async tx => {
        const made = await work(tx);
        dieIf(beforeCommit);
        return made;
      });
      dieIf(afterCommit);
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
