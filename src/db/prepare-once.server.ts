import type { Db } from "./client.server.ts";

/**
 * For statements of drizzle's that run often: their text is put together once for each pool, and each
 * connection plans them once. What differs from call to call is a placeholder.
 */
export function prepareOnce<Statement>(prepare: (db: Db) => Statement): (db: Db) => Statement {
  const prepared = new WeakMap<Db, Statement>();
  return (db) => {
    const known = prepared.get(db);
    if (known) return known;
    const statement = prepare(db);
    prepared.set(db, statement);
    return statement;
  };
}
