/** The clock of the database's server, beside which the tests move the clock of a process (scripts/lib/clock). */

/** Milliseconds by which the clock of this process was moved ahead of the machine's; 0 outside tests. */
export function movedAheadMs(): number {
  const { aheadMs = 0 } = Date as DateConstructor & { aheadMs?: number }
  return aheadMs
}

/** The SQL of the database's clock in epoch milliseconds, moved as this process is. */
export const databaseClock = (sql: string): string =>
  movedAheadMs() === 0 ? sql : `(${sql} + ${movedAheadMs()})`
