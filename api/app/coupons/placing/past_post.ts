/**
 * Records refused bets on matches that had started, so that staff can look at players who try often (must-hold M10).
 */
import type { Evaluation } from '@grandstand/shared-types/coupons/evaluation/slip'
import { recordAudit } from '#audit/record_audit'
import { book } from '#book/book'
import type { Trx } from '#core/database/transactions'
import type { PlaceRequest } from '#coupons/placing/request'

export interface PastPostBet {
  request: PlaceRequest
  evaluation: Evaluation
  siteId: number
}

const STARTED = 'matchStarted'

export const isPastPost = ({ violations }: Evaluation): boolean =>
  violations.some(({ key }) => key === STARTED)

/** One row for each bet, with the late selections and the starts of their matches in epoch milliseconds. */
export async function recordPastPost(trx: Trx, bets: readonly PastPostBet[]): Promise<void> {
  for (const { request, evaluation, siteId } of bets) {
    const late = evaluation.violations.flatMap(({ key, selectionIndex }) =>
      key === STARTED && selectionIndex !== undefined
        ? (request.body.selections[selectionIndex]?.outcomeId ?? [])
        : []
    )
    const { userId } = request.principal
    await recordAudit(trx, {
      siteId,
      actorId: userId,
      action: 'coupon.pastPost',
      subjectType: 'user',
      subjectId: userId,
      detail: {
        key: request.key,
        selections: late.map((outcomeId) => {
          const quote = book.quote(outcomeId)
          return { outcomeId, matchId: quote?.matchId, startsAt: quote?.startsAt }
        }),
      },
      ip: request.ip,
    })
  }
}
