/** What is known to be taken off a bet that has not been settled, for rooms above the catalogue. */
import { deductionAt } from '@grandstand/shared-types/markets/racing/deduction_steps'
import { isOfRunners } from '@grandstand/shared-types/markets/table/market_types'
import { racesNow } from '#catalogue/racing/races_in_force'
import type { Trx } from '#core/database/transactions'

interface PlacedBet {
  matchId: number
  marketTypeId: number
}

/** Whole percent off the profit of each bet, as withdrawals of now have it (rules 19.8). `placedAt` in epoch milliseconds. */
export async function knownDeductions(
  bets: readonly PlacedBet[],
  placedAt: number,
  trx?: Trx
): Promise<number[]> {
  const races = bets.filter(({ marketTypeId }) => isOfRunners(marketTypeId))
  if (races.length === 0) return bets.map(() => 0)
  const known = await racesNow(
    races.map(({ matchId }) => matchId),
    trx
  )
  return bets.map(({ matchId, marketTypeId }) =>
    isOfRunners(marketTypeId) ? deductionAt(known.get(matchId)?.steps ?? [], placedAt) : 0
  )
}
