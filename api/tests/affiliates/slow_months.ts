/**
 * Statements of several affiliates told slowly: each affiliate's from the whole history of the players who registered while the
 * links brought anybody, and what two levels bring by a walk up (rules 16.1, 16.5 to 16.8).
 */
import type { DealTerms } from '@grandstand/shared-types/affiliates/deal'
import {
  knownAt,
  slowStatements,
  type Known,
  type PlayerPeriod,
  type SlowStatement,
} from '../../../shared-types/tests/support/affiliate_history.ts'
import type { Month, PlayedDay, PlayedProduct } from '#tests/affiliates/random_months'

/** By affiliate, then by day. */
export function slowMonth(month: Month): SlowStatement[][] {
  const days = [...month.days.keys()]
  const deals = month.affiliates.map((_affiliate, index) =>
    days.map((day) => dealOn(month, index, day))
  )
  const histories = deals.map((own, index) => historyOf(month, index, own))
  // by affiliate, then as it is known on a day, then by day
  const known = histories.map((history, index) =>
    days.map((now) => knownAt(history, deals[index] ?? [], now))
  )
  return histories.map((history, above) =>
    slowStatements(history, deals[above] ?? [], {
      subs: (day, now) => broughtUp(month, known, { above, day, now }, deals[above]?.[day] ?? null),
    })
  )
}

/** By which the affiliate earns on a day; null for who is closed in its evening. */
function dealOn(month: Month, affiliate: number, day: number): DealTerms | null {
  if (stateOn(month, affiliate, day) === 'closed') return null
  const { terms = null, later = null } = month.affiliates[affiliate] ?? {}
  return later && later.day <= day ? later.terms : terms
}

function stateOn({ days }: Month, affiliate: number, until: number) {
  let state: 'approved' | 'paused' | 'closed' = 'approved'
  for (let day = 0; day <= until; day++) {
    for (const toggle of days[day]?.toggles ?? []) {
      if (toggle.affiliate === affiliate) state = state === 'approved' ? toggle.to : 'approved'
    }
  }
  return state
}

function historyOf(
  month: Month,
  affiliate: number,
  deals: readonly (DealTerms | null)[]
): PlayerPeriod[][] {
  const own = month.players.flatMap((player, index) =>
    player.affiliate === affiliate && stateOn(month, affiliate, player.joins) === 'approved'
      ? [index]
      : []
  )
  return month.days.map(({ players }, day) => {
    const products = deals[day]?.products ?? null
    const isShared = (product: PlayedProduct) => products === null || products.includes(product)
    return own.map((index) => {
      const played = players[index]
      const isThere = (month.players[index]?.joins ?? 0) <= day
      return isThere && played ? periodOf(played, isShared) : NOTHING
    })
  })
}

const NOTHING: PlayerPeriod = {
  ...{ standing: 'counts', stakes: 0, payouts: 0, corrections: 0 },
  ...{ bonuses: 0, deposit: 0, returned: 0 },
}

function periodOf(
  { standing, plays, bonuses, deposit, returned }: PlayedDay,
  isShared: (product: PlayedProduct) => boolean
): PlayerPeriod {
  const sums = { stakes: 0, otherStakes: 0, payouts: 0, corrections: 0 }
  for (const { product, stake, refund, win, resettle } of plays) {
    if (isShared(product)) {
      sums.stakes += stake - refund
      sums.payouts += win
      sums.corrections -= resettle
    } else sums.otherStakes += stake - refund
  }
  return { standing, ...sums, bonuses, deposit, returned, returnedAfter: 0.5 }
}

/** What each affiliate one and two below earned on a day as it is known on another, by the rates of the one above. */
function broughtUp(
  month: Month,
  known: readonly (readonly Known[][])[],
  { above, day, now }: { above: number; day: number; now: number },
  terms: DealTerms | null
): number {
  if (!terms) return 0
  let sum = 0
  month.affiliates.forEach(({ parent }, index) => {
    if (parent === null || linkedTo(month, index, now) < day) return
    const grandparent = month.affiliates[parent]?.parent ?? null
    const isSecond = grandparent === above && linkedTo(month, parent, now) >= day
    const rate = parent === above ? terms.subRate : isSecond ? terms.secondSubRate : 0
    const told = known[index]?.[now]?.[day]
    const earned = told ? told.share + told.cpa : 0
    if (earned > 0) sum += Number((BigInt(earned) * BigInt(rate)) / 10_000n)
  })
  return sum
}

/** Up to which day an affiliate counts for the one above as known then: up to the latest decision, or not at all. */
function linkedTo({ days }: Month, affiliate: number, now: number): number {
  let decided = now
  while (decided >= 0 && days[decided]?.links[affiliate] === 'held') decided--
  return days[decided]?.links[affiliate] === 'counts' ? decided : -1
}
