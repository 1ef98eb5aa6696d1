/**
 * Statements of several affiliates told slowly: each affiliate's from the whole history of the players who registered while the
 * links brought anybody, and what two levels bring by a walk up (rules 16.1, 16.5 to 16.7).
 */
import type { DealTerms } from '@grandstand/shared-types/affiliates/deal'
import {
  slowStatements,
  type PlayerPeriod,
  type SlowStatement,
} from '../../../shared-types/tests/support/affiliate_history.ts'
import type { Month, PlayedDay, PlayedProduct } from '#tests/affiliates/random_months'

interface Told extends SlowStatement {
  sub: number
}

/** By affiliate, then by day. */
export function slowMonth(month: Month): Told[][] {
  const histories = month.affiliates.map((_affiliate, index) => historyOf(month, index))
  const alone = month.affiliates.map(({ terms }, index) =>
    slowStatements(histories[index] ?? [], terms)
  )
  return month.affiliates.map(({ terms }, index) => {
    const subs = month.days.map((_day, day) => broughtUp(month, alone, index, day))
    return slowStatements(histories[index] ?? [], terms, subs).map((told, day) => ({
      ...told,
      sub: subs[day] ?? 0,
    }))
  })
}

function historyOf(month: Month, affiliate: number): PlayerPeriod[][] {
  const products = month.affiliates[affiliate]?.terms.products ?? null
  const isShared = (product: PlayedProduct) => products === null || products.includes(product)
  const own = month.players.flatMap((player, index) =>
    player.affiliate === affiliate && isOpen(month, affiliate, player.joins) ? [index] : []
  )
  return month.days.map(({ players }, day) =>
    own.map((index) => {
      const played = players[index]
      const isThere = (month.players[index]?.joins ?? 0) <= day
      return isThere && played ? periodOf(played, isShared) : NOTHING
    })
  )
}

const NOTHING: PlayerPeriod = {
  ...{ standing: 'counts', stakes: 0, payouts: 0, corrections: 0 },
  ...{ bonuses: 0, deposit: 0, returned: 0 },
}

/** Each toggle pauses an affiliate, or lets it go on. */
function isOpen({ days }: Month, affiliate: number, until: number): boolean {
  let open = true
  for (let day = 0; day <= until; day++) if (days[day]?.toggles.includes(affiliate)) open = !open
  return open
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
  return { standing, ...sums, bonuses, deposit, returned }
}

/** What each affiliate one and two below earned on a day, by the rates of the one above. */
function broughtUp(
  { affiliates }: Month,
  alone: readonly SlowStatement[][],
  above: number,
  day: number
): number {
  const { subRate = 0, secondSubRate = 0 }: Partial<DealTerms> = affiliates[above]?.terms ?? {}
  let sum = 0
  affiliates.forEach(({ parent }, index) => {
    const told = alone[index]?.[day]
    const earned = told ? told.share + told.cpa : 0
    const grandparent = parent === null ? null : (affiliates[parent]?.parent ?? null)
    const rate = parent === above ? subRate : grandparent === above ? secondSubRate : 0
    if (earned > 0) sum += Number((BigInt(earned) * BigInt(rate)) / 10_000n)
  })
  return sum
}
