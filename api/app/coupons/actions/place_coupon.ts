/** Places a coupon. Requests that arrive while a transaction commits are written together in the next one. */
import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { dialect } from '#core/dialect/current'
import { book } from '#book/book'
import { areLivePricesFresh, untilFresh } from '#book/sharing/freshness'
import { awaitDecision } from '#coupons/acceptance/acceptance_loop'
import { GroupCommit } from '#core/database/group_commit'
import { traced } from '#core/tracing'
import { placeBatch } from '#coupons/placing/place_batch'
import type { PlaceAnswer, PlaceRequest } from '#coupons/placing/request'

/** Most requests that wait; further ones are refused, since an endless queue would be worse. */
const MAX_WAITING = 2_000
const MAX_BATCH = 128
/** While the database writes one batch, the other writer prepares the next. SQLite has one writer. */
const WRITERS = 2

const queue = new GroupCommit<PlaceRequest, PlaceAnswer>({
  maxBatch: MAX_BATCH,
  maxWaiting: MAX_WAITING,
  writers: () => (dialect().hasManyWriters ? WRITERS : 1),
  write: (requests) =>
    traced('place coupons', { coupons: requests.length }, () => placeBatch(requests)),
})

/**
 * The same user and Idempotency-Key always get the same answer, refusals included. Throws 503 `tecnicalProblem` when
 * too many requests wait.
 */
export async function placeCoupon(request: PlaceRequest): Promise<PlaceAnswer> {
  if (!areLivePricesFresh() && hasLiveSelection(request)) await untilFresh()
  const waiting = queue.add(request)
  if (!waiting) throw new AppError('tecnicalProblem', { status: 503 })
  const answer = await waiting
  if (answer.placed) {
    if (answer.acceptAt) awaitDecision(answer.placed, answer.acceptAt)
    bus.emit('couponPlaced', { couponId: answer.placed, userId: request.principal.userId })
    bus.emit('balanceChanged', { userIds: [request.principal.userId] })
  }
  return answer
}

const hasLiveSelection = ({ body }: PlaceRequest): boolean =>
  body.selections.some(({ outcomeId }) => book.outcome(outcomeId)?.market.isLive === true)
