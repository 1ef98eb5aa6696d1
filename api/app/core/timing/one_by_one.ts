/** Work of a loop on many rows, of which one may be broken. */
import logger from '@adonisjs/core/services/logger'

/** The cause of so many failures in a row is not the row. */
const MOST_IN_A_ROW = 5

interface Going {
  /** What could not be done, for the server's log. */
  failed: string
  isStopped?: (() => boolean) | undefined
}

/**
 * Works on rows one after another, until `isStopped` says so, and resolves to the number of those for which `work` said true. A
 * row that throws is logged and keeps no row behind it waiting; five in a row stop the work, and the last error is thrown.
 */
export async function oneByOne<T extends { id: number }>(
  rows: readonly T[],
  { failed, isStopped = () => false }: Going,
  work: (row: T) => Promise<unknown>
): Promise<number> {
  let done = 0
  let inARow = 0
  for (const row of rows) {
    if (isStopped()) return done
    try {
      if ((await work(row)) === true) done++
      inARow = 0
    } catch (error) {
      if (++inARow === MOST_IN_A_ROW) throw error
      logger.error({ id: row.id, err: error }, failed)
    }
  }
  return done
}
