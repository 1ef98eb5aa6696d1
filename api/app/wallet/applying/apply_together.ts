/** Calls that come at one moment share a commit (decision 2). */
import { AppError } from '#core/errors/app_error'
import { GroupCommit } from '#core/database/group_commit'
import { dialect } from '#core/dialect/current'
import type { MoneyAnswer } from '#wallet/calls/calls'
import { applyCalls } from '#wallet/applying/apply_calls'
import type { Order } from '#wallet/applying/item'

const MOST_AT_ONCE = 128
const MOST_WAITING = 10_000
/** While the database writes some, the other writer prepares the next. SQLite has one writer. */
const WRITERS = 2

const commits = new GroupCommit<Order, MoneyAnswer>({
  maxBatch: MOST_AT_ONCE,
  maxWaiting: MOST_WAITING,
  writers: () => (dialect().hasManyWriters ? WRITERS : 1),
  write: applyCalls,
})

/** Resolves after the commit. Throws 503 `tecnicalProblem` when too many calls wait. */
export async function applyTogether(order: Order): Promise<MoneyAnswer> {
  const waiting = commits.add(order)
  if (!waiting) throw new AppError('tecnicalProblem', { status: 503 })
  return waiting
}
