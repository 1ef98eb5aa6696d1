/**
 * The values of a live selection that are frozen at placing and compared at the end of the acceptance delay (must-hold
 * M9).
 */
import type { QuotedOutcome, Violation } from '@grandstand/shared-types/coupons/evaluation/slip'
import { isInPlay } from '@grandstand/shared-types/catalogue/match_status'
import type { Score } from '@grandstand/shared-types/markets/model/match_facts'

export const isLiveQuote = ({ matchStatus }: QuotedOutcome): boolean => isInPlay(matchStatus)

export interface LiveMoment {
  /** Score such as `1:0`; empty before the match. */
  scoreAt: string
  redCardsAt: string
}

export function momentOf(quote: QuotedOutcome): LiveMoment {
  if (!isLiveQuote(quote)) return { scoreAt: '', redCardsAt: '' }
  return { scoreAt: written(quote.score), redCardsAt: written(quote.redCards) }
}

const written = (score: Score | null | undefined): string => (score ? score.join(':') : '')

/** Changed score or red cards since placing: `liveScoreChanged`, `liveRedCard`. */
export function movedSince(asked: LiveMoment, quote: QuotedOutcome): Violation[] {
  const now = momentOf(quote)
  const moved: Violation[] = []
  if (asked.scoreAt !== '' && now.scoreAt !== '' && now.scoreAt !== asked.scoreAt) {
    moved.push({ key: 'liveScoreChanged', params: [asked.scoreAt, now.scoreAt] })
  }
  if (asked.scoreAt !== '' && now.redCardsAt !== '' && now.redCardsAt !== asked.redCardsAt) {
    moved.push({ key: 'liveRedCard', params: [] })
  }
  return moved
}
