/** Statements of an SQLite connection that stay prepared: preparing one takes about as long as running it. */

interface Preparing {
  prepare(sql: string): unknown
}

const MOST_STATEMENTS = 500
/** A longer one, with the rows of a whole batch, comes rarely again and takes much memory. */
const LONGEST_SQL = 4_000
/** Statements that come again and leave the schema as it is; names of savepoints differ each time. */
const COMES_AGAIN = /^\s*(?:select|with|insert|update|delete|begin|commit|rollback\s*;?\s*$)/i

/** Makes `handle.prepare` give out the statement of the same text again. A change of the schema forgets all of them. */
export function keepStatements(handle: Preparing): void {
  const prepare = handle.prepare.bind(handle)
  const kept = new Map<string, unknown>()
  handle.prepare = (sql) => {
    if (!COMES_AGAIN.test(sql)) {
      if (!/^\s*(?:savepoint|release|rollback)/i.test(sql)) kept.clear()
      return prepare(sql)
    }
    const statement = kept.get(sql) ?? prepare(sql)
    if (sql.length > LONGEST_SQL) return statement
    // the first of a map is the one that was asked for longest ago
    kept.delete(sql)
    kept.set(sql, statement)
    const [oldest] = kept.keys()
    if (kept.size > MOST_STATEMENTS && oldest !== undefined) kept.delete(oldest)
    return statement
  }
}
