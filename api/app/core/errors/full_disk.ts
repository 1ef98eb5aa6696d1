/** The database has no room left: its disk is full, or a bound of its files is reached. */
import { codeOf } from '#core/errors/lost_connection'

const FULL_CODES: ReadonlySet<string> = new Set([
  'SQLITE_FULL',
  'ER_RECORD_FILE_FULL',
  'ER_DISK_FULL',
  'ER_ERROR_ON_WRITE',
  'ENOSPC',
])
/** Nobody may write in the meantime, so that whoever looks still hears of it. */
const TOLD_FOR_MS = 30_000

/** By `performance.now()`. */
let metAt = -Infinity

/** True when the database refused to write for want of room; remembered for `isDiskFullNow`. */
export function isDiskFull(error: unknown): boolean {
  const isFull = FULL_CODES.has(codeOf(error))
  if (isFull) metAt = performance.now()
  return isFull
}

/** Whether a write was refused for want of room in the last half minute. */
export const isDiskFullNow = (): boolean => performance.now() - metAt < TOLD_FOR_MS
