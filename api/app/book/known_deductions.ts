/** What is known to be taken off a bet that has not been settled, for rooms above the catalogue. */
import { deductionAt } from '@grandstand/shared-types/markets/racing/deduction_steps'
import { hasRunner } from '@grandstand/shared-types/racing/field/field'
import type { PriceKind } from '@grandstand/shared-types/coupons/model/price_kind'
import type { KnownWithdrawal } from '@grandstand/shared-types/wire/betting/coupons'
import { isOnRunners } from '@grandstand/shared-types/markets/table/market_types'
import { ANTE_POST, DEDUCTED_MARKETS } from '@grandstand/shared-types/markets/table/races'
import { loadFields } from '#catalogue/racing/field_rows'
import { runnersBehind } from '#catalogue/racing/runner_market'
import { racesNow } from '#catalogue/racing/races_in_force'
import type { Trx } from '#core/database/transactions'

interface PlacedBet {
  matchId: number
  marketTypeId: number
  /** At the starting price nothing is taken off. */
  priceKind?: PriceKind | null
}

/** Whole percent off the profit of each bet, as withdrawals of now have it (rules 19.8). `placedAt` in epoch milliseconds. */
export async function knownDeductions(
  bets: readonly PlacedBet[],
  placedAt: number,
  trx?: Trx
): Promise<number[]> {
  const races = bets.filter(isDeducted)
  if (races.length === 0) return bets.map(() => 0)
  const known = await racesNow(
    races.map(({ matchId }) => matchId),
    trx
  )
  return bets.map((bet) =>
    isDeducted(bet) ? deductionAt(known.get(bet.matchId)?.steps ?? [], placedAt) : 0
  )
}

const isDeducted = ({ marketTypeId, priceKind }: PlacedBet): boolean =>
  DEDUCTED_MARKETS.includes(marketTypeId) && priceKind !== 'startingPrice'

interface OpenBet extends PlacedBet {
  specifier: string
  outcomeKey: string
}

/** What withdrawals of now mean for each bet that has no result; null where they mean nothing. `placedAt` in epoch milliseconds. */
export async function knownWithdrawals(
  bets: readonly OpenBet[],
  placedAt: number
): Promise<(KnownWithdrawal | null)[]> {
  const races = bets.filter(({ marketTypeId }) => isOnRunners(marketTypeId))
  if (races.length === 0) return bets.map(() => null)
  const percents = await knownDeductions(bets, placedAt)
  const fields = await loadFields(races.map(({ matchId }) => matchId))
  return bets.map(({ matchId, marketTypeId, specifier, outcomeKey }, at) => {
    const field = isOnRunners(marketTypeId) ? fields.get(matchId) : undefined
    const runners = runnersBehind({
      market_type_id: marketTypeId,
      specifier,
      outcome_key: outcomeKey,
    })
    if (!field || runners.length === 0) return null
    const isOut = !runners.every((runner) => hasRunner(field, runner))
    const deductionPercent = isOut ? 0 : (percents[at] ?? 0)
    const losesStake = isOut && marketTypeId === ANTE_POST
    return isOut || deductionPercent > 0 ? { isOut, losesStake, deductionPercent } : null
  })
}
