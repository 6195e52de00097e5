import type { Database } from '#platform/db/database.ts';

/**
 * A read that a transaction makes only once, for what it does not change itself and several of its steps need. Outside of
 * transactions each call reads.
 */
export function oncePerTransaction<Value>(read: (db: Database) => Promise<Value>): (db: Database) => Promise<Value> {
  const known = new WeakMap<Database, Promise<Value>>();
  return db => {
    if (!db.isTransaction) return read(db);
    const value = known.get(db) ?? read(db);
    known.set(db, value);
    return value;
  };
}
