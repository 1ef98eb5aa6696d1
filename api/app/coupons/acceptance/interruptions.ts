/**
 * Notes what happens to live selections during the acceptance delay of their coupon (must-hold M9). Each event is noted
 * at once, because a goal counts even when it is taken back before the end of the delay, and a closed market even when
 * it opens again.
 */
import { closedReason } from '@grandstand/shared-types/coupons/evaluation/availability'
import type { QuotedOutcome, Violation } from '@grandstand/shared-types/coupons/evaluation/slip'
import { book } from '#book/book'
import { bookChanges } from '#book/changes'
import { offerOf } from '#book/offer/offers'
import { knownQuoteOf } from '#book/quote'
import { clock } from '#core/timing/clock'
import { isLiveQuote, momentOf, movedSince, type LiveMoment } from '#coupons/acceptance/live_moment'

/** A coupon whose transaction failed is forgotten this long after the end of its delay. */
const FORGOTTEN_AFTER_MS = 60_000

interface WatchedSelection {
  selectionIndex: number
  outcomeId: number
  matchId: number
  askedAt: LiveMoment
}

interface Watched {
  siteId: number
  acceptAt: number
  selections: WatchedSelection[]
  /** Each event once, in order. */
  noted: Violation[]
}

/** Watched coupons by coupon id. */
const watched = new Map<number, Watched>()
/** Ids of watched coupons by match. */
const byMatch = new Map<number, Set<number>>()

/** Watches a coupon's live selections until `endWatch`; `quotes` are their values frozen at placing. */
export function watchSelections(
  { couponId, siteId }: { couponId: number; siteId: number },
  quotes: readonly QuotedOutcome[],
  acceptAt: number
): void {
  forgetOld()
  const selections = quotes.flatMap((quote, selectionIndex): WatchedSelection[] => {
    const { outcomeId, matchId } = quote
    if (!isLiveQuote(quote)) return []
    return [{ selectionIndex, outcomeId, matchId, askedAt: momentOf(quote) }]
  })
  watched.set(couponId, { siteId, acceptAt, selections, noted: [] })
  for (const { matchId } of selections) {
    let coupons = byMatch.get(matchId)
    if (!coupons) byMatch.set(matchId, (coupons = new Set()))
    coupons.add(couponId)
  }
}

/** Events on the coupon's selections since placing; empty for a coupon that was not watched. */
export const interruptionsOf = (couponId: number): readonly Violation[] =>
  watched.get(couponId)?.noted ?? []

export function endWatch(couponId: number): void {
  for (const { matchId } of watched.get(couponId)?.selections ?? []) {
    const coupons = byMatch.get(matchId)
    coupons?.delete(couponId)
    if (coupons?.size === 0) byMatch.delete(matchId)
  }
  watched.delete(couponId)
}

/** Forgets old coupons; entries are in order of age, oldest first. */
function forgetOld(): void {
  const now = clock.now()
  for (const [couponId, { acceptAt }] of watched) {
    if (now - acceptAt < FORGOTTEN_AFTER_MS) return
    endWatch(couponId)
  }
}

bookChanges.on((change) => {
  if (byMatch.size === 0) return
  const matchIds = change.kind === 'producer' ? [...byMatch.keys()] : [change.matchId]
  for (const matchId of matchIds) {
    for (const couponId of byMatch.get(matchId) ?? []) {
      const one = watched.get(couponId)
      if (one) look(one, matchId)
    }
  }
})

function look({ siteId, selections, noted }: Watched, matchId: number): void {
  for (const selection of selections) {
    if (selection.matchId !== matchId) continue
    const { selectionIndex } = selection
    const outcome = book.outcome(selection.outcomeId)
    // while the feeds change hands, the recheck waits until prices are fresh
    const quote = outcome && knownQuoteOf(outcome, { offer: offerOf(siteId) })
    const moved = quote ? movedSince(selection.askedAt, quote) : []
    const closed = quote ? closedReason(quote, clock.now()) : 'matchClosed'
    // the recheck at the end judges silence, because each brand sets how long it may last
    if (closed && closed !== 'rateLocked') moved.push({ key: closed, params: [] })
    for (const violation of moved) {
      const isNoted = noted.some(
        (known) => known.key === violation.key && known.selectionIndex === selectionIndex
      )
      if (!isNoted) noted.push({ ...violation, selectionIndex })
    }
  }
}
